import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repoRoot } from '../dev/places.ts'
import { goProgram } from '../tools/go-tool.ts'
import { sayStep } from '../tools/say-step.ts'
import { dockerEnv } from './docker.ts'
import { ownImages } from './images.ts'
import { type Locked, type LockedPackage, productionPaths } from './production-paths.ts'

const run = promisify(execFile)

export type Component = {
  'bom-ref'?: string
  name: string
  version: string
  purl?: string
  properties?: { name: string; value: string }[]
}
export type Bill = {
  bomFormat: string
  specVersion: string
  metadata: { component: { name: string; 'bom-ref'?: string } }
  components: Component[]
  dependencies?: { ref: string; dependsOn?: string[] }[]
}

export const sbomFolder = join(repoRoot, '.cache/sbom')
export const billOf = (name: string): Bill => JSON.parse(readFileSync(join(sbomFolder, `${name}.cdx.json`), 'utf8')) as Bill

/** The workspaces that are delivered; the rest serves tests and this machine. */
export function delivered(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8')) as { workspaces: string[] }
  return globSync(workspaces, { cwd: repoRoot })
    .filter((name) => name !== 'infra')
    .sort()
}

/** The production dependencies, as the lock file has them. */
export async function writePackageBill(): Promise<Bill> {
  sayStep('listing the packages, then what is in each image', 'usually two minutes')
  mkdirSync(sbomFolder, { recursive: true })
  // Without peers: an optional one that another package's version does not satisfy is no fault of the list. Not with `--omit dev`,
  // which leaves out whatever any workspace has for development, though another one runs on it.
  const flags = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--legacy-peer-deps']
  const { stdout } = await run('npm', ['sbom', ...flags, ...delivered().flatMap((name) => ['--workspace', name])], {
    cwd: repoRoot,
    maxBuffer: 256 * 1024 * 1024,
  })
  const { packages } = JSON.parse(readFileSync(join(repoRoot, 'package-lock.json'), 'utf8')) as { packages: Locked }
  const wanted = [...productionPaths(packages, delivered())].map((path) => idOf(path, packages[path]))
  const bill = only(JSON.parse(stdout) as Bill, new Set(wanted))
  // npm names the whole after the folder that it lies in.
  bill.metadata.component.name = 'waymark'
  writeFileSync(join(sbomFolder, 'packages.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  return bill
}

/** As npm refers to a component. */
const idOf = (path: string, locked: LockedPackage | undefined): string =>
  `${locked?.name ?? path.replace(/^.*node_modules\//, '')}@${locked?.version}`

function only(bill: Bill, wanted: Set<string>): Bill {
  const components = bill.components.filter((one) => wanted.has(one['bom-ref'] ?? ''))
  const kept = new Set([bill.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])])
  const dependencies = bill.dependencies
    ?.filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn?.filter((other) => kept.has(other)) }))
  return { ...bill, components, dependencies }
}

/** What is in one of our images: the npm packages, and those of Debian. */
export async function writeImageBill(name: string, version = process.env.WAYMARK_VERSION ?? 'dev'): Promise<Bill> {
  mkdirSync(sbomFolder, { recursive: true })
  const syft = await goProgram('syft')
  const files = ['cyclonedx-json', 'spdx-json'].flatMap((format) => [
    '--output',
    `${format}=${join(sbomFolder, `${name}.${format === 'spdx-json' ? 'spdx' : 'cdx'}.json`)}`,
  ])
  await run('nice', ['-n', '10', syft, 'scan', `docker:waymark/${name}:${version}`, ...files, '--quiet'], {
    env: { ...dockerEnv(), SYFT_CHECK_FOR_APP_UPDATE: 'false' },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 900_000,
  })
  return billOf(name)
}

/** How many components of each kind a list names: `npm`, `deb`, … */
export function countKinds(bill: Bill): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { purl } of bill.components) {
    const kind = /^pkg:([a-z]+)\//.exec(purl ?? '')?.[1]
    if (kind) counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

if (import.meta.main) {
  const rows: Record<string, Record<string, number>> = { packages: countKinds(await writePackageBill()) }
  const asked = process.argv.slice(2)
  for (const name of asked.length > 0 ? asked : ownImages) rows[name] = countKinds(await writeImageBill(name))
  console.table(rows)
  console.log(`CycloneDX and SPDX, one of each for every image, in ${sbomFolder}`)
}
