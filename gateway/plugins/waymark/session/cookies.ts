/**
 * Whose values open something and are identity's alone: the session, the mark of a browser that has signed in before, a sign-in that waits
 * for its second step, whose the challenge for a passkey is, and who is on the way to an outside provider and back. Both names of each are taken out of what goes to the others; only the one that fits PUBLIC_URL is believed.
 */
const secretNames = ['wm_session', 'wm_device', 'wm_step', 'wm_passkey', 'wm_provider'].flatMap((name) => [
  name,
  `__Host-${name}`,
])
const mayHaveSecrets = /wm_(?:session|device|step|passkey|provider)=/

export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-wm_session' : 'wm_session'
}

/** The cookie's value; the first one where a name comes twice, as the services read it. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  let at = header.indexOf(`${name}=`)
  while (at !== -1) {
    if (at === 0 || header[at - 1] === ' ' || header[at - 1] === ';') {
      const end = header.indexOf(';', at)
      return header.slice(at + name.length + 1, end === -1 ? undefined : end).trim()
    }
    at = header.indexOf(`${name}=`, at + 1)
  }
  return undefined
}

/** The cookie header without them: a service that is broken into learns nobody's session. */
export function withoutSecretCookies(header: string): string {
  if (!mayHaveSecrets.test(header)) return header
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !secretNames.some((name) => pair.startsWith(`${name}=`)))
    .join('; ')
}
