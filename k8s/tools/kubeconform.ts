import { spawnSync } from 'node:child_process'
import { goProgram } from '../../infra/tools/go-tool.ts'
import { KUBERNETES, schemaLocations } from './schemas.ts'

export type Validation = { valid: number; skipped: number; faults: string[] }

/** Checks objects against the schemas of Kubernetes and of the custom resources; fields that no schema knows are faults. */
export async function validate(manifests: string): Promise<Validation> {
  const locations = (await schemaLocations()).flatMap((location) => ['-schema-location', location])
  const flags = ['-strict', '-summary', '-output', 'json', '-kubernetes-version', KUBERNETES]
  const program = await goProgram('kubeconform')
  const { stdout, stderr, error } = spawnSync(program, [...flags, ...locations, '-'], { input: manifests, encoding: 'utf8' })
  if (error) throw error
  if (!stdout) throw new Error(`kubeconform said nothing: ${stderr}`)
  const { summary, resources = [] } = JSON.parse(stdout) as {
    summary: { valid: number; skipped: number }
    resources?: { kind: string; name: string; status: string; msg: string }[]
  }
  const faults = resources.filter(({ status }) => status !== 'statusValid' && status !== 'statusSkipped')
  return { ...summary, faults: faults.map(({ kind, name, msg }) => `${kind}/${name}: ${msg}`) }
}
