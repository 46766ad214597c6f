import assert from 'node:assert/strict'
import { test } from 'node:test'
import { banks } from '../../../../assessment/src/data/banks/banks.ts'
import { createFactTable } from '../../../src/document/model/fact-table.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { REPORT_TYPES } from '../../../src/document/model/report-type.ts'
import { lettersIn, type TextContext } from '../../../src/document/model/rich-text.ts'
import type { Block } from '../../../src/document/sections/blocks.ts'
import { collectStrings, composeReport, composeSection } from '../../../src/document/sections/compose-report.ts'
import { ORDER } from '../../../src/document/sections/order.ts'
import type { SectionContent } from '../../../src/document/sections/section.ts'
import { loadInput } from '../../fixtures/load-input.ts'
import { engineReads, others, shifted } from '../support/other-answers.ts'

const NAMES = ['renee', 'sparse'] as const
/** The list of ten prints the ranking, which all answers made. */
const LIST = 'shortlist'
/** The same for everybody, or without prose; the page on certainty rests on all answers at once, through the redraws. */
const PLAIN = ['cover', 'contents', 'sure', 'method']

function contextOf(section: SectionContent): TextContext {
  return { fact: createFactTable(section.facts).get, page: () => 1 }
}

for (const type of REPORT_TYPES) {
  test(`${type}: every section rests on a public source`, () => {
    const bare: string[] = []
    for (const name of NAMES) {
      for (const section of composeReport(loadInput(name, type)).sections) {
        if (PLAIN.includes(section.sectionId) || section.pages.length === 0) continue
        const context = contextOf(section)
        let letters = ''
        collectStrings(section.pages, (text) => {
          letters += lettersIn(text, context)
        })
        if (!/[OWPABCDR]/.test(letters)) bare.push(`${name} ${section.sectionId}`)
      }
    }
    assert.deepEqual(bare, [])
  })

  test(`${type}: what depends on answers depends on two of them at least`, () => {
    const input = shifted(loadInput('renee', type), [])
    const changes = [...questionChanges(input), ...factChanges(input)]
    const deaf: string[] = []
    for (const section of ORDER[type]) {
      if (PLAIN.includes(section.id) || section.id === LIST || !(section.isFor?.(prepareInput(input)) ?? true)) continue
      const before = JSON.stringify(composeSection(section, input).pages)
      const read = new Set<string>()
      for (const { name, other } of changes) {
        if (read.size >= 2) break
        if (JSON.stringify(composeSection(section, other).pages) !== before) read.add(name)
      }
      if (read.size < 2) deaf.push(`${section.id} reads ${[...read].join(', ') || 'nothing'}`)
    }
    assert.deepEqual(deaf, [])
  })

  test(`${type}: a section that praises also warns`, () => {
    const sweet: string[] = []
    for (const name of NAMES) {
      for (const section of composeReport(loadInput(name, type)).sections) {
        const styles = new Set(section.pages.flatMap((page) => page.blocks.flatMap(pointStyles)))
        if (styles.has('plus') && !styles.has('minus') && !styles.has('ask')) sweet.push(`${name} ${section.sectionId}`)
      }
    }
    assert.deepEqual(sweet, [])
  })

  test(`${type}: a page number in the text leads to a page`, () => {
    for (const name of NAMES) {
      const contents = composeReport(loadInput(name, type))
      const ids = new Set(contents.sections.flatMap((section) => section.pages.map((page) => page.id)))
      collectStrings(contents.sections, (text) => {
        for (const [, id] of text.matchAll(/(?<!\\)\{page:([^}]+)\}/g))
          assert.ok(ids.has(id!), `page:${id} in "${text.slice(0, 60)}"`)
      })
    }
  })
}

function questionChanges(input: ReportInput): { name: string; other: ReportInput }[] {
  return banks[input.reportType].questions.flatMap((question) => {
    const answer = input.answers.find((one) => one.questionId === question.id)
    if (!answer) return []
    const scales = engineReads(question)
    return others(question, answer).map((other) => ({
      name: question.id,
      other: { ...shifted(input, scales), answers: input.answers.map((one) => (one === answer ? other : one)) },
    }))
  })
}

/** The answers of the wizard's second step, and the list that follows from all answers together. */
function factChanges(input: ReportInput): { name: string; other: ReportInput }[] {
  const { profile, ranking } = input
  const reach = profile.reach!
  return [
    { name: 'salary', other: { ...input, profile: { ...profile, reach: { ...reach, salaryCurrent: 91_000 } } } },
    { name: 'years', other: { ...input, profile: { ...profile, reach: { ...reach, yearsExperience: 3 } } } },
    { name: 'present job', other: { ...input, present: undefined } },
    { name: 'list', other: { ...input, ranking: { ...ranking, ranked: [...ranking.ranked].reverse() } } },
  ]
}

function pointStyles(block: Block): string[] {
  if (block.kind === 'points') return [block.style]
  if (block.kind === 'columns') return block.columns.flat().flatMap(pointStyles)
  if (block.kind === 'box') return block.blocks.flatMap(pointStyles)
  return []
}
