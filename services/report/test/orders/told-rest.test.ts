import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chromiumPath } from '@waymark/testing/chromium'
import { createPrintBrowser } from '../../src/document/print/browser.ts'
import { renderReport } from '../../src/document/print/render-report.ts'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import { told } from '../../src/document/sections/opening/told.ts'
import { loadInput } from '../fixtures/load-input.ts'
import { wordsOf } from '../support/printed-words.ts'

test('an answer whose row has no room is told in a line: nothing that was said is lost', async () => {
  const contents = composeReport(loadInput('renee'))
  const [page] = contents.sections.find(({ sectionId }) => sectionId === told.id)?.pages ?? []
  const [halves] = page?.blocks ?? []
  assert.ok(halves?.kind === 'columns')
  const table = halves.columns[0]?.[0]
  assert.ok(table?.kind === 'table')
  // More than a page holds.
  table.rows.push(...Array.from({ length: 40 }, (_, index) => ({ cells: [`Wish ${index}`, `said ${index}`], drop: 20 })))
  table.rows.push({ cells: ['Proud of', 'I trained three people.'], drop: 20 }, { cells: ['Asked', 'Is that all?'], drop: 20 })
  const browser = createPrintBrowser({ executablePath: chromiumPath, tabs: 1 })
  try {
    const { pdf, fits } = await renderReport(contents, browser)
    const printed = wordsOf(pdf).replace(/\s+/g, ' ')
    assert.ok((fits.find(({ id }) => id === told.id)?.dropped ?? 0) > 5)
    assert.match(printed, /You also said: Your work today: 4 of 10\. Least pay: At least \$[\d,]+ a year\./)
    assert.match(printed, /Proud of: I trained three people\. Asked: Is that all\?/)
    assert.doesNotMatch(printed, /[.?]\.(?!\.)/, 'a sentence ends once')
    for (let index = 0; index < 40; index++) assert.match(printed, new RegExp(`Wish ${index}:? said ${index}`))
  } finally {
    await browser.stop()
  }
})
