import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { britishForms } from './british-forms.ts'
import { filledIn } from './source-texts.ts'
import { spokenOf } from './template-texts.ts'
import type { VisibleText } from './visible-texts.ts'

export type Misspelling = { file: string; word: string; text: string }

/** Names and terms of trades that no dictionary has, reviewed one by one: lower case, sorted, one a line. */
export const reviewedWords: readonly string[] = readFileSync(new URL('./words.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

/** The words of the texts that are not written as in the United States. */
export const misspellings = (texts: readonly VisibleText[]): Misspelling[] => {
  const judged = new Map<string, boolean>()
  const isRight = (word: string): boolean => {
    const known = judged.get(word)
    if (known !== undefined) return known
    judged.set(word, isUsEnglish(word))
    return judged.get(word)!
  }
  return texts.flatMap(({ file, text }) =>
    wordsOf(text)
      .filter((word) => !isRight(word))
      .map((word) => ({ file, word, text })),
  )
}

/** What is spelled by letters alone: no addresses, codes, acronyms, names with a capital inside, nothing of two letters. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/<[^<>]*>/g, (tag) => ` ${spokenOf(tag).join(' ')} `)
    .replace(notSpelled, ' ')
    .split(/[^\p{L}\p{M}\d'’_¤$@]+/u)
    .map((word) => word.replace(/’/g, "'").replace(/^'+|'+$/g, ''))
    .map((word) => (word.includes(filledIn) ? longestPart(word) : word))
    .filter((word) => /^\p{L}['\p{L}]{2,}$/u.test(word) && (!/.\p{Lu}/u.test(word) || british.has(word.toLowerCase())))

export const isUsEnglish = (word: string): boolean => {
  const lower = word.toLowerCase()
  const stem = lower.replace(/'s?$/, '')
  if (british.has(lower) || british.has(stem)) return false
  return reviewed.has(lower) || reviewed.has(stem) || [word, lower, stem].some((form) => speller.correct(form))
}

/** `program${s}` is judged by "program"; what is left beside a value is too short to judge. */
const longestPart = (word: string): string => {
  const [longest] = word.split(filledIn).toSorted((a, b) => b.length - a.length)
  return longest!.length > 3 ? longest! : ''
}

/** Addresses, files, settings, options of commands, {{expressions}} and {marks} of our own templates, and names of others. */
const notSpelled = new RegExp(
  [
    'https?:\\S+|\\S+@\\S+|(?:[\\w.-]+/){2,}[\\w.-]*|(?<![a-z])/[\\w./-]+|[\\w-]*\\.(?:js|ts|md|tsv|json|pdf|png|org|com|gov|yml|dev)\\b',
    '[\\w-]+=\\S+|(?<=\\s)--?[a-z][\\w-]*|\\$\\([^)]*\\)',
    '\\{\\{.*?\\}\\}|\\{[\\w^:¤-]+\\}',
    'Global Wind Organisation|National Council for Mental Wellbeing',
  ].join('|'),
  'g',
)

const british = new Set<string>(britishForms)
const reviewed = new Set(reviewedWords)
const speller = nspell(dictionary as Parameters<typeof nspell>[0])
