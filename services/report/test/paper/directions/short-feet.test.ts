import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { chromiumPath } from '@waymark/testing/chromium'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { createSaidBefore } from '../../../src/document/model/said-before.ts'
import { createPrintBrowser, type PrintBrowser } from '../../../src/document/print/browser.ts'
import { renderReport } from '../../../src/document/print/render-report.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { marketSoFar } from '../../../src/document/sections/directions/market-so-far.ts'
import { crowdOf, drawPerson } from '../../crowd/draw-person.ts'
import { loadInput } from '../../fixtures/load-input.ts'
import { engineInProcess, inputOf } from '../support/persona-input.ts'

const careers = createCareers()
const skills = engineInProcess(careers)
let browser: PrintBrowser

before(() => {
  browser = createPrintBrowser({ executablePath: chromiumPath })
})
after(() => browser.stop())

/** The least of the text area that a page fills: 30 mm of its 260.5 may stay empty. */
const LEAST_FILLED = 1 - 30 / 260.5

/** Chance people of whom little is known: one idea and no list, two directions and no listed job, a direction without a note. */
for (const { person, section } of [
  { person: 6, section: 'answer' },
  { person: 7, section: 'lenses' },
  { person: 19, section: 'deep-3' },
])
  test(`where little is known of the reader, the page ${section} says what tables hold, and ends no higher than the others`, async () => {
    const { payload, personName } = drawPerson(crowdOf(careers), '1', person)
    const contents = composeReport(await inputOf(payload, personName, skills))
    contents.sections = contents.sections.filter(({ sectionId }) => sectionId === section)
    const { fits } = await renderReport(contents, browser)
    assert.notEqual(fits.length, 0)
    assert.deepEqual(
      fits.filter(({ filled }) => filled < LEAST_FILLED),
      [],
    )
  })

test('posts and pay so far are told in words of their own for each direction, and not where more leave than are followed', () => {
  const input = loadInput('renee')
  const said = createSaidBefore(input)
  const [one] = input.ranking.ranked.flatMap(({ occupation }) => occupation ?? [])
  const outlook = { ...one!.outlook!, openingsPerYear: 900, separationsPerYear: 700 }
  const blocks = [1, 2, 3].map(() => JSON.stringify(marketSoFar({ ...one!, outlook }, said)))
  assert.equal(new Set(blocks).size, 3)
  for (const words of blocks) assert.match(words, /\b200\b.*\b900\b|\b900\b.*\b200\b/)
  assert.deepEqual(marketSoFar({ ...one!, outlook }, said), [], 'a fourth time there is nothing new to say')
  const shrinking = { ...outlook, separationsPerYear: 1000 }
  assert.doesNotMatch(JSON.stringify(marketSoFar({ ...one!, outlook: shrinking }, createSaidBefore(input))), /posts/)
})
