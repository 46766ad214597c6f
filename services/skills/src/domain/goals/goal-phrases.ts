import type { GoalTarget } from './goal-table.ts'

/** Wordings of work as people say them, word for word; what names no work has no targets and keeps other readings off its words. */
export type GoalPhrases = {
  readonly byWords: ReadonlyMap<string, readonly GoalTarget[]>
  /** Words of the longest wording. */
  readonly longest: number
  /** All words of the wordings, in small letters and the singular: they are spelled as they are meant. */
  readonly words: ReadonlySet<string>
}
export type PhraseMatch = { readonly from: number; readonly to: number; readonly targets: readonly GoalTarget[] }

/**
 * Reads rows (code, "wording|~wording"): "~" marks a second meaning, the code "-" a wording that names no work. Throws with the wording
 * that has two chief meanings, or says nothing.
 */
export function readGoalPhrases(rows: readonly (readonly string[])[]): GoalPhrases {
  const byWords = new Map<string, GoalTarget[]>()
  const all = new Set<string>()
  let longest = 0
  for (const [code, wordings] of rows) {
    for (const wording of wordings!.split('|')) {
      const second = wording.startsWith('~')
      const words = wordsOf(wording)
      if (words.length === 0) throw new Error(`"${code}": "${wording}" has no words`)
      longest = Math.max(longest, words.length)
      for (const { word } of words) all.add(word)
      const key = keyOf(words)
      const known = byWords.get(key) ?? []
      const chief = !second && known.some(({ weight, target }) => weight === CHIEF && target !== code)
      if (chief || (code === NO_WORK && known.length > 0)) throw new Error(`"${wording}" has two chief meanings`)
      if (code !== NO_WORK && !known.some(({ target }) => target === code))
        known.push({ target: code!, weight: second ? SECOND : CHIEF })
      byWords.set(key, known)
    }
  }
  return { byWords, longest, words: all }
}

/**
 * The wordings that stand in a text, the longest at each place, from left to right. Singular and plural are the same, an article between
 * two words says nothing, and "running a crane" is "run a crane".
 */
export function findPhrases({ byWords, longest }: GoalPhrases, text: string): PhraseMatch[] {
  const words = wordsOf(text)
  const found: PhraseMatch[] = []
  let at = 0
  while (at < words.length) {
    const match = longestAt({ byWords, longest }, words, at)
    if (match) found.push(match.found)
    at += match?.words ?? 1
  }
  return found
}

/** The one occupation that all wordings in a text mean, by its code, and the first of them; undefined where there are none or several. */
export function onlyWork(phrases: GoalPhrases, text: string): { code: string; words: string } | undefined {
  const named = findPhrases(phrases, text).filter(({ targets }) => targets.length > 0)
  const codes = new Set(named.flatMap(({ targets }) => targets.map(({ target }) => target)))
  const [first] = named
  return first && codes.size === 1 ? { code: [...codes][0]!, words: text.slice(first.from, first.to) } : undefined
}

function longestAt({ byWords, longest }: Pick<GoalPhrases, 'byWords' | 'longest'>, words: readonly Word[], at: number) {
  for (let length = Math.min(longest + ARTICLES, words.length - at); length >= 1; length -= 1) {
    const run = words.slice(at, at + length)
    const targets = [keyOf(run), ...keysOfDoing(run)].map((key) => byWords.get(key)).find(Boolean)
    // A wording does not go on over the end of a clause.
    if (targets && !run[0]!.joins && run.every((word, place) => place === 0 || !word.opens))
      return { words: length, found: { from: run[0]!.from, to: run.at(-1)!.to, targets } }
  }
  return undefined
}

type Word = {
  readonly word: string
  readonly from: number
  readonly to: number
  readonly opens: boolean
  /** "Or" between two things, and no operating room. */
  readonly joins: boolean
}

function wordsOf(text: string): Word[] {
  let end = 0
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’&+#]*/gu)].map((match) => {
    const opens = /[,.;:!?()\n]/.test(text.slice(end, match.index))
    end = match.index + match[0].length
    const joins = match[0] === 'or' && match.index > 0
    return { word: singular(match[0].toLowerCase().replaceAll('’', "'")), from: match.index, to: end, opens, joins }
  })
}

/** Words as the table keeps them: an article between two others says nothing. */
const keyOf = (words: readonly Pick<Word, 'word'>[]): string =>
  words
    .map(({ word }) => word)
    .filter((word, place) => place === 0 || place === words.length - 1 || !ARTICLE.test(word))
    .join(' ')

/** What several words that open with a doing may be in the table: "running a crane", "run crane". */
function keysOfDoing(words: readonly Word[]): string[] {
  const stem = words.length > 1 ? /^(\p{L}{3,})ing$/u.exec(words[0]!.word)?.[1] : undefined
  if (stem === undefined) return []
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].map((word) => keyOf([{ word }, ...words.slice(1)]))
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is|ics)$/.test(word)) return word
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  return word.replace(/(?<=ch|sh|x)es$|'s$|s$/, '')
}

const ARTICLE = /^(?:an?|the)$/
/** Articles that a wording of the table may have more in a text. */
const ARTICLES = 2
const NO_WORK = '-'
const CHIEF = 1
const SECOND = 0.7
