import { isIP } from 'node:net'

/** Whom a passkey is made for: the site's own address, from its configuration and never from a request. */
export type RelyingParty = { id: string; origin: string; name: string; possible: boolean }

/** Browsers make passkeys for names only, and only where nobody can listen: over TLS, or on the machine itself. */
export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin, protocol } = new URL(publicUrl)
  const named = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  const safe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return { id: hostname, origin, name: 'Waymark', possible: named && safe }
}
