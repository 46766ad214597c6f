const everywhere = [
  'x-content-type-options',
  'nosniff',
  'x-frame-options',
  'DENY',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'cross-origin-opener-policy',
  'same-origin',
  'cross-origin-resource-policy',
  'same-origin',
  'permissions-policy',
  'camera=(), geolocation=(), microphone=(), payment=()',
] as const

/** How the site is reached: by http (false), or by https, which browsers are told to keep to, for this host or all below it too. */
export type Https = false | 'this host' | 'subdomains too'

const oneYear = 'max-age=31536000'
const transport = {
  'this host': ['strict-transport-security', oneYear],
  'subdomains too': ['strict-transport-security', `${oneYear}; includeSubDomains`],
} as const

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
export function securityHeaders(contentType: string, https: Https, present?: ReadonlySet<string>): readonly string[] {
  const all = cached(contentPolicy(contentType, https), https)
  if (!present) return all
  const kept: string[] = []
  for (let at = 0; at < all.length; at += 2) {
    const name = all[at]!
    if (!present.has(name)) kept.push(name, all[at + 1]!)
  }
  return kept
}

function contentPolicy(contentType: string, https: Https): string {
  if (contentType.startsWith('text/html')) return https ? pagePolicy : plainPagePolicy
  if (contentType.startsWith('application/pdf')) return filePolicy
  return dataPolicy
}

const lists = new Map<string, readonly string[]>()

function cached(policy: string, https: Https): readonly string[] {
  const key = `${https} ${policy}`
  const known = lists.get(key)
  if (known) return known
  const list = [...everywhere, ...(https ? transport[https] : []), 'content-security-policy', policy]
  lists.set(key, list)
  return list
}
