import type { WishWords } from './goal-table.ts'

export type FoundWish = { readonly id: string; readonly label: string; readonly phrase: string }

/**
 * The wishes that a text names, each with the person's own words. `said` is the text without what is left, past or somebody else's:
 * wishes to do something are read there alone; those about the conditions of work are often told by what is left ("no more nights").
 */
export function readWishes(wishes: readonly WishWords[], { text, said }: { text: string; said: string }): FoundWish[] {
  const sources = { all: { words: text, plain: straight(text) }, wanted: { words: said, plain: straight(said) } }
  return wishes.flatMap(({ id, label, wordings }) => {
    for (const { reads, pattern, except } of wordings) {
      const { words, plain } = sources[reads]
      for (const { 0: match, index } of plain.matchAll(pattern)) {
        if (match === '' || except?.test(clauseAround(plain, index, match.length))) continue
        return [{ id, label, phrase: wholeWords(words, index, match.length) }]
      }
    }
    return []
  })
}

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

/** With one kind of apostrophe, and as long. */
const straight = (text: string): string => text.replaceAll('’', "'")

const LONGEST_WORD = 40
const LONGEST_CLAUSE = 160
