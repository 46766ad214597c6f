/** Addresses that the app shell serves signed in. Signed out, each is the 404 screen plus Sign In. Pattern: `:x` is one segment. */
export const signedInPaths = [
  '/dashboard',
  '/assessment',
  '/skills',
  '/skills-game',
  '/jobs',
  '/recommendations',
  '/learning',
  '/occupations/:code',
  '/reports',
  '/reports/:id',
  '/search',
  '/account/:page',
] as const

/** Addresses that anyone may open and that are written at build time. */
export const prerenderedPaths = ['/', '/detailed-assessment'] as const

export function isSignedInPath(pathname: string): boolean {
  const parts = trimSlash(pathname).split('/')
  return signedInPaths.some((pattern) => matches(pattern.split('/'), parts))
}

export function isPrerenderedPath(pathname: string): boolean {
  const path = trimSlash(pathname)
  return prerenderedPaths.some((known) => known === path)
}

export function trimSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

function matches(pattern: string[], parts: string[]): boolean {
  if (pattern.length !== parts.length) return false
  return pattern.every((piece, index) => (piece.startsWith(':') ? parts[index] !== '' : piece === parts[index]))
}
