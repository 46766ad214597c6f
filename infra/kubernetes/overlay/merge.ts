import { isMap, type Json, type JsonMap } from './objects.ts'

/** Lists whose members are found again by a key, by the field that holds them; every other list is replaced whole. */
const mergeKeys: Readonly<Record<string, readonly string[]>> = {
  containers: ['name'],
  initContainers: ['name'],
  env: ['name'],
  volumes: ['name'],
  volumeMounts: ['mountPath'],
  ports: ['containerPort', 'port'],
  topologySpreadConstraints: ['topologyKey'],
}

/** Deleted by `$patch: delete`. */
export const deleted = Symbol('deleted')

/** A strategic merge, as far as these manifests use it. Both sides stay as they are. */
export function mergeStrategic(target: Json, patch: Json, field = ''): Json | typeof deleted {
  if (isMap(patch)) return mergeMaps(isMap(target) ? target : {}, patch)
  if (Array.isArray(patch) && Array.isArray(target)) return mergeLists(target, patch, field)
  return structuredClone(patch)
}

function mergeMaps(target: JsonMap, patch: JsonMap): JsonMap | typeof deleted {
  const { $patch, ...rest } = patch
  if ($patch === 'delete') return deleted
  if ($patch !== undefined) throw new Error(`$patch: ${JSON.stringify($patch)} is not read here`)
  const merged = structuredClone(target)
  for (const [key, value] of Object.entries(rest)) {
    const result = value === null ? deleted : mergeStrategic(merged[key] ?? null, value, key)
    if (result === deleted) delete merged[key]
    else merged[key] = result
  }
  return merged
}

function mergeLists(target: Json[], patch: Json[], field: string): Json[] {
  const key = (mergeKeys[field] ?? []).find((name) => [...target, ...patch].every((item) => isMap(item) && name in item))
  if (key === undefined) return structuredClone(patch)
  const merged = structuredClone(target) as JsonMap[]
  for (const item of patch as JsonMap[]) {
    const at = merged.findIndex((known) => known[key] === item[key])
    const result = mergeMaps(at < 0 ? {} : merged[at]!, item)
    if (at < 0 && result !== deleted) merged.push(result)
    else if (result === deleted) merged.splice(at, at < 0 ? 0 : 1)
    else merged[at] = result
  }
  return merged
}

export type Operation = { op: string; path: string; value?: Json }

/** add, replace and remove of RFC 6902. */
export function applyOperations(target: Json, operations: readonly Operation[]): Json {
  const result = structuredClone(target)
  for (const { op, path, value } of operations) {
    const steps = path.split('/').slice(1).map(unescapeStep)
    const last = steps.pop() ?? ''
    const parent = steps.reduce<Json | undefined>((at, step) => childOf(at, step), result)
    if (typeof parent !== 'object' || parent === null) throw new Error(`there is nothing at ${path}`)
    if (op !== 'add' && childOf(parent, last) === undefined) throw new Error(`there is nothing at ${path}`)
    if (!['add', 'replace', 'remove'].includes(op)) throw new Error(`the operation ${op} is not read here`)
    if (Array.isArray(parent))
      parent.splice(
        last === '-' ? parent.length : Number(last),
        op === 'add' ? 0 : 1,
        ...(op === 'remove' ? [] : [value ?? null]),
      )
    else if (op === 'remove') delete parent[last]
    else parent[last] = value ?? null
  }
  return result
}

function childOf(value: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(step)]
  return isMap(value) ? value[step] : undefined
}

function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}
