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
  '/reports/:id/correct',
  '/reports/:id/compare/:other',
  '/search',
  '/account/:page',
] as const

/** Addresses that anyone may open and that are written at build time; signed in, the app draws them inside its shell. */
export const prerenderedPaths = ['/', '/detailed-assessment', '/blog'] as const

/** Pages to read, written at build time for everyone. The app does not draw them: going there loads the document. */
export const openPaths = [
  '/blog/:slug',
  '/career-path-planning',
  '/ai-career-transition',
  '/resume-writing',
  '/job-search-tips',
  '/how-to-become',
  '/help',
  '/data-sources',
  '/privacy',
  '/terms',
  '/accessibility',
] as const

/** Behind the link of a guest's mail: the token opens them, signed in or not. */
export const linkPaths = ['/r/:token', '/r/:token/correct', '/r/:token/compare'] as const

export function isLinkPath(pathname: string): boolean {
  return isOneOf(linkPaths, pathname)
}

export function isOpenPath(pathname: string): boolean {
  return isOneOf(openPaths, pathname)
}

export function isSignedInPath(pathname: string): boolean {
  return isOneOf(signedInPaths, pathname)
}

export function isPrerenderedPath(pathname: string): boolean {
  const path = trimSlash(pathname)
  return prerenderedPaths.some((known) => known === path)
}

export function trimSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

function isOneOf(patterns: readonly string[], pathname: string): boolean {
  const parts = trimSlash(pathname).split('/')
  return patterns.some((pattern) => matches(pattern.split('/'), parts))
}

function matches(pattern: string[], parts: string[]): boolean {
  if (pattern.length !== parts.length) return false
  return pattern.every((piece, index) => (piece.startsWith(':') ? parts[index] !== '' : piece === parts[index]))
}
