import type { Site } from '../../helm.ts'
import { isMap, type Json, type JsonMap, type KubeObject } from '../../objects.ts'

/** A broken manifest: what is changed in a good site, and the one rule that must say so. */
export type Mutation = { site: Site; what: string; rule: string; change: (objects: KubeObject[]) => KubeObject[] }

/** At a path of one object: `Deployment/jobs`, `spec.template.spec.containers.0.image`. */
export const set =
  (at: string, path: string, value: Json) =>
  (objects: KubeObject[]): KubeObject[] => {
    const steps = path.split('|').flatMap((part, index) => (index % 2 === 1 ? [part] : part.split('.').filter(Boolean)))
    const last = steps.pop() ?? ''
    const parent = steps.reduce<Json | undefined>((node, step) => step_(node, step), found(objects, at) as unknown as Json)
    if (Array.isArray(parent)) parent[Number(last)] = value
    else if (isMap(parent)) parent[last] = value
    else throw new Error(`${at} has nothing at ${path}`)
    return objects
  }

/** The field goes. */
export const unset =
  (at: string, path: string) =>
  (objects: KubeObject[]): KubeObject[] => {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const parent = steps.reduce<Json | undefined>((node, step) => step_(node, step), found(objects, at) as unknown as Json)
    if (!isMap(parent) || !(last in parent)) throw new Error(`${at} has no ${path}`)
    delete parent[last]
    return objects
  }

/** Objects go. */
export const without =
  (...names: string[]) =>
  (objects: KubeObject[]): KubeObject[] => {
    for (const name of names) found(objects, name)
    return objects.filter((object) => !names.includes(idOf(object)))
  }

/** One object more. */
export const withObject =
  (object: KubeObject) =>
  (objects: KubeObject[]): KubeObject[] => [...objects, { ...object, metadata: { ...object.metadata, namespace: 'waymark' } }]

/** Where the first container of a pod stands in what makes the pod. */
export const container = 'spec.template.spec.containers.0'

/** A variable of the container, as a text. */
export const setEnv =
  (at: string, name: string, value: string | undefined) =>
  (objects: KubeObject[]): KubeObject[] => {
    const env = envOf(found(objects, at))
    const index = env.findIndex((each) => isMap(each) && each.name === name)
    if (index < 0 && value === undefined) throw new Error(`${at} has no ${name}`)
    const own: JsonMap[] = value === undefined ? [] : [{ name, value }]
    env.splice(index < 0 ? env.length : index, index < 0 ? 0 : 1, ...own)
    return objects
  }

/** A variable that is read from another Secret, or from another key. */
export const setSecretRef =
  (at: string, name: string, ref: { name: string; key: string }) =>
  (objects: KubeObject[]): KubeObject[] => {
    const item = envOf(found(objects, at)).find((each) => isMap(each) && each.name === name)
    if (!isMap(item)) throw new Error(`${at} has no ${name}`)
    item.valueFrom = { secretKeyRef: ref }
    return objects
  }

/** A variable of the container that stands there twice. */
export function twice(at: string, name: string) {
  return (objects: KubeObject[]): KubeObject[] => {
    const env = envOf(found(objects, at))
    env.push(env.find((each) => isMap(each) && each.name === name) ?? null)
    return objects
  }
}

function idOf({ kind, metadata }: KubeObject): string {
  return `${kind}/${metadata.name}`
}

function found(objects: readonly KubeObject[], at: string): KubeObject {
  const object = objects.find((each) => idOf(each) === at)
  if (!object) throw new Error(`there is no ${at}`)
  return object
}

function step_(node: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(node)) return node[Number(step)]
  return isMap(node) ? node[step] : undefined
}

function envOf(object: KubeObject): Json[] {
  const env = `${container}.env`.split('.').reduce<Json | undefined>((node, step) => step_(node, step), object as unknown as Json)
  if (!Array.isArray(env)) throw new Error(`${idOf(object)} has no variables`)
  return env
}
