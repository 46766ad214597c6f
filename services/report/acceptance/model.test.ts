import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { chromiumPath } from '@waymark/testing/chromium'
import { createPrintBrowser, type PrintBrowser } from '../src/document/print/browser.ts'
import { UnprintablePages } from '../src/document/print/fit-pages.ts'
import { renderReport } from '../src/document/print/render-report.ts'
import { tableOf, tryReports } from '../test/model/try-reports.ts'

const people = Number(process.env.PEOPLE || 200)
const PRINT_EACH = 10
let browser: PrintBrowser

before(() => {
  browser = createPrintBrowser({ executablePath: chromiumPath })
})
after(() => browser.stop())

test(`${people} reports worded by a hostile model: no invented figure and no obeyed order on paper`, async () => {
  let [printed, tooLong] = [0, 0]
  const tried = await tryReports({
    people,
    seed: process.env.SEED || '1',
    async onReport(contents, index) {
      if (index % 20 === 19) console.log(`  ${index + 1} reports tried`)
      if (index % PRINT_EACH !== 0) return
      try {
        const { pages } = await renderReport(contents, browser)
        assert.ok(pages >= 25, `${pages} pages`)
        printed++
      } catch (error) {
        // The worker prints such a page in our own words.
        if (!(error instanceof UnprintablePages)) throw error
        tooLong++
      }
    },
  })
  const table = tableOf(tried)
  console.log(`${table}\nprinted ${printed}, with a page that the wording made too long ${tooLong}`)
  assert.deepEqual(tried.findings, [], table)
  assert.deepEqual(tried.passed, [], table)
  assert.ok(tried.printed >= 20 * people, table)
})
