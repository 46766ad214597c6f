import { randomBytes } from 'node:crypto'
import { guestKeyOf } from '@waymark/service/auth'
import type { Cookie } from '@waymark/service/http/cookies'

export const guestCookieName = 'wm_guest'

/** 256 random bits in base64url. */
const OURS = /^[\w-]{43}$/

type Options = {
  cookies: Readonly<Record<string, string>>
  publicUrl: string
  days: number
  /** Whether something was saved under this key, that is whether we gave it out. */
  isIssued: (guestKey: string) => Promise<boolean>
}

/**
 * The guest's cookie, kept or made new, and its digest, which is what is stored. It lives as long as a guest's data. A value that a client chose
 * is never taken on: whoever planted it would own the answers, too. Under TLS only the name that no neighbour can plant is looked at.
 */
export async function guestCookie({
  cookies,
  publicUrl,
  days,
  isIssued,
}: Options): Promise<{ cookie: Cookie; guestKey: string }> {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? `__Host-${guestCookieName}` : guestCookieName
  const given = cookies[name]
  const known = given !== undefined && OURS.test(given) && (await isIssued(guestKeyOf(given)))
  const value = known ? given : randomBytes(32).toString('base64url')
  const cookie: Cookie = { name, value, maxAge: days * 86_400, httpOnly: true, sameSite: 'Lax', secure }
  return { cookie, guestKey: guestKeyOf(value) }
}
