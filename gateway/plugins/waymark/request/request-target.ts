import type { Refusal } from '../exchange.ts'

export type RequestTarget = { readonly path: string; readonly refusal?: undefined } | { readonly refusal: Refusal }

const plain = /^\/[\w~!$&'()*+,;=:@./-]*$/
/** Paths of the services' and the site's own machinery: for the inner network only. */
const internal = new Set(['/metrics', '/healthz', '/readyz', '/livez'])

/**
 * Finds the path to route by. The services decode paths, so the gateway has to look at the decoded path too, and refuses what
 * two programs could read in two ways: `..`, `//`, backslashes, encoded slashes, broken escapes, absolute targets, fragments
 * (the services' router ends the path at a `#`).
 */
export function readRequestTarget(url: string): RequestTarget {
  if (url.includes('#')) return malformed
  const end = url.indexOf('?')
  const raw = end === -1 ? url : url.slice(0, end)
  if (plain.test(raw) && !raw.includes('//') && !raw.includes('/.')) return known(raw)
  if (!raw.startsWith('/')) return malformed
  if (/%(?:2f|5c|00)/i.test(raw)) return malformed
  const path = decoded(raw)
  if (path === undefined || hasControl(path) || path.includes('\\') || path.includes('//')) return malformed
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return malformed
  return known(path)
}

function known(path: string): RequestTarget {
  return internal.has(path) ? hidden : { path }
}

const malformed: RequestTarget = { refusal: { status: 400, detail: 'The address of this request is malformed.' } }
const hidden: RequestTarget = { refusal: { status: 404, detail: 'There is nothing at this address.' } }

function decoded(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}

function hasControl(path: string): boolean {
  for (let at = 0; at < path.length; at++) {
    const code = path.charCodeAt(at)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}
