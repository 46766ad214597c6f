import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { parse, parseAllDocuments } from 'yaml'
import { applyOperations, deleted, mergeStrategic, type Operation } from './merge.ts'
import { isKubeObject, isMap, type Json, type JsonMap, type KubeObject, matchesLabels } from './objects.ts'

export type ReadOptions = {
  /** Contents by absolute path, in place of what is on the disk: the secrets of the dev overlay are in no clone. */
  files?: Readonly<Record<string, string>>
}

/**
 * The objects of an overlay: what `kustomize build` prints, without names' hash suffixes. It reads the part of kustomize that these
 * manifests use and refuses everything else; `make verify-manifests` compares it with kustomize object by object (ADR 0026).
 */
export function readOverlay(folder: string, options: ReadOptions = {}): KubeObject[] {
  return build(resolve(folder), [], options)
}

/** As Kubernetes reads YAML: 0444 is octal, an unquoted `yes` is true. */
const yaml = { version: '1.1' } as const

type Kustomization = {
  resources?: string[]
  components?: string[]
  namespace?: string
  labels?: { pairs: Record<string, string>; includeTemplates?: boolean }[]
  patches?: Patch[]
  images?: { name: string; newName?: string; newTag?: string; digest?: string }[]
  configMapGenerator?: Generator[]
  secretGenerator?: Generator[]
  generatorOptions?: { disableNameSuffixHash?: boolean }
}
type Patch = { path?: string; patch?: string; target: { kind?: string; name?: string; labelSelector?: string } }
type Generator = {
  name: string
  behavior?: 'create' | 'merge'
  envs?: string[]
  literals?: string[]
  files?: string[]
  options?: { annotations?: Record<string, string> }
}

const known = new Set([
  ...['apiVersion', 'kind', 'resources', 'components', 'namespace', 'labels', 'patches', 'images'],
  ...['configMapGenerator', 'secretGenerator', 'generatorOptions'],
])

/** In kustomize's order: resources, components, generators, then patches, namespace, labels, images. `before` is what a component changes. */
function build(folder: string, before: KubeObject[], options: ReadOptions): KubeObject[] {
  const kustomization = readKustomization(folder, options)
  const below = (kustomization.resources ?? []).flatMap((name) => readResource(join(folder, name), options))
  let objects = [...before, ...below]
  for (const component of kustomization.components ?? []) objects = build(join(folder, component), objects, options)
  objects = generate(objects, { kustomization, folder, options })
  for (const patch of kustomization.patches ?? []) objects = applyPatch(objects, patch, { folder, options })
  const { namespace, labels = [], images = [] } = kustomization
  return objects.map((object) => setImages(addLabels(inNamespace(object, namespace), labels), images))
}

function readKustomization(folder: string, options: ReadOptions): Kustomization {
  const read = parse(readText(join(folder, 'kustomization.yaml'), options), yaml) as Kustomization
  const foreign = Object.keys(read).filter((key) => !known.has(key))
  if (foreign.length > 0) throw new Error(`${folder}: ${foreign.join(', ')} of kustomize is not read here`)
  return read
}

function readResource(path: string, options: ReadOptions): KubeObject[] {
  if (existsSync(path) && statSync(path).isDirectory()) return build(path, [], options)
  return parseAllDocuments(readText(path, options), yaml).map((document) => {
    const object: unknown = document.toJS()
    if (!isKubeObject(object)) throw new Error(`${path} holds something that is no object`)
    return object
  })
}

function readText(path: string, { files = {} }: ReadOptions): string {
  return files[path] ?? readFileSync(path, 'utf8')
}

type Place = { kustomization: Kustomization; folder: string; options: ReadOptions }

function generate(objects: KubeObject[], { kustomization, folder, options }: Place): KubeObject[] {
  const { configMapGenerator = [], secretGenerator = [] } = kustomization
  const wanted = [
    ...configMapGenerator.map((generator) => ['ConfigMap', generator] as const),
    ...secretGenerator.map((generator) => ['Secret', generator] as const),
  ]
  return wanted.reduce((all, [kind, generator]) => {
    const text = valuesOf(generator, { folder, options })
    const values = kind === 'Secret' ? Object.entries(text).map(([key, value]) => [key, btoa(value)]) : Object.entries(text)
    const annotations = generator.options?.annotations
    const made: KubeObject = {
      apiVersion: 'v1',
      kind,
      ...(kind === 'Secret' ? { type: 'Opaque' } : {}),
      metadata: { name: generator.name, ...(annotations ? { annotations } : {}) },
      data: Object.fromEntries(values),
    }
    if (generator.behavior !== 'merge') return all.concat(made)
    const known = all.find((object) => object.kind === kind && object.metadata.name === generator.name)
    if (!known) throw new Error(`${folder} merges into ${kind} ${generator.name}, which is not there`)
    return all.map((object) => (object === known ? asObject(mergeStrategic(asJson(known), asJson(made))) : object))
  }, objects)
}

