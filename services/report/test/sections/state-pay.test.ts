import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { usStates } from '@waymark/contracts/models/skills/us-states'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { payPlace } from '../../src/document/facts/pay-place.ts'
import { buildFacts } from '../../src/document/model/build-facts.ts'
import { createFactTable } from '../../src/document/model/fact-table.ts'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { REPORT_TYPES, type ReportType } from '../../src/document/model/report-type.ts'
import { factsIn } from '../../src/document/model/rich-text.ts'
import { renderHtml } from '../../src/document/print/render-html.ts'
import { collectStrings, composeReport } from '../../src/document/sections/compose-report.ts'
import { purseOf } from '../../src/document/sections/money/money-roads.ts'
import { loadInput } from '../fixtures/load-input.ts'

/** Everybody's pay as a state might tell it: a tenth below the nation's; `without` stays the nation's. */
function livingIn(state: string, options: { type?: ReportType; without?: readonly string[] } = {}): ReportInput {
  const input = structuredClone(loadInput('renee', options.type))
  input.profile.reach!.state = state
  for (const { code, wages } of allOccupations(input)) {
    if (!wages || wages.state || options.without?.includes(code)) continue
    for (const key of ['p10', 'p25', 'median', 'p75', 'p90'] as const) wages[key] = Math.round(wages[key] * 0.09) * 10
    Object.assign(wages, { state, year: 2025 })
  }
  return input
}

function allOccupations(input: ReportInput): Occupation[] {
  const { ranked, unfiltered, present, wildCard, safeHarbour } = input.ranking
  const found = [
    input.present,
    ...[...ranked, ...unfiltered, present, wildCard, safeHarbour].map((entry) => entry?.occupation),
    ...Object.values(input.occupations),
    ...Object.values(input.steppingStones).flatMap((paths) => paths.flatMap((path) => path.hops.map((hop) => hop.occupation))),
  ]
  return found.filter((occupation) => occupation !== undefined)
}

function wordsOf(input: ReportInput, sectionId: string): string {
  const { html } = renderHtml(composeReport(input))
  const { sections } = composeReport(input)
  const title = sections.find((section) => section.sectionId === sectionId)?.pages[0]?.id
  const page = html.split('<section class="page"').find((part) => part.includes(`id="${title}"`)) ?? ''
  return page
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ')
}

describe('a report for somebody who named a state', () => {
  for (const type of REPORT_TYPES)
    test(`${type}: every figure of pay names the state in its id, and none of the nation's stands beside it`, () => {
      const contents = composeReport(livingIn('OH', { type }))
      let named = 0
      for (const section of contents.sections) {
        assert.ok(!section.leftOut, section.sectionId)
        const known = new Set(section.facts.map((fact) => fact.id))
        collectStrings(section.pages, (text) => {
          for (const id of factsIn(text)) {
            assert.ok(known.has(id), `${section.sectionId} names ${id}`)
            assert.doesNotMatch(id, /^job\.[\d-]+\.(?:median|employment|p10|p25|p75|p90)$/)
            if (/^job\.[\d-]+\.(?:median|p25)\.OH$/.test(id)) named += 1
          }
        })
      }
      assert.ok(named > 5, String(named))
    })

  test('says whose pay it is on the pages of pay, on page 3 and in the sources', () => {
    const input = livingIn('OH')
    assert.match(wordsOf(input, 'money'), /Pay: Ohio, May 2025/)
    assert.match(wordsOf(input, 'money'), /in Ohio\./)
    assert.match(wordsOf(input, 'stand'), /the median\. Ohio, May 2025\./)
    assert.match(wordsOf(input, 'stand'), /Within Ohio pay differs too/)
    assert.match(wordsOf(input, 'answer'), /Pay, OH/)
    assert.match(wordsOf(input, 'shortlist'), /[Gg]rowth and openings are national/)
    assert.match(wordsOf(input, 'method'), /Ohio: May 2025/)
    assert.doesNotMatch(wordsOf(input, 'told'), /holds the United States as a whole/)
  })

  test('says which jobs have the nation’s pay alone', () => {
    const first = loadInput('renee').ranking.ranked[0]!.occupation!
    const input = livingIn('OH', { without: [first.code] })
    const not = new RegExp(`Ohio, May 2025; not published there, so United States, May 2024: ${first.shortTitle}`)
    assert.match(wordsOf(input, 'money'), not)
    assert.match(wordsOf(input, 'stand'), not)
    assert.match(wordsOf(input, 'answer'), /Pay, US/)
    const nobody = livingIn('GU', { without: allOccupations(input).map(({ code }) => code) })
    assert.equal(payPlace(nobody, allOccupations(nobody)), 'United States, May 2024; for Guam none is published')
  })

  test('has sums of that pay: a lower one brings less, in every direction', () => {
    const input = livingIn('OH')
    const gains = (of: ReportInput): number[] => purseOf(of, createFactTable(buildFacts(of))).roads.map(({ way }) => way!.gain)
    const [here, nation] = [gains(input), gains(loadInput('renee'))]
    assert.ok(here.length === 3 && here.every((gain, at) => gain < nation[at]!), JSON.stringify({ here, nation }))
  })

  test('is the old report, to the letter, where no state was named', () => {
    const told = JSON.stringify(composeReport(loadInput('renee')))
    for (const [, name] of usStates) assert.ok(!told.includes(`, ${name}, May`), name)
    assert.match(wordsOf(loadInput('renee'), 'stand'), /United States, May 2024\./)
    assert.match(wordsOf(loadInput('renee'), 'stand'), /No local figures: this edition holds the United States as a whole/)
  })
})
