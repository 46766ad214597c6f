import type { ReportInput } from './report-input.ts'
import type { Text } from './rich-text.ts'

/**
 * Remembers sentences, so that none is printed twice: not even one that differs from an earlier one only in its numbers and in the
 * titles of jobs. Four words make a sentence.
 */
export interface SaidBefore {
  /** The first wording of which no sentence stood before, remembered from now on; undefined where all of them did. */
  tell(...wordings: (Text | undefined)[]): Text | undefined
  /** What is new of a running text; undefined where nothing is. */
  fresh(text: Text): Text | undefined
}

export function createSaidBefore(input: ReportInput): SaidBefore {
  const mask = maskOf(titlesOf(input))
  const said = new Set<string>()
  const masked = (text: Text): string[] =>
    sentencesOf(text)
      .map(mask)
      .filter((sentence) => sentence.split(' ').length >= SHORTEST)
  const keep = (text: Text): Text => {
    for (const sentence of masked(text)) said.add(sentence)
    return text
  }
  return {
    tell(...wordings) {
      const found = wordings.find((text) => text !== undefined && !masked(text).some((sentence) => said.has(sentence)))
      return found === undefined ? undefined : keep(found)
    },
    fresh(text) {
      const left = sentencesOf(text).filter((sentence) => !masked(sentence).some((one) => said.has(one)))
      return left.length === 0 ? undefined : keep(left.join(' '))
    },
  }
}

const SHORTEST = 4

/** Cut behind a stop, with the closing quotes, stars and marks that belong to it. */
function sentencesOf(text: Text): string[] {
  return text.split(/(?<=[.!?](?:[”’")\]]|\*{1,2}|\{\^[A-Z]+\})*)\s+/).filter((sentence) => sentence !== '')
}

function maskOf(titles: readonly string[]): (sentence: string) => string {
  const longest = [...titles].sort((a, b) => b.length - a.length).map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const job = longest.length > 0 ? new RegExp(`(?<!\\p{L})(?:an? )?(?:${longest.join('|')})s?(?!\\p{L})`, 'gu') : undefined
  return (sentence) => {
    const low = sentence
      .replace(/\{\^[A-Z]+\}|\\|\*/g, '')
      .replace(/\{[^}]*\}/g, '#')
      .toLowerCase()
    return (job ? low.replace(job, '@') : low)
      .replace(/[−+-]?\$?\d[\d,.]*\d|\d/g, '#')
      .replace(/[^\p{L}\p{N}#@]+/gu, ' ')
      .trim()
  }
}

function titlesOf({ ranking, occupations, present }: ReportInput): string[] {
  const found = [
    ...Object.values(occupations),
    ...[...ranking.ranked, ...ranking.next].map(({ occupation }) => occupation),
    present,
  ]
  const titles = found.flatMap((one) => (one ? [one.shortTitle, one.title] : [])).map((title) => title.toLowerCase())
  return [...new Set(titles)].filter((title) => title !== '')
}
