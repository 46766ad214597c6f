import type { BrowserError } from '@waymark/contracts/models/identity/browser-report'
import type { NotedError } from './note-errors.ts'
import { patternAt } from './pattern-at.ts'

type Frame = { file: string; line: number; column: number }

/**
 * What is told of an error: its class, where in our files it was thrown, and a digest by which the same failure is known again. Its
 * message stays here, as it may hold what a person typed. Undefined for what broke in an extension of the browser.
 */
export function describeError({ kind, thrown, pathname, source = '' }: NotedError): BrowserError | undefined {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : ''
  if (/-extension:\/\//.test(`${source} ${stack}`)) return undefined
  const frames = framesIn(stack)
  const name = thrown instanceof Error && /^\w{1,40}$/.test(thrown.name) ? thrown.name : 'Error'
  const first = frames[0] ?? { file: kind === 'chunk' ? missingFile(thrown) : '', line: 0, column: 0 }
  const told = frames.length > 0 ? frames.slice(0, 5) : [first]
  const route = patternAt(pathname)
  return { kind, route, name, ...first, digest: digestOf([name, ...told.map(positionOf)].join('|')) }
}

/** The lines of a stack that lie in our files: Chromium begins one with "at", the others have an @ before the address. */
function framesIn(stack: string): Frame[] {
  return stack.split('\n').flatMap((text) => {
    const [, file, line, column] = /(?:^\s+at |@).*\/assets\/([\w.-]{1,100}):(\d{1,7}):(\d{1,7})\)?$/.exec(text) ?? []
    return file ? [{ file, line: Number(line), column: Number(column) }] : []
  })
}

/** Browsers name the part that they could not fetch in the message alone. */
function missingFile(thrown: unknown): string {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown
  return /\/assets\/([\w.-]{1,96}\.(?:js|css))(?![\w.-])/.exec(String(cause))?.[1] ?? ''
}

/** Without the hash of the build, so that a failure in a part that did not change keeps its digest. */
function positionOf({ file, line, column }: Frame): string {
  return `${file.replace(/-[\w-]{8}(?=\.\w+$)/, '')}:${line}:${column}`
}

/** FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), in hexadecimal: it tells failures apart and is no secret. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
