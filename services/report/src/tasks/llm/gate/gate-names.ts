import type { Text } from '../../../document/model/rich-text.ts'
import { isPlain, wordsOf } from './gate-words.ts'

type NameRules = { original: Text; names: ReadonlySet<string>; otherTitles: readonly string[] }

/** Employers, schools, people, places and occupations that the texts at hand do not name. */
export function nameFaults(text: Text, { original, names, otherTitles }: NameRules): string[] {
  const bare = text.replace(/\{[^{}]*\}/g, ' ')
  const faults: string[] = []
  const given = ` ${original.toLowerCase()} `
  const own = new Set(wordsOf(original))
  const standsThere = (name: string) => original.split(/[^\p{L}\p{M}'’-]+/u).includes(name)
  for (const name of namesInside(bare))
    if (!names.has(name) && !standsThere(name)) faults.push(`"${name}" is a name that the texts do not hold`)
  // At the beginning of a sentence a name looks like any word.
  for (const word of openers(bare)) {
    const lower = word.toLowerCase().replaceAll('’', "'")
    if (!names.has(word) && !own.has(lower) && !isPlain(lower.replace(/'s$/, '')))
      faults.push(`"${word}" begins a sentence and is no plain word`)
  }
  for (const word of bare.match(/(?<!\p{L})\p{Lu}[\p{Lu}\d]+(?!\p{L})/gu) ?? [])
    if (!original.includes(word)) faults.push(`"${word}" stands in capitals`)
  const lower = ` ${bare.toLowerCase()} `
  for (const title of otherTitles)
    if (lower.includes(` ${title} `) && !given.includes(` ${title} `)) faults.push(`"${title}" is not on the shortlist`)
  return faults
}

/** Capitalised words that do not begin a sentence; "I" and its forms are no names. */
export function namesInside(text: string): string[] {
  return capitals(text)
    .filter(({ opens, word }) => !opens && !/^I(['’]|$)/.test(word))
    .map(({ word }) => word)
}

function openers(text: string): string[] {
  return capitals(text)
    .filter(({ opens }) => opens)
    .map(({ word }) => word)
}

function capitals(text: string): { word: string; opens: boolean }[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)]
    .filter(([word]) => /^\p{Lu}/u.test(word))
    .map((match) => ({ word: match[0], opens: OPENING.test(text.slice(0, match.index)) }))
}

/** What stands before the first word of a sentence, a quote or a point. */
const OPENING = /(?:^|[.!?:]["”’)]*)\s*$|["“(]$|\*$/
