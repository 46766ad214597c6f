import type { Pay } from '../../domain/pay.ts'
import { plainLine, plainText } from '../../domain/plain-text.ts'

/** A posting as a source gives it, in plain text; nothing in it is worked out yet. */
export type PostingDraft = {
  /** The posting's own id at its source. */
  readonly sourceRef: string
  readonly title: string
  readonly company: string
  readonly location: string
  readonly remote?: boolean
  readonly description: string
  readonly requirements: readonly string[]
  /** Skills that the source lists apart from its text; `complete` when its text asks for nothing else. */
  readonly listed?: { readonly must: readonly string[]; readonly nice: readonly string[]; readonly complete?: boolean }
  readonly pay: Pay
  readonly employmentType: string
  readonly level: string
  readonly monthsOfExperience?: number | undefined
  readonly occupationCode?: string
  readonly logoUrl?: string | undefined
  readonly url?: string | undefined
  readonly postedAt?: Date | undefined
  readonly closesAt?: Date | undefined
}

/** What was read of a document: postings, and what could not be one, with the reason. */
export type Parsed = { readonly drafts: readonly PostingDraft[]; readonly refused: readonly Refused[] }
export type Refused = { readonly at: string; readonly reason: string }

/** A document from outside is at most so long, and holds at most so many postings. */
export const MOST_BYTES = 64 * 1024 * 1024
export const MOST_POSTINGS = 100_000

/** Makes drafts of the entries of a list; one that is no posting is reported and never stops the others. */
export function readEach<T>(entries: readonly T[], read: (entry: T, at: number) => PostingDraft | string): Parsed {
  const drafts: PostingDraft[] = []
  const refused: Refused[] = []
  const seen = new Set<string>()
  for (const [at, entry] of entries.slice(0, MOST_POSTINGS).entries()) {
    const result = attempt(() => read(entry, at))
    const reason = typeof result === 'string' ? result : problemOf(result, seen)
    if (reason) refused.push({ at: `posting ${at + 1}`, reason })
    if (typeof result === 'string' || reason) continue
    seen.add(result.sourceRef)
    drafts.push(result)
  }
  if (entries.length > MOST_POSTINGS)
    refused.push({ at: `posting ${MOST_POSTINGS + 1}`, reason: 'the list is longer than is read' })
  return { drafts, refused }
}

/** A source's fields are looked up on plain objects only; anything else has none. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

export function lineOf(value: unknown, most = 200): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? plainLine(value, most) : ''
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? plainText(value) : ''
}

export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(/[$,\s]/g, '')) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined
}

/** A day or moment that could be one: not before 2000, not years ahead. */
export function dateOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const date = new Date(value)
  const year = date.getUTCFullYear()
  return Number.isNaN(date.getTime()) || year < 2000 || year > 2100 ? undefined : date
}

/** Only http(s) addresses may be shown as links or pictures. */
export function linkOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000 || !URL.canParse(value.trim())) return undefined
  const url = new URL(value.trim())
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.href : undefined
}

function attempt(read: () => PostingDraft | string): PostingDraft | string {
  try {
    return read()
  } catch (error) {
    return `could not be read: ${error instanceof Error ? error.message : 'unknown'}`
  }
}

function problemOf(draft: PostingDraft, seen: ReadonlySet<string>): string | undefined {
  if (draft.sourceRef === '') return 'it has no id'
  if (draft.title === '') return 'it has no title'
  if (draft.company === '') return 'it names no employer'
  if (draft.description === '' && draft.requirements.length === 0) return 'it has no text'
  return seen.has(draft.sourceRef) ? `the id ${draft.sourceRef} was there before` : undefined
}
