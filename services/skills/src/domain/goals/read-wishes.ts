import type { WishWords, Wording } from './goal-table.ts'
import { tellsOfOneself } from './limits/ones-own.ts'

export type FoundWish = { readonly id: string; readonly label: string; readonly phrase: string }

/**
 * The wishes that a text names, each with the person's own words. `said` is the text without what is left, past or somebody else's:
 * wishes to do something are read there alone; those about the conditions of work are often told by what is left ("no more nights").
 */
export function readWishes(wishes: readonly WishWords[], { text, said }: { text: string; said: string }): FoundWish[] {
  const whole = { words: text, plain: straight(text) }
  const wanted = { words: said, plain: straight(said) }
  const found = wishes.flatMap(({ id, label, wordings }) => {
    for (const wording of wordings) {
      const ofFamily = OF_FAMILY.has(id)
      const phrase = firstSaid({ ...wording, ofFamily }, wording.reads === 'wanted' ? wanted : whole)
      if (phrase) return [{ id, label, phrase }]
    }
    return []
  })
  const overlap = (a: string, b: string): boolean => {
    const [at, other] = [text.indexOf(a), text.indexOf(b)]
    return at < other + b.length && other < at + a.length
  }
  return found.filter(({ id, phrase }) => !found.some((wish) => SAYS_ALL[wish.id]?.has(id) && overlap(wish.phrase, phrase)))
}

/** What is no wish of its own in the words of another: who may not earn more than a sum asks neither for more nor for that sum. */
const SAYS_ALL: Readonly<Record<string, ReadonlySet<string>>> = {
  earnings_cap: new Set(['more_pay', 'least_pay', 'less_pay', 'benefits', 'pension', 'health', 'part_time']),
}

/** Of a text that is not on goals, the limits that its writer tells of themself: never a wish, a taste or work. */
export function readLimits(wishes: readonly WishWords[], text: string): FoundWish[] {
  const limits = wishes.map((wish) => ({ ...wish, wordings: wish.wordings.filter(({ reads }) => reads === 'limit') }))
  return readWishes(limits, { text, said: '' })
}

/** The words in which a text says a wording; undefined where it does not, or unsays it, or tells of others what is a limit. */
function firstSaid(
  { reads, pattern, except, ofFamily }: Wording & { readonly ofFamily: boolean },
  { words, plain }: { readonly words: string; readonly plain: string },
): string | undefined {
  // Nearly no wording is said: `matchAll` makes each pattern anew, `search` does not.
  if (plain.search(pattern) < 0) return undefined
  for (const { 0: match, index } of plain.matchAll(pattern)) {
    if (match === '' || except?.test(clauseAround(plain, index, match.length))) continue
    if (reads === 'limit' && !ofFamily && !tellsOfOneself(plain, index, match.length)) continue
    const phrase = wholeWords(words, index, match.length)
    return (
      phrase + (SOFTENED.exec(words.slice(words.indexOf(phrase, Math.max(0, index - LONGEST_WORD)) + phrase.length))?.[0] ?? '')
    )
  }
  return undefined
}

/** Whether a wish is told as a preference, "remote if possible", which keeps nothing off a list. */
export const isPreference = (phrase: string): boolean => PREFERRED.test(phrase)

const PREFERENCE =
  ',? (?:if (?:at all )?possible|if i can(?: help it)?|ideally|preferably|would be (?:nice|great|a (?:plus|bonus)))'
const SOFTENED = new RegExp(`^${PREFERENCE}(?=[ ,;:.!?]|$)`, 'i')
const PREFERRED = new RegExp(`${PREFERENCE}$`, 'i')

/** A match, with the words it begins and ends in whole. */
export function wholeWords(text: string, at: number, length: number): string {
  const before = /[\p{L}\p{N}'-]*$/u.exec(text.slice(Math.max(0, at - LONGEST_WORD), at))![0]
  const after = /[\p{L}\p{N}'-]*/u.exec(text.slice(at + length))![0]
  return `${before}${text.slice(at, at + length)}${after}`.trim()
}

/** The clause that a match stands in: up to the next stop on both sides. */
function clauseAround(text: string, at: number, length: number): string {
  const before = /(?:[^,;:.!?\n])*$/.exec(text.slice(Math.max(0, at - LONGEST_CLAUSE), at))![0]
  const after = /^[^,;:.!?\n]*/.exec(text.slice(at + length, at + length + LONGEST_CLAUSE))![0]
  return `${before}${text.slice(at, at + length)}${after}`
}

/** Limits that are told by what others need: children who come home. */
const OF_FAMILY: ReadonlySet<string> = new Set(['no_nights', 'flexible'])

/** With one kind of apostrophe, and as long. */
const straight = (text: string): string => text.replaceAll('’', "'")

const LONGEST_WORD = 40
const LONGEST_CLAUSE = 160
