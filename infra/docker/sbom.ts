import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repoRoot } from '../local/places.ts'
import { goProgram } from '../tools/go-tool.ts'
import { dockerEnv } from './docker.ts'
import { ownImages } from './images.ts'

const run = promisify(execFile)

export type Component = { name: string; version: string; purl?: string; licenses?: { license: { id?: string; name?: string } }[] }
export type Bill = { bomFormat: string; specVersion: string; metadata: { component: { name: string } }; components: Component[] }

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
  mkdirSync(sbomFolder, { recursive: true })
  // Without peers: an optional one that another package's version does not satisfy is no fault of the list.
  const flags = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev', '--legacy-peer-deps']
  const { stdout } = await run('npm', ['sbom', ...flags, ...delivered().flatMap((name) => ['--workspace', name])], {
    cwd: repoRoot,
    maxBuffer: 256 * 1024 * 1024,
  })
  const bill = JSON.parse(stdout) as Bill
  // npm names the whole after the folder that it lies in.
  bill.metadata.component.name = 'waymark'
  writeFileSync(join(sbomFolder, 'packages.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  return bill
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
