import { readFileSync } from 'node:fs'
import type { Text } from '../../../document/model/rich-text.ts'
import { isGuarded } from './guarded-words.ts'
import { FOREIGN_NUMBERS } from './number-words.ts'

/** The words of our own texts, as `services/report/test/spelling/write-plain-words.ts` counts them. */
const plainWords: ReadonlySet<string> = new Set(
  readFileSync(new URL('./plain-words.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

type WordRules = { original: Text; nearby: ReadonlySet<string>; names: ReadonlySet<string> }

/**
 * A rewrite is written in plain English: the words of our own texts and of the section. So no other language, no brand in lower case,
 * no slur and no glued or misspelled figure passes; words of weight (see guarded-words.ts) stand only where the original has them.
 */
export function wordFaults(text: Text, { original, nearby, names }: WordRules): string[] {
  const own = new Set(wordsOf(original))
  const known = (word: string) => own.has(word) || ((nearby.has(word) || isPlain(word)) && !isGuarded(word))
  const named = new Set([...names].map((name) => name.toLowerCase()))
  const odd = new Set(
    (text.replace(/\{[^{}]*\}/g, ' ').match(WORD) ?? [])
      .filter((word) => {
        const lower = bare(word)
        if (known(lower)) return false
        // A name in capitals is judged as a name; guarded words are no names.
        return !(/^\p{Lu}/u.test(word) && named.has(lower) && !isGuarded(lower))
      })
      .map((word) => word.toLowerCase()),
  )
  for (const word of outOfPlace(text, original)) odd.add(word)
  return [...odd].map((word) => `"${word}" is not among the words that may be used here`)
}

/** Words of weight that stand beside other words than in the original: "your old school" gives no leave for "an old person". */
function outOfPlace(text: Text, original: Text): string[] {
  const given = neighbors(original)
  return neighbors(text)
    .filter(
      ({ word, before, after }) => !given.some((one) => one.word === word && (one.before === before || one.after === after)),
    )
    .map(({ word }) => word)
}

function neighbors(text: Text): { word: string; before: string; after: string }[] {
  const words = wordsOf(text)
  return words
    .map((word, at) => ({ word, before: words[at - 1] ?? '', after: words[at + 1] ?? '' }))
    .filter(({ word }) => isGuarded(word))
}

const WORD = /\p{L}[\p{L}\p{M}'’]*/gu

/** Lower-case words of a text without its tokens; `'s` is left out. */
export function wordsOf(text: Text): string[] {
  return (text.replace(/\{[^{}]*\}/g, ' ').match(WORD) ?? []).map(bare)
}

export function isPlain(word: string): boolean {
  return word === 'i' || (plainWords.has(word) && !FOREIGN_NUMBERS.has(word))
}

function bare(word: string): string {
  return word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '')
}
