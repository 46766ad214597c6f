import type { BrowserErrorKind } from '@waymark/contracts/models/identity/browser-report'

/** What was thrown, and where the person was. Nothing is told yet, and nothing is read from it. */
export type NotedError = {
  kind: BrowserErrorKind
  thrown: unknown
  pathname: string
  /** Address of the file that the browser names itself. */
  source?: string
}

/** A page that breaks over and over says no more after this many, which is what the route takes. */
const MOST = 10
const noted: NotedError[] = []
let count = 0

/** Remembers what broke for the report of this view. */
export function noteError(kind: BrowserErrorKind, thrown: unknown, source?: string): void {
  if (count++ < MOST) noted.push({ kind, thrown, pathname: location.pathname, ...(source && { source }) })
}

/** What was noted since it was last asked. */
export function takeNoted(): NotedError[] {
  return noted.splice(0)
}
