import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { chromiumPath } from '@waymark/testing/chromium'
import type { Clients } from '../../../src/data/clients.ts'
import { REPORT_TYPES } from '../../../src/document/model/report-type.ts'
import { createPrintBrowser, type PrintBrowser } from '../../../src/document/print/browser.ts'
import { renderReport } from '../../../src/document/print/render-report.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { personas } from '../../personas/all.ts'
import { wordsOf } from '../../support/printed-words.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'

/** What somebody writes who asks for much: four kinds of work and a dozen wishes. */
const ASKED =
  'I would like to become a case manager, a nurse educator, a medical coder or a health services manager. No nights, no weekends, no on call, from home if I can, sitting down, indoors, near home, with a pension and good benefits, a smaller employer, less stress, no travel, and I do not want to be replaced by AI. I am 52. Something zorblatt too.'
const LEAST_ZOOM = 0.85

let browser: PrintBrowser
let skills: Clients['skills']

before(() => {
  browser = createPrintBrowser({ executablePath: chromiumPath })
  skills = engineInProcess()
})
after(() => browser.stop())

describe('the line on page 3 that answers what else was asked for', () => {
  for (const type of REPORT_TYPES)
    for (const { key, length } of personas.filter((one) => one.length === 'longest' || one.key === 'nurse'))
      it(`stays on a full page: ${type}, the ${length} answers of ${key}`, async () => {
        const persona = personas.find((one) => one.key === key)!
        const asking = { ...persona, facts: { ...persona.facts, careerGoals: ASKED } }
        const input = await personaInput(asking, type, skills)
        assert.ok(input.ranking.wishes.length >= 6, `${input.ranking.wishes.length} wishes`)
        const { pdf, fits } = await renderReport(composeReport(input), browser)
        const page = wordsOf(pdf).split('\f')[2]!.replace(/\s+/g, ' ')
        assert.match(page, /What else you asked for \(page \d+\)\. .*(?:kept by|not kept|so ask)/)
        const { zoom, filled } = fits.find(({ id }) => id === 'answer')!
        assert.ok(zoom >= LEAST_ZOOM && filled <= 1, `set at ${zoom}, ${filled} filled`)
      })

  it('asks nobody for the age or for words that were not read', async () => {
    const nurse = personas.find(({ key }) => key === 'nurse')!
    const input = await personaInput({ ...nurse, facts: { ...nurse.facts, careerGoals: ASKED } }, 'career_change', skills)
    assert.ok(input.ranking.wishes.some(({ id }) => id === 'age'))
    const words = JSON.stringify(composeReport(input).sections.find(({ sectionId }) => sectionId === 'answer'))
    assert.match(words, /[Yy]our age: used nowhere/)
    assert.doesNotMatch(words, /so ask:[^.]*(?:your age|words that we could not read)/)
  })
})
