import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { escapeText } from '../src/lib/escape-text.ts'
import { linkTo } from '../src/routes.ts'
import type { PublicPage } from '../src/site/prerender/public-pages.tsx'
import { publicDocument, SITE } from './document.ts'

/** `headOf` answers the styles and the script of an island. */
type Options = { pages: string; list: readonly PublicPage[]; headOf: (island: PublicPage['island']) => string }

/** Writes the pages that everyone may read, with what search engines and link previews want of them, and their map and feed. */
export async function writePublicPages({ pages, list, headOf }: Options): Promise<void> {
  const folder = path.join(pages, 'public')
  for (const page of list) {
    const file = path.join(folder, `${page.path}.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, publicDocument({ ...page, title: `${page.title} · Waymark`, head: headOf(page.island) + metaOf(page) }))
  }
  await writeFile(
    path.join(folder, 'sitemap.xml'),
    sitemap([linkTo('home'), linkTo('detailedAssessment'), ...list.map((page) => page.path)]),
  )
  await writeFile(path.join(folder, 'feed.xml'), feed(list.filter((page) => page.kind === 'article')))
  await writeFile(path.join(folder, 'robots.txt'), `User-agent: *\nDisallow: /api/\nSitemap: ${SITE}/sitemap.xml\n`)
}

/** Canonical address, link preview and structured data of a page. */
export function metaOf({ path: at, title, description, kind, data }: Omit<PublicPage, 'body' | 'island'>): string {
  const properties = { title, description, type: kind, url: SITE + at, image: `${SITE}/og.png`, site_name: 'Waymark' }
  const graph = Object.entries(properties).map(([name, value]) => `<meta property="og:${name}" content="${escapeText(value)}">`)
  const structured = JSON.stringify({ '@context': 'https://schema.org', ...data, url: SITE + at }).replaceAll('<', '\\u003c')
  return [
    `<link rel="canonical" href="${SITE}${at}">`,
    '<link rel="alternate" type="application/rss+xml" title="Waymark: Blog & Resources" href="/feed.xml">',
    ...graph,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${structured}</script>`,
  ].join('')
}

function sitemap(paths: string[]): string {
  const urls = paths.map((at) => `<url><loc>${SITE}${at}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}

function feed(articles: readonly PublicPage[]): string {
  const items = articles.map(({ path: at, title, description, published }) => {
    const date = new Date(`${published}T00:00:00Z`).toUTCString()
    const address = SITE + at
    return `<item><title>${escapeText(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${date}</pubDate><description>${escapeText(description)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>Waymark: Blog &amp; Resources</title><link>${SITE}/blog</link><description>Longer reads on planning, changing and keeping your work.</description>\n${items.join('\n')}\n</channel></rss>\n`
}
