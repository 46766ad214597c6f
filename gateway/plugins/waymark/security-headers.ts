const everywhere = [
  'x-content-type-options',
  'nosniff',
  'x-frame-options',
  'DENY',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'cross-origin-opener-policy',
  'same-origin',
  'permissions-policy',
  'camera=(), geolocation=(), microphone=(), payment=()',
] as const

const transport = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const

const pagePolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; upgrade-insecure-requests"
const plainPagePolicy = pagePolicy.replace('; upgrade-insecure-requests', '')
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
/** Chromium's PDF viewer is a document of its own in which `default-src 'none'` would forbid the viewer's styles. */
const filePolicy = "frame-ancestors 'none'"

/**
 * Headers for an answer of this content type, as a flat list. `present` are the lower-case names that the upstream has set
 * itself: a page knows its own policy best.
 */
export function securityHeaders(contentType: string, secure: boolean, present?: ReadonlySet<string>): readonly string[] {
  if (!present) return cached(contentPolicy(contentType, secure), secure)
  const all = cached(contentPolicy(contentType, secure), secure)
  const kept: string[] = []
  for (let at = 0; at < all.length; at += 2) {
    const name = all[at]!
    if (!present.has(name)) kept.push(name, all[at + 1]!)
  }
  return kept
}

function contentPolicy(contentType: string, secure: boolean): string {
  if (contentType.startsWith('text/html')) return secure ? pagePolicy : plainPagePolicy
  if (contentType.startsWith('application/pdf')) return filePolicy
  return dataPolicy
}

const lists = new Map<string, readonly string[]>()

function cached(policy: string, secure: boolean): readonly string[] {
  const key = secure ? `https ${policy}` : policy
  const known = lists.get(key)
  if (known) return known
  const list = [...everywhere, ...(secure ? transport : []), 'content-security-policy', policy]
  lists.set(key, list)
  return list
}
