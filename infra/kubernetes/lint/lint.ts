import { resolve } from 'node:path'
import { devSecrets, devSecretsFolder } from '../dev-secrets.ts'
import { isMap, type KubeObject } from '../overlay/objects.ts'
import { readOverlay } from '../overlay/read-overlay.ts'
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

/** The objects of an overlay. The dev overlay's secrets are made for this one reading. */
export function overlayObjects(overlay: Overlay): KubeObject[] {
  return readOverlay(resolve(k8s, 'overlays', overlay), { files: overlay === 'dev' ? secretFiles() : {} })
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
  return readOverlay(resolve(k8s, 'components/external-secrets'))
    .filter(({ kind, spec }) => kind === 'ExternalSecret' && isMap(spec))
    .map((object) => specOf<External>(object))
    .map(({ target, data }) => ({ name: target.name, keys: data.map(({ secretKey }) => secretKey) }))
}

function secretFiles(): Record<string, string> {
  const entries = Object.entries(devSecrets()).map(([name, values]) => {
    const lines = Object.entries(values).map(([key, value]) => `${key}=${value}`)
    return [resolve(devSecretsFolder, `${name}.env`), lines.join('\n')]
  })
  return Object.fromEntries(entries)
}

/** `node infra/kubernetes/lint/lint.ts`: every fault of both overlays. */
if (import.meta.main) {
  const faults = overlays.flatMap((overlay) => lint(overlayObjects(overlay)).map((fault) => ({ overlay, ...fault })))
  for (const { overlay, rule, at, says } of faults) console.log(`${overlay}: ${at} ${says} [${rule}]`)
  console.log(`${faults.length} faults by ${rules.length} rules`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
