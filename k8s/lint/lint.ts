import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { type Site, siteObjects, sites } from '../tools/helm.ts'
import type { KubeObject } from '../tools/objects.ts'
import { alertRules } from './alerts.ts'
import { type CodeFacts, readCodeFacts } from './facts.ts'
import { hookRules } from './hooks.ts'
import { networkRules } from './network.ts'
import { podRules } from './pods.ts'
import { scalingRules } from './scaling.ts'
import { wiringRules } from './wiring.ts'
import { createWorld, dataOf, type Fault, nameOf, type World } from './world.ts'

export const rules = [...podRules, ...wiringRules, ...hookRules, ...networkRules, ...scalingRules, ...alertRules]

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

/** Name and keys of each Secret that production brings, as the values of k8s/platform list them. */
export function vaultSecrets(): { name: string; keys: string[] }[] {
  const file = resolve(import.meta.dirname, '../../k8s/platform/values.yaml')
  const { externalSecrets } = parse(readFileSync(file, 'utf8')) as { externalSecrets: { keys: Record<string, string[]> } }
  return Object.entries(externalSecrets.keys).map(([name, keys]) => ({ name, keys }))
}

/** `node k8s/lint/lint.ts`: every fault of every site. */
if (import.meta.main) {
  const faults: (Fault & { site: Site })[] = []
  for (const site of sites) for (const fault of lint(await siteObjects(site))) faults.push({ site, ...fault })
  for (const { site, rule, at, says } of faults) console.log(`${site}: ${at} ${says} [${rule}]`)
  console.log(`${faults.length} faults by ${rules.length} rules`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
