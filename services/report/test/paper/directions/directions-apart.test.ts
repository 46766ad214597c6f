import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { createMask, wordsOfReport } from '../../../bench/report-sentences.ts'
import { entryWay } from '../../../src/document/facts/entry-way.ts'
import { createFactTable } from '../../../src/document/model/fact-table.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { REPORT_TYPES } from '../../../src/document/model/report-type.ts'
import { plainText } from '../../../src/document/model/rich-text.ts'
import { collectStrings, composeReport } from '../../../src/document/sections/compose-report.ts'
import type { ReportContents, SectionContent } from '../../../src/document/sections/section.ts'
import { inventedPeople } from '../support/invented-people.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'

/** Everybody's ideas and directions, of every kind of report. */
const careers = createCareers()
const skills = engineInProcess(careers)
const titles = careers.engine.base.occupations.flatMap(({ title, shortTitle }) => [title, shortTitle])

interface Read {
  who: string
  input: ReportInput
  contents: ReportContents
}
const reports: Read[] = []

before(async () => {
  for (const type of REPORT_TYPES)
    for (const persona of inventedPeople(type)) {
      const input = await personaInput(persona, type, skills)
      reports.push({ who: `${persona.key} ${type}`, input, contents: composeReport(input) })
    }
})

const OPTIONS = /^(?:ideas|deep-\d)$/
const optionsOf = ({ contents }: Read): SectionContent[] => contents.sections.filter(({ sectionId }) => OPTIONS.test(sectionId))

function printedIn(section: SectionContent): string {
  const facts = createFactTable(section.facts)
  const texts: string[] = []
  collectStrings(section.pages, (text) => texts.push(plainText(text, { fact: facts.get, page: () => 9 })))
  return texts.join('\n')
}

describe('the ideas and directions of a report', () => {
  it('share no sentence, numbers and titles and names masked', () => {
    const twice: string[] = []
    for (const { who, contents } of reports) {
      const mask = createMask(titles, ['Maya', 'Lindqvist'])
      const seen = new Map<string, string>()
      const sections = wordsOfReport({
        ...contents,
        sections: contents.sections.filter(({ sectionId }) => OPTIONS.test(sectionId)),
      })
      for (const { id, sentences } of sections)
        for (const sentence of new Set(sentences.map(mask))) {
          const first = seen.get(sentence)
          if (first && first !== id) twice.push(`${who}: ${first} and ${id}: ${sentence}`)
          seen.set(sentence, id)
        }
    }
    assert.deepEqual(twice.slice(0, 20), [])
  })

  it('have each a headline of their own', () => {
    const mask = createMask(titles, [])
    for (const read of reports) {
      const headlines = optionsOf(read).flatMap(({ pages }) => pages.map(({ headline }) => mask(headline)))
      assert.equal(new Set(headlines).size, headlines.length, `${read.who}: ${headlines.join(' | ')}`)
    }
  })

  it('never say what was false for somebody', () => {
    const never =
      /help out|a few hours, then apply|you need no further degree|Plan 1 to 4 months|correlation of the profiles|level \d\.\d against|same pay, same people|which is rare|Stop when you learn a third|between ten and twelve|English language|Reading comprehension|training or an apprenticeship of one to two years|often a graduate degree|several years of preparation|in the top ten in/i
    for (const read of reports)
      for (const section of optionsOf(read)) assert.doesNotMatch(printedIn(section), never, `${read.who} ${section.sectionId}`)
  })

  it('tell no gate in fewer months than it takes', () => {
    for (const { who, input } of reports) {
      const places = [...input.ranking.ranked, ...input.ranking.goals.flatMap(({ place }) => place ?? [])]
      for (const place of places) {
        const { gate, known, total } = entryWay(place)
        const from = gate?.ways.find(({ from: origin }) => origin === place.entry?.how)
        if (!gate || !known || !from) continue
        assert.ok(
          total[1] >= from.studyLow + from.paidLow,
          `${who}: ${place.occupation?.title} ${total.join(' to ')} months, gate ${from.studyLow} + ${from.paidLow}`,
        )
      }
    }
  })

  it('ask nobody for the license that their present work asks for', () => {
    for (const { who, input } of reports) {
      const held = input.present?.gate?.license
      if (!held || /^none|^unknown/i.test(held)) continue
      for (const place of prepareInput(input).ranking.goals.flatMap((goal) => goal.place ?? []))
        assert.ok(!entryWay(place).missing.includes(`the license: ${held}`), `${who}: ${held}`)
    }
  })

  it('keep a report between 25 and 32 pages', () => {
    for (const { who, contents } of reports) {
      const pages = contents.sections.reduce((sum, section) => sum + section.pages.length, 0)
      assert.ok(pages >= 25 && pages <= 32, `${who}: ${pages}`)
    }
  })
})
