import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { allRoutes, openApi } from '@waymark/contracts'
import { apiPage } from '@waymark/contracts/api-page'
import { accountPages, linkTo, routes, routesIn } from '../src/routes.ts'
import type { PublicPage } from '../src/site/prerender/public-pages.tsx'
import { publicDocument } from './document.ts'
import { filesOf, type Manifest, readManifest, staticClosure } from './manifest.ts'
import { metaOf, writePublicPages } from './public-pages.ts'
import { partsOf, screenParts } from './screen-parts.ts'

type Prerender = {
  renderLanding(): string
  renderNotFound(): string
  renderWizard(): string
  renderStartUp(): string
  publicPages(): PublicPage[]
  firstPaintScript: string
}

/** Writes the documents: prerendered pages and the app shell, plus the hash that the content security policy names. */
export async function writePages(dist: string): Promise<void> {
  const client = path.join(dist, 'client')
  const pages = path.join(dist, 'pages')
  const manifest = await readManifest(client)
  const prerender = (await import(pathToFileURL(path.join(dist, 'prerender/entry.js')).href)) as Prerender
  const theme = `<script>${prerender.firstPaintScript}</script>`
  const fonts = await fontPreloads(client)

  const built = await readFile(path.join(client, 'index.html'), 'utf8')
  const shell = built
    .replace('<!--theme-->', `${theme}${fonts}`)
    .replaceAll(/ type="module"| rel="modulepreload"/g, `$&${afterStyles}`)
  await rm(path.join(client, 'index.html'))
  const start = shell.replace('<!--app-->', prerender.renderStartUp())
  await writeFile(path.join(pages, 'app.html'), start)
  await writeScreenDocuments({ pages, start, manifest })
  const landing = {
    title: 'Waymark: your next move, clearly marked',
    description:
      'Waymark compares your interests, values and skills with about 870 occupations and shows where you fit, how sure that is, and what speaks against it.',
  }
  const landingData = { '@type': 'WebSite', name: 'Waymark', description: landing.description }
  await writeFile(
    path.join(pages, 'landing.html'),
    publicDocument({
      ...landing,
      head: `${theme}${fonts}${headLinks(manifest, 'src/site/island/landing.ts')}${metaOf({ ...landing, path: linkTo('home'), kind: 'website', data: landingData })}`,
      body: prerender.renderLanding(),
    }),
  )

  await writeFile(
    path.join(pages, 'not-found.html'),
    publicDocument({
      title: '404 Page Not Found · Waymark',
      description: 'This page does not exist.',
      head: `<meta name="robots" content="noindex">${theme}${fonts}${headLinks(manifest, 'src/site/island/landing.ts')}`,
      body: prerender.renderNotFound(),
    }),
  )
  const wizardMeta = metaOf({
    path: linkTo('detailedAssessment'),
    title: 'Choose a report type',
    description: 'Four personal career reports of 25 pages and more: choose one, answer the questions, get it by e-mail.',
    kind: 'website',
    data: { '@type': 'WebPage', name: 'Choose a report type' },
  })
  await writeFile(
    path.join(pages, 'detailed-assessment.html'),
    shell
      .replace('<!--app-->', prerender.renderWizard())
      .replace('<title>Waymark</title>', '<title>Choose a report type · Waymark</title>')
      .replace('</head>', `${wizardMeta}${partLinks(manifest, [screenParts.detailedAssessment])}</head>`),
  )

  await writePublicPages({
    pages,
    list: prerender.publicPages(),
    headOf: (island) => `${theme}${fonts}${headLinks(manifest, `src/site/island/${island}.ts`)}`,
  })
  await writeApiPages({ client, pages, head: `${theme}${fonts}${headLinks(manifest, 'src/site/island/landing.ts')}` })

  const hash = createHash('sha256').update(prerender.firstPaintScript).digest('base64')
  await writeFile(path.join(pages, 'policy.json'), JSON.stringify({ scriptHashes: [`sha256-${hash}`] }))
}

/**
 * A document for each screen of the signed-in product: the spinner alone, since it is not known who is here, with what the screen needs on
 * its way before the app's script asks.
 */
async function writeScreenDocuments({ pages, start, manifest }: { pages: string; start: string; manifest: Manifest }) {
  for (const screen of routesIn('app', 'both')) {
    const places = screen === 'account' ? accountPages.map(({ key }) => linkTo(screen, { page: key })) : [routes[screen].path]
    const links = partLinks(manifest, partsOf(screen))
    for (const place of places) {
      const file = path.join(pages, 'screens', `${place === '/' ? '/home' : place.replaceAll(':', '_')}.html`)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, start.replace('</head>', `${links}</head>`))
    }
  }
}

/** The API to read and as OpenAPI 3.1, both made from the contracts. */
async function writeApiPages({ client, pages, head }: { client: string; pages: string; head: string }): Promise<void> {
  const css = await readFile(path.join(import.meta.dirname, '../src/site/api-docs.css'), 'utf8')
  const document = publicDocument({
    title: 'API · Waymark',
    description: 'Every call of the Waymark API, with its input, its answer and its failures.',
    head: `${head}<style>${css}</style>`,
    body: apiPage(allRoutes),
  })
  await writeFile(path.join(pages, 'api-docs.html'), document)
  await mkdir(path.join(client, 'api'), { recursive: true })
  await writeFile(
    path.join(client, 'api/openapi.json'),
    JSON.stringify(openApi(allRoutes, { title: 'Waymark API', version: '1' })),
  )
}

function headLinks(manifest: Manifest, entry: string): string {
  const { scripts, styles } = filesOf(manifest, staticClosure(manifest, entry))
  const sheets = styles.map((file) => `<link rel="stylesheet" href="/${file}">`)
  const modules = scripts.map((file) => `<script type="module" src="/${file}"></script>`)
  return [...sheets, ...modules].join('')
}

/** What lazy parts need, so that a prerendered page has its styles at once and its script early. */
function partLinks(manifest: Manifest, parts: readonly string[]): string {
  const already = staticClosure(manifest, 'index.html')
  const needed = parts.flatMap((part) => [...staticClosure(manifest, part)]).filter((key) => !already.has(key))
  const { scripts, styles } = filesOf(manifest, needed)
  const sheets = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  const modules = scripts.map((file) => `<link rel="modulepreload"${afterStyles} crossorigin href="/${file}">`)
  return [...sheets, ...modules].join('')
}

/** What the document shows needs its styles and faces only: they come first, then the script that draws over it. */
const afterStyles = ' fetchpriority="low"'

/** The two Latin faces are on every page above the fold; the other subsets load on demand. */
async function fontPreloads(client: string): Promise<string> {
  const files = await readdir(path.join(client, 'assets'))
  return files
    .filter((file) => /^(besley|hanken-grotesk)-latin-wght-normal.*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('')
}
