export type Cookie = {
  name: string
  value: string
  /** Seconds; 0 deletes; absent: until the browser closes. */
  maxAge?: number
  path?: string
  httpOnly?: boolean
  secure?: boolean
  sameSite?: 'Lax' | 'Strict' | 'None'
}

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/
const VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/

export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null)
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    // The first of two equal names wins: the more specific path comes first.
    if (at > 0 && !(name in cookies)) cookies[name] = part.slice(at + 1).trim()
  }
  return cookies
}

/** HttpOnly, SameSite=Lax and Path=/ unless said otherwise. */
export function serializeCookie(cookie: Cookie): string {
  if (!TOKEN.test(cookie.name) || !VALUE.test(cookie.value))
    throw new Error(`cookie ${cookie.name} has characters that are not allowed`)
  const parts = [`${cookie.name}=${cookie.value}`, `Path=${cookie.path ?? '/'}`, `SameSite=${cookie.sameSite ?? 'Lax'}`]
  if (cookie.maxAge !== undefined) parts.push(`Max-Age=${cookie.maxAge}`)
  if (cookie.httpOnly ?? true) parts.push('HttpOnly')
  if (cookie.secure) parts.push('Secure')
  return parts.join('; ')
}
