/** Any absolute base serves: what still points to it after parsing is a path of our own. */
const BASE = 'http://waymark.invalid'
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const REFUSED = /[\u0000-\u001f\u007f\\]/

/**
 * Where to go after signing in: a path of this site, or `/` for anything else. Refuses other hosts in all their spellings
 * (`//host`, backslashes, schemes, control characters that a browser drops) and our own API, whose GET routes may act.
 */
export function safeReturnTo(value: string | undefined): string {
  if (!value?.startsWith('/') || value.length > 2000 || REFUSED.test(value) || !URL.canParse(value, BASE)) return '/'
  const url = new URL(value, BASE)
  // `/.//host` is a path when parsed here, and another host when a browser reads the result in a header.
  if (url.origin !== BASE || url.pathname.startsWith('//') || isApi(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

function isApi(pathname: string): boolean {
  return /^\/api(\/|$)/i.test(decodeLeniently(pathname))
}

function decodeLeniently(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
