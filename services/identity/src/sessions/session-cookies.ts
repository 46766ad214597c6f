import type { Cookie } from '@waymark/kit/http/cookies'
import { ABSOLUTE_MS } from '../domain/session-lifetime.ts'

const MAX_AGE = ABSOLUTE_MS / 1000

/** The session itself, which no script can read, and a readable hint without a secret: "probably signed in". */
export function sessionCookies(token: string, secure: boolean): readonly Cookie[] {
  return [{ name: sessionCookieName(secure), value: token, maxAge: MAX_AGE, secure }, hintCookie(secure)]
}

export function hintCookie(secure: boolean): Cookie {
  return { name: 'wm_in', value: '1', maxAge: MAX_AGE, httpOnly: false, secure }
}

export function clearedCookies(secure: boolean): readonly Cookie[] {
  return [
    { name: sessionCookieName(secure), value: '', maxAge: 0, secure },
    { name: 'wm_in', value: '', maxAge: 0, httpOnly: false, secure },
  ]
}

/** `__Host-` makes the browser refuse a cookie that a neighbour or plain http tries to plant. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-wm_session' : 'wm_session'
}
