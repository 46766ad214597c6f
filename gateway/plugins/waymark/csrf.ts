import type { Check, Refusal } from './exchange.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a change that another site asked this browser to make. Browsers say so themselves (Fetch Metadata); older ones at
 * least name the origin. A caller that says neither is no browser: it may act, but not with somebody's cookies.
 */
export function originCheck(publicOrigin: string): Check {
  return ({ method = '', headers }) => {
    if (safeMethods.has(method)) return undefined
    const fetchSite = headers['sec-fetch-site']
    if (fetchSite === 'same-origin' || fetchSite === 'none') return undefined
    if (fetchSite !== undefined) return foreign
    const origin = headers.origin ?? originOf(headers.referer)
    if (origin !== undefined) return origin === publicOrigin ? undefined : foreign
    return carriesCredentials(headers.cookie) ? silent : undefined
  }
}

const foreign: Refusal = { status: 403, detail: 'This request came from another site and was refused.' }
const silent: Refusal = {
  status: 403,
  detail: 'A request that changes something with a session must say where it comes from (Sec-Fetch-Site or Origin).',
}

function originOf(referer: string | undefined): string | undefined {
  if (referer === undefined) return undefined
  return URL.canParse(referer) ? new URL(referer).origin : 'null'
}

function carriesCredentials(cookie: string | undefined): boolean {
  return cookie !== undefined && /wm_(?:session|guest|step)=/.test(cookie)
}
