import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseAllDocuments } from 'yaml'
import { repoRoot } from '../../infra/dev/places.ts'
import { goProgram } from '../../infra/tools/go-tool.ts'
import { devSecrets } from './dev-secrets.ts'
import { isKubeObject, type KubeObject } from './objects.ts'

const run = promisify(execFile)
const k8s = join(repoRoot, 'k8s')

/** The installations whose objects are looked at; `full` is prod with everything that may be switched on. */
export const sites = ['dev', 'prod', 'full'] as const
export type Site = (typeof sites)[number]

/** The charts in the order in which they are installed, with the namespace that each release is kept in. */
export const charts = [
  { name: 'platform', namespace: 'default' },
  { name: 'waymark', namespace: 'waymark' },
] as const

const valueFiles: Record<Site, string[]> = {
  dev: [join(k8s, 'dev.yaml')],
  prod: [join(k8s, 'prod.yaml')],
  full: [join(k8s, 'prod.yaml'), join(import.meta.dirname, '../test/full.yaml')],
}

export const chartFolder = (name: (typeof charts)[number]['name']): string => join(k8s, name)

/** The same as long as this process lives: a site that is installed again keeps its passwords. */
const secretsOfThisRun = devSecrets()

/** Calls with the flags that name a site's values. The secrets of the dev site are made for this process. */
export async function withValues<T>(site: Site, use: (flags: string[]) => Promise<T>): Promise<T> {
  mkdirSync(join(repoRoot, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(repoRoot, '.cache/values-'))
  try {
    const secrets = join(folder, 'secrets.json')
    writeFileSync(secrets, JSON.stringify({ secrets: site === 'dev' ? secretsOfThisRun : {} }), { mode: 0o600 })
    return await use([...valueFiles[site], secrets].flatMap((file) => ['--values', file]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What `helm template` prints for both charts. */
export async function renderSite(site: Site): Promise<string> {
  return withValues(site, async (values) => {
    const each = charts.map(({ name, namespace }) =>
      helm(['template', name, chartFolder(name), '--namespace', namespace, ...values]),
    )
    return (await Promise.all(each)).join('---\n')
  })
}

/** The namespace of what is laid on the nodes, which lives apart from the product. */
const NODES = 'waymark-nodes'

/** The objects of the product, in its namespace or in none. */
export async function siteObjects(site: Site): Promise<KubeObject[]> {
  return (await allObjects(site)).filter(({ metadata }) => metadata.namespace !== NODES && metadata.name !== NODES)
}

/** Those of the nodes too. */
export async function allObjects(site: Site): Promise<KubeObject[]> {
  // As Kubernetes reads YAML: 0444 is octal, an unquoted `yes` is true.
  return parseAllDocuments(await renderSite(site), { version: '1.1' })
    .map((document) => document.toJS() as unknown)
    .filter((object) => object !== null)
    .map((object) => {
      if (!isKubeObject(object)) throw new Error(`${site} holds something that is no object`)
      return object
    })
}

/** Runs Helm and gives what it prints; rejects with what it says. */
export async function helm(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { maxBuffer: 16 * 1024 * 1024, env: { ...process.env, ...env } }
  const { stdout } = await run(await goProgram('helm'), [...args], options)
  return stdout
}
