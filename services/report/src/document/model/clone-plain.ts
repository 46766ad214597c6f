/**
 * A deep copy of plain data that shares within it what was shared: an occupation that several places hold stays one. Several times
 * faster than structuredClone, which serializes.
 */
export function clonePlain<T>(value: T): T {
  return copyOf(value, new Map()) as T
}

function copyOf(value: unknown, copies: Map<object, object>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const known = copies.get(value)
  if (known) return known
  if (Array.isArray(value)) return copyList(value, copies)
  const kind = Object.getPrototypeOf(value) as object | null
  // Bytes, dates and the like keep what they are made of elsewhere.
  if (kind !== Object.prototype && kind !== null) return structuredClone(value)
  const copy: Record<string, unknown> = {}
  copies.set(value, copy)
  for (const key of Object.keys(value)) copy[key] = copyOf((value as Record<string, unknown>)[key], copies)
  return copy
}

function copyList(list: readonly unknown[], copies: Map<object, object>): unknown[] {
  const copy: unknown[] = new Array(list.length)
  copies.set(list, copy)
  for (let at = 0; at < list.length; at++) copy[at] = copyOf(list[at], copies)
  return copy
}
