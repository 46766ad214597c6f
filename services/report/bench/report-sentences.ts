import { gradeOf } from '@waymark/testing/reading-grade'
import { plainText } from '../src/document/model/rich-text.ts'
import type { Block } from '../src/document/sections/blocks.ts'
import type { PageContent, ReportContents, SectionContent } from '../src/document/sections/section.ts'

/** The prose of one section: headings, tables, labels and figures are left out, and so is what is printed only to fill a page. */
export type SectionWords = {
  readonly id: string
  readonly sentences: readonly string[]
  readonly grade: number
  readonly marks: number
}

/** The prose of a report as it is printed, section by section. */
export function wordsOfReport(contents: ReportContents): SectionWords[] {
  return contents.sections.filter(({ sectionId }) => !NOT_READ.has(sectionId)).map(wordsOfSection)
}

function wordsOfSection({ sectionId, pages, facts }: SectionContent): SectionWords {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const context = { fact: (id: string) => byId.get(id), page: () => 12 }
  const texts = pages.flatMap(proseOfPage)
  const sentences = texts.flatMap((text) => sentencesIn(plainText(text, context)))
  const marks = texts.reduce((sum, text) => sum + (text.match(/\{\^/g)?.length ?? 0), 0)
  return { id: sectionId, sentences, grade: gradeOf(sentences.join(' ')), marks }
}

function proseOfPage({ headline, standfirst, blocks }: PageContent): string[] {
  return [headline, standfirst, ...blocks.flatMap(proseOfBlock)]
}

function proseOfBlock(block: Block): string[] {
  if (block.reserve) return []
  switch (block.kind) {
    case 'text':
      return [block.text]
    case 'points':
      return block.items.map(({ lead, text }) => (lead ? `${lead} ${text}` : text))
    case 'columns':
      return block.columns.flat().flatMap(proseOfBlock)
    case 'box':
      return block.blocks.flatMap(proseOfBlock)
    case 'direction':
      return [block.plus, block.minus]
    default:
      return []
  }
}

/** Four words or more that end in a stop. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?][”’")\]]*)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?][”’")\]]*$/.test(sentence) && sentence.split(/\s+/).length >= 4)
}

/** A sentence without what differs from person to person by itself: numbers, titles of jobs and the reader's name. */
export function createMask(titles: readonly string[], names: readonly string[]): (sentence: string) => string {
  const longest = [...new Set(titles.flatMap(formsOf))].sort((a, b) => b.length - a.length)
  const job = new RegExp(`(?<![\\p{L}])(?:an? )?(?:${longest.map(escaped).join('|')})(?![\\p{L}])`, 'gu')
  const name = names.length > 0 ? new RegExp(names.map(escaped).join('|'), 'gi') : undefined
  return (sentence) => {
    const named = name ? sentence.replace(name, 'NAME') : sentence
    return named
      .toLowerCase()
      .replace(job, 'JOB')
      .replace(/[−-]?\$?\d[\d,.]*(?:k|%)?/g, '#')
      .replace(/\s+/g, ' ')
  }
}

/** Titles as they stand in prose: lower-case, in the singular too. */
function formsOf(title: string): string[] {
  const low = title.toLowerCase()
  const singular = low.replace(/ies\b/g, 'y').replace(/(?<=[^s])s\b/g, '')
  return [low, singular]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Share of the sentences of one report that stand in the other, both ways averaged: 0 to 1. */
export function overlapOf(one: readonly string[], other: readonly string[]): number {
  return (shareIn(one, new Set(other)) + shareIn(other, new Set(one))) / 2
}

function shareIn(sentences: readonly string[], others: ReadonlySet<string>): number {
  if (sentences.length === 0) return 0
  return sentences.filter((sentence) => others.has(sentence)).length / sentences.length
}

/** The method is the same for everybody by right, and a worksheet is filled in by hand. */
const NOT_READ: ReadonlySet<string> = new Set(['cover', 'contents', 'method', 'worksheet'])
