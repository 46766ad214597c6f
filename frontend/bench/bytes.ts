import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../../infra/dev/places.ts'
import { record } from '../../infra/tools/figures.ts'

/** What a browser downloads, compressed as it is served (brotli), from the built frontend. */
type Weight = { scriptKb: number; styleKb: number; limitKb: number }

const dist = join(repoRoot, 'frontend/dist')
if (!existsSync(join(dist, 'bytes.json'))) throw new Error('the frontend is not built: make setup')
const weights = JSON.parse(readFileSync(join(dist, 'bytes.json'), 'utf8')) as Record<string, Weight>

console.log('\nKiB after compression; scripts are promised to stay under the limit')
console.table(
  Object.entries(weights).map(([what, { scriptKb, styleKb, limitKb }]) => ({
    what,
    script: scriptKb,
    limit: limitKb,
    kept: scriptKb <= limitKb,
    styles: styleKb,
  })),
)
console.table(
  ['landing', 'app', 'detailed-assessment', 'not-found'].map((page) => ({
    document: `${page}.html`,
    KiB: Math.round(statSync(join(dist, 'pages', `${page}.html.br`)).size / 102.4) / 10,
  })),
)

const screens = Object.entries(weights).filter(([name]) => name.endsWith('Page'))
const [heaviest] = screens.toSorted(([, one], [, other]) => other.scriptKb - one.scriptKb)
record('bytes-shared', weights.signedInShared?.scriptKb ?? Number.NaN, { atMost: 370, unit: 'KiB' })
record('bytes-landing', weights.landing?.scriptKb ?? Number.NaN, { atMost: 60, unit: 'KiB' })
record('bytes-screen', heaviest?.[1].scriptKb ?? Number.NaN, { atMost: 100, unit: 'KiB' }, heaviest?.[0])