function valuesOf({ envs = [], literals = [], files = [] }: Generator, { folder, options }: Omit<Place, 'kustomization'>) {
  return {
    ...Object.assign({}, ...envs.map((name) => parseEnv(readText(join(folder, name), options)))),
    ...Object.fromEntries(literals.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
    ...Object.fromEntries(files.map((name) => [name.split('/').at(-1), readText(join(folder, name), options)])),
  } as Record<string, string>
}

function applyPatch(objects: KubeObject[], patch: Patch, { folder, options }: Omit<Place, 'kustomization'>): KubeObject[] {
  const change = parse(patch.patch ?? readText(join(folder, patch.path ?? ''), options), yaml) as Json
  let used = false
  const result = objects.flatMap((object) => {
    if (!isTarget(object, patch.target)) return [object]
    used = true
    if (Array.isArray(change)) return [asObject(applyOperations(asJson(object), change as Operation[]))]
    const { metadata: _, kind: __, apiVersion: ___, ...rest } = change as JsonMap
    const merged = mergeStrategic(asJson(object), rest)
    return merged === deleted ? [] : [asObject(merged)]
  })
  if (!used) throw new Error(`${folder}: a patch for ${JSON.stringify(patch.target)} changes nothing`)
  return result
}

function isTarget({ kind, metadata }: KubeObject, target: Patch['target']): boolean {
  const whole = (pattern: string | undefined, value: string) =>
    pattern === undefined || new RegExp(`^(?:${pattern})$`).test(value)
  const labels = target.labelSelector === undefined || matchesLabels(metadata.labels ?? {}, target.labelSelector)
  return whole(target.kind, kind) && whole(target.name, metadata.name) && labels
}

const clusterWide = new Set(['Namespace', 'PriorityClass'])

function inNamespace(object: KubeObject, namespace: string | undefined): KubeObject {
  if (namespace === undefined || clusterWide.has(object.kind)) return object
  return { ...object, metadata: { ...object.metadata, namespace } }
}

function addLabels(object: KubeObject, rules: NonNullable<Kustomization['labels']>): KubeObject {
  let labelled = object
  for (const { pairs, includeTemplates } of rules) {
    labelled = asObject(mergeStrategic(asJson(labelled), { metadata: { labels: pairs } }))
    if (includeTemplates && hasTemplate(labelled))
      labelled = asObject(mergeStrategic(asJson(labelled), templateLabels(labelled, pairs)))
  }
  return labelled
}

function hasTemplate({ kind }: KubeObject): boolean {
  return ['Deployment', 'StatefulSet', 'DaemonSet', 'Job'].includes(kind)
}

function templateLabels({ spec }: KubeObject, pairs: Record<string, string>): JsonMap {
  const labels: JsonMap = { metadata: { labels: pairs } }
  const claims = isMap(spec) && Array.isArray(spec.volumeClaimTemplates) ? spec.volumeClaimTemplates : []
  const ofClaims: JsonMap = { volumeClaimTemplates: claims.map((claim) => mergeStrategic(claim, labels) as Json) }
  return { spec: { template: labels, ...(claims.length > 0 ? ofClaims : {}) } }
}

function setImages(object: KubeObject, images: NonNullable<Kustomization['images']>): KubeObject {
  if (images.length === 0 || !hasTemplate(object)) return object
  const copy = structuredClone(object) as { spec?: { template?: { spec?: Record<string, { image?: string }[]> } } }
  const pod = copy.spec?.template?.spec ?? {}
  for (const container of [...(pod.initContainers ?? []), ...(pod.containers ?? [])]) {
    const [name = '', tag] = (container.image ?? '').split(/:(?=[^/]*$)/)
    const rule = images.find((each) => each.name === name)
    if (!rule) continue
    const newTag = rule.newTag ?? tag
    container.image = `${rule.newName ?? name}${newTag ? `:${newTag}` : ''}${rule.digest ? `@${rule.digest}` : ''}`
  }
  return copy as KubeObject
}

function asJson(object: KubeObject): Json {
  return object as unknown as Json
}

function asObject(value: Json | typeof deleted): KubeObject {
  if (!isKubeObject(value)) throw new Error('a patch left something that is no object')
  return value
}
