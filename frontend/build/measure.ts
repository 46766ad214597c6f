import { stat } from 'node:fs/promises'
import path from 'node:path'
import { filesOf, type Manifest, readManifest, staticClosure } from './manifest.ts'
import { screenParts, shellPart } from './screen-parts.ts'

type Weight = { scriptKb: number; styleKb: number; limitKb: number }

/** Parts of the app that are no screen of the signed-in product. */
const others = /\/(detailed-assessment|reports\/link)\/|\/Live[A-Z]/

/** What screens with parts of Ant Design load beside themselves. */
const theme = 'src/ui/theme/AntdTheme.tsx'

/** Compressed (brotli) kilobytes of what a person downloads, beside the promised limits. */
export async function measureBytes(client: string): Promise<Record<string, Weight>> {
  const manifest = await readManifest(client)
  const app = staticClosure(manifest, 'index.html')
  const firstStep = staticClosure(manifest, screenParts.detailedAssessment, new Set(app))
  const wizard = staticClosure(manifest, 'src/features/detailed-assessment/StepContent.tsx', new Set(firstStep))
  const shared = staticClosure(manifest, shellPart, new Set(app))
  const firstScreen = staticClosure(manifest, screenParts.home, new Set(shared))
  return {
    landing: await weigh(client, manifest, staticClosure(manifest, 'src/site/island/landing.ts'), 60),
    signedInShared: await weigh(client, manifest, shared, 150),
    firstScreen: await weigh(client, manifest, firstScreen, 180),
    wizardFirstStep: await weigh(client, manifest, firstStep, 180),
    wizard: await weigh(client, manifest, wizard, 260),
    ...(await routesBeyond(client, manifest, shared)),
  }
}

/** What each signed-in screen adds to the part that all of them share. */
async function routesBeyond(client: string, manifest: Manifest, shared: ReadonlySet<string>): Promise<Record<string, Weight>> {
  const screens = (manifest['index.html']?.dynamicImports ?? [])
    .filter((key) => /^src\/(features|site)\//.test(key) && !shared.has(key) && !others.test(key))
    .sort()
  if (screens.length === 0) throw new Error('the build has no screens')
  const beyond = (key: string) => [...staticClosure(manifest, key, new Set(shared))].filter((part) => !shared.has(part))
  const themed = beyond(theme)
  const weights = await Promise.all(
    screens.map(async (key) => {
      const own = beyond(key)
      const all = own.some((part) => themed.includes(part)) ? new Set([...own, ...themed]) : own
      return [path.basename(key, '.tsx'), await weigh(client, manifest, all, 100)] as const
    }),
  )
  return Object.fromEntries(weights)
}

async function weigh(client: string, manifest: Manifest, keys: Iterable<string>, limitKb: number): Promise<Weight> {
  const { scripts, styles } = filesOf(manifest, keys)
  return { scriptKb: await total(client, scripts), styleKb: await total(client, styles), limitKb }
}

async function total(client: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(client, `${file}.br`))).size))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 102.4) / 10
}
