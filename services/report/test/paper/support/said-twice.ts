import { sentencesIn } from '../../../bench/report-sentences.ts'
import type { PrintedText } from './printed-texts.ts'

export type SaidTwice = { readonly sentence: string; readonly pages: readonly string[] }

/**
 * Sentences that stand twice in one report once numbers, titles, names and the reader's own words are masked. Headings and the
 * labels of tables and charts repeat by right; a cell that is a sentence does not.
 */
export function saidTwice(texts: readonly PrintedText[], mask: (sentence: string) => string): SaidTwice[] {
  const places = new Map<string, string[]>()
  for (const { page, kind, text } of texts) {
    if (kind !== 'prose' && kind !== 'cell') continue
    for (const sentence of sentencesIn(text)) {
      const template = withoutQuotes(mask(sentence))
      if (template.replace(/JOB|NAME|QUOTE|#/g, '').trim().length < 8) continue
      places.set(template, [...(places.get(template) ?? []), page])
    }
  }
  return [...places].flatMap(([sentence, pages]) => (pages.length > 1 ? [{ sentence, pages }] : []))
}

const withoutQuotes = (sentence: string): string => sentence.replace(/“[^”]*”?/g, 'QUOTE')
