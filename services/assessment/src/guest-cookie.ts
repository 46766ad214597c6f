import { randomBytes } from 'node:crypto'
import { guestKeyOf } from '@waymark/kit/auth'
import type { Cookie } from '@waymark/kit/http/cookies'

export const guestCookieName = 'wm_guest'

/** 256 random bits in base64url. Anything else that a client sends under this name was not made here. */
const OURS = /^[\w-]{43}$/

/** The guest's cookie, kept or made new, and its digest, which is what is stored. It lives as long as a guest's data. */
export function guestCookie(options: { given: string | undefined; publicUrl: string; days: number }): {
  cookie: Cookie
  guestKey: string
} {
  const { given } = options
  const value = given !== undefined && OURS.test(given) ? given : randomBytes(32).toString('base64url')
  const cookie: Cookie = {
    name: guestCookieName,
    value,
    maxAge: options.days * 86_400,
    httpOnly: true,
    sameSite: 'Lax',
    secure: options.publicUrl.startsWith('https:'),
  }
  return { cookie, guestKey: guestKeyOf(value) }
}
