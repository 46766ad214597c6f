import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../tools/helm.ts'
import { isMap, type Json, type KubeObject } from '../tools/objects.ts'

/** A broken manifest: what is changed in a good site, and the one rule that must say so. */
export type Mutation = { site: Site; what: string; rule: string; changes: Change[] }
type Change = { at: string; path: string[]; value: Json | undefined }

/**
 * The rows of `mutations.tsv`; those that follow each other with the same words are one mutation. `at` is an object, `path` a field of it:
 * parts between bars hold dots, `@` is the first container, and in a list an item goes by its place or its name, `+` being a new one.
 * Without a value the field goes, without a path the object. A row without an object adds one.
 */
export function readMutations(): Mutation[] {
  const [, ...rows] = readFileSync(join(import.meta.dirname, 'mutations.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  const mutations: Mutation[] = []
  for (const row of rows) {
    const [site = '', rule = '', what = '', at = '', path = '', value] = row.split('\t')
    const change = { at, path: steps(path), value: value ? (JSON.parse(value) as Json) : undefined }
    const last = mutations.at(-1)
    if (last?.site === site && last.what === what) last.changes.push(change)
    else mutations.push({ site: site as Site, rule, what, changes: [change] })
  }
  return mutations
}

/** A copy of the objects with the changes in it. */
export function mutated(objects: readonly KubeObject[], { changes }: Mutation): KubeObject[] {
  return changes.reduce(change, structuredClone([...objects]))
}

function change(objects: KubeObject[], { at, path, value }: Change): KubeObject[] {
  if (!at) return [...objects, value as unknown as KubeObject]
  const object = objects.find(({ kind, metadata }) => `${kind}/${metadata.name}` === at)
  if (!object) throw new Error(`there is no ${at}`)
  if (path.length === 0) return objects.filter((each) => each !== object)
  const parent = path.slice(0, -1).reduce(child, object as unknown as Json | undefined)
  const last = path.at(-1) ?? ''
  const there = child(parent, last) !== undefined
  if (value === undefined && !there) throw new Error(`${at} has no ${path.join('.')}`)
  if (Array.isArray(parent))
    parent.splice(there ? indexIn(parent, last) : parent.length, there ? 1 : 0, ...(value === undefined ? [] : [value]))
  else if (!isMap(parent)) throw new Error(`${at} has nothing at ${path.join('.')}`)
  else if (value === undefined) delete parent[last]
  else parent[last] = value
  return objects
}

function child(node: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(node)) return node[indexIn(node, step)]
  return isMap(node) ? node[step] : undefined
}

function indexIn(list: readonly Json[], step: string): number {
  return /^\d+$/.test(step) ? Number(step) : list.findIndex((item) => isMap(item) && item.name === step)
}

function steps(path: string): string[] {
  const whole = path.replace(/^@/, 'spec.template.spec.containers.0')
  return whole.split('|').flatMap((part, index) => (index % 2 === 1 ? [part] : part.split('.').filter(Boolean)))
}
