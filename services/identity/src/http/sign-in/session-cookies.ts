import type { Cookie } from '@waymark/service/http/cookies'
import { ABSOLUTE_MS } from '../../domain/session-lifetime.ts'

const MAX_AGE = ABSOLUTE_MS / 1000

/** The session itself, which no script can read, and a readable hint without a secret: "probably signed in". */
export function sessionCookies(token: string, secure: boolean): readonly Cookie[] {
  return [{ name: sessionCookieName(secure), value: token, maxAge: MAX_AGE, secure }, hintCookie(secure)]
}

export function hintCookie(secure: boolean): Cookie {
  return { name: hintCookieName(secure), value: '1', maxAge: MAX_AGE, httpOnly: false, secure }
}

export function clearedCookies(secure: boolean): readonly Cookie[] {
  return [
    { name: sessionCookieName(secure), value: '', maxAge: 0, secure },
    { name: hintCookieName(secure), value: '', maxAge: 0, httpOnly: false, secure },
    // Its name before it was bound to the host: browsers that have it keep it for 30 days.
    ...(secure ? [{ name: hintCookieName(false), value: '', maxAge: 0, httpOnly: false, secure }] : []),
  ]
}

/**
 * What the browser keeps of the person goes with the session: drafts, the demo, pages to go back to. Cookies stay: they are cleared one by one,
 * and the choice of light or dark is one of them so that it outlives this.
 */
export const clearSiteData = { 'clear-site-data': '"cache", "storage"' }

/** `__Host-` makes the browser refuse a cookie that a neighbour or plain http tries to plant. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-wm_session' : 'wm_session'
}

function hintCookieName(secure: boolean): string {
  return secure ? '__Host-wm_in' : 'wm_in'
}
