import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OccupationNote, occupationNote } from '@waymark/contracts/models/skills/occupation-note'
import { check } from '@waymark/kit/decode'
import { chromiumPath } from '@waymark/testing/chromium'
import { presentNote } from '../../../../skills/src/grpc/present-occupation.ts'
import { createPrintBrowser } from '../../../src/document/print/browser.ts'
import { renderReport } from '../../../src/document/print/render-report.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { electrician } from '../../personas/care-and-trades.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'

const words = 'Before the morning rounds somebody must explain certificates again and write it down '
const long = (length: number) => `${words.repeat(3).slice(0, length - 1)}.`
const facts = (count: number, length: number) =>
  Array.from({ length: count }, () => ({ text: long(length), source: 'H' as const }))
const longest: OccupationNote = {
  code: '29-1141.00',
  read: '2026-11',
  tasks: facts(5, 90),
  hard: facts(4, 150),
  shifts: facts(2, 150),
  body: facts(3, 150),
  employers: facts(3, 130),
  titles: Array.from({ length: 6 }, () => ({ title: long(60), source: 'L' as const, filings: 9 })),
  questions: Array.from({ length: 3 }, () => ({ question: long(110), answer: long(150) })),
  twoHours: facts(1, 230)[0]!,
  twoWeeks: facts(1, 230)[0]!,
  certificates: facts(4, 150),
}

test('the longest note that the service takes still fits the pages of a direction', async () => {
  const checked = check(occupationNote, longest)
  assert.ok(checked.ok)
  assert.ok(!check(occupationNote, { ...longest, twoHours: { text: long(231), source: 'H' } }).ok)
  const input = await personaInput(electrician, 'career_deep_dive', engineInProcess())
  for (const { occupation } of input.ranking.ranked) if (occupation) occupation.note = presentNote(checked.value)
  const contents = composeReport(input)
  contents.sections = contents.sections.filter(({ sectionId }) => /^(deep|method)/.test(sectionId))
  const browser = createPrintBrowser({ executablePath: chromiumPath, tabs: 1 })
  try {
    const { fits, pages } = await renderReport(contents, browser)
    // Two pages a direction, one where it follows the reader's own idea or is there to compare with, and the method.
    const directions = contents.sections.filter(({ sectionId, pages }) => /^deep-\d$/.test(sectionId) && pages.length === 2)
    assert.ok(directions.length >= 2)
    assert.equal(
      pages,
      contents.sections.reduce((sum, section) => sum + section.pages.length, 0),
    )
    assert.deepEqual(
      fits.filter(({ filled }) => filled > 1 || filled < 0.6),
      [],
    )
  } finally {
    await browser.stop()
  }
})
