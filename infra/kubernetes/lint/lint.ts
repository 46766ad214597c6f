import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { copyManifests, kustomizeObjects } from '../kustomize.ts'
import { isMap, type KubeObject } from '../objects.ts'
import { alertRules } from './alerts.ts'
import { type CodeFacts, readCodeFacts } from './facts.ts'
import { networkRules } from './network.ts'
import { podRules } from './pods.ts'
import { scalingRules } from './scaling.ts'
import { wiringRules } from './wiring.ts'
import { createWorld, dataOf, type Fault, nameOf, specOf, type World } from './world.ts'

export const rules = [...podRules, ...wiringRules, ...networkRules, ...scalingRules, ...alertRules]

const k8s = resolve(import.meta.dirname, '../../../k8s')
export const overlays = ['dev', 'prod'] as const
export type Overlay = (typeof overlays)[number]

/** The objects of an overlay, as kustomize builds them. The dev overlay's secrets are made for this one reading. */
export async function overlayObjects(overlay: Overlay): Promise<KubeObject[]> {
  const { folder, remove } = copyManifests()
  try {
    return await kustomizeObjects(join(folder, 'overlays', overlay))
  } finally {
    remove()
  }
}

/** Every fault of these objects, rule by rule. */
export function lint(objects: readonly KubeObject[], code: CodeFacts = readCodeFacts()): Fault[] {
  const world = worldOf(objects, code)
  return rules.flatMap(({ id, check }) => [...check(world)].map(([at, says]) => ({ rule: id, at: nameOf(at), says })))
}

export function worldOf(objects: readonly KubeObject[], code: CodeFacts = readCodeFacts()): World {
  return createWorld(objects, { ...code, secrets: secretKeys(objects) })
}

/** Secrets that come with the objects; where there are none, those that production takes from its vault. */
function secretKeys(objects: readonly KubeObject[]): World['secrets'] {
  const own = objects.filter(({ kind }) => kind === 'Secret')
  if (own.length > 0) return new Map(own.map((secret) => [secret.metadata.name, new Set(Object.keys(dataOf(secret)))]))
  return new Map(vaultSecrets().map(({ name, keys }) => [name, new Set(keys)]))
}

/** Name and keys of each Secret that production brings, as k8s/components/external-secrets lists them. */
export function vaultSecrets(): { name: string; keys: string[] }[] {
  type External = { target: { name: string }; data: { secretKey: string }[] }
  const text = readFileSync(resolve(k8s, 'components/external-secrets/secrets.yaml'), 'utf8')
  return parseAllDocuments(text)
    .map((document) => document.toJS() as KubeObject)
    .filter(({ kind, spec }) => kind === 'ExternalSecret' && isMap(spec))
    .map((object) => specOf<External>(object))
    .map(({ target, data }) => ({ name: target.name, keys: data.map(({ secretKey }) => secretKey) }))
}

/** `node infra/kubernetes/lint/lint.ts`: every fault of both overlays. */
if (import.meta.main) {
  const faults: (Fault & { overlay: Overlay })[] = []
  for (const overlay of overlays) for (const fault of lint(await overlayObjects(overlay))) faults.push({ overlay, ...fault })
  for (const { overlay, rule, at, says } of faults) console.log(`${overlay}: ${at} ${says} [${rule}]`)
  console.log(`${faults.length} faults by ${rules.length} rules`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
