import type { Block } from '../../src/sections/blocks.ts'
import type { PageContent } from '../../src/sections/section.ts'

/** Flesch-Kincaid grade of running text: 0.39 words a sentence + 11.8 syllables a word - 15.59. */
export function gradeOf(sentences: string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z’']+/g) ?? [])
  if (sentences.length === 0 || words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

function syllablesOf(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '')
  if (bare.length <= 3) return 1
  const trimmed = bare.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, (trimmed.match(/[aeiouy]{1,2}/g) ?? []).length)
}

/** The sentences of our own prose on a page: what a person wrote, table cells and heads are left out. */
export function sentencesOf(page: PageContent, words: (text: string) => string): string[] {
  const texts = [page.standfirst, ...page.blocks.flatMap(proseOf)]
  return texts
    .map((text) => words(text).replace(/“[^”]*”/g, 'this'))
    .flatMap((text) => text.split(/(?<=[.!?:;])\s+/))
    .filter((sentence) => (sentence.match(/[A-Za-z]{2,}/g) ?? []).length >= 2)
}

function proseOf(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text]
    case 'points':
      return block.items.map((item) => `${item.lead ? `${item.lead} ` : ''}${item.text}`)
    case 'box':
      return block.blocks.flatMap(proseOf)
    case 'columns':
      return block.columns.flat().flatMap(proseOf)
    case 'direction':
      return [block.plus, block.minus]
    default:
      return []
  }
}
