import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether the person asked for this on our own pages. Browsers say so themselves (Fetch Metadata); where they do not
 * (older ones, plain http), the page they come from must be ours. `unknown` is for callers that say nothing at all.
 */
export function askedFrom(headers: IncomingHttpHeaders, publicUrl: string): 'own-site' | 'elsewhere' | 'unknown' {
  const site = headers['sec-fetch-site']
  // `none`: typed, or a bookmark. A neighbour on the same registrable domain is not us.
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own-site' : 'elsewhere'
  const from = headers.origin ?? headers.referer
  if (from === undefined) return 'unknown'
  return URL.canParse(from) && new URL(from).origin === new URL(publicUrl).origin ? 'own-site' : 'elsewhere'
}

/** A page fetched ahead of any click must have no effect. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((value) => /prefetch|prerender/i.test(String(value)))
}
