import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { chromiumPath } from '@waymark/testing/chromium'
import { SCRIPTS as TYPEFACES } from '../../src/document/charts/parts/typefaces.ts'
import { createPrintBrowser, type PrintBrowser } from '../../src/document/print/browser.ts'
import { renderReport } from '../../src/document/print/render-report.ts'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import { inputIn, SCRIPTS } from '../fixtures/scripts.ts'
import { faultsOf, pairsOf } from '../support/printed-words.ts'
import { faultsInTags } from '../support/read-tags.ts'

let browser: PrintBrowser

before(() => {
  browser = createPrintBrowser({ executablePath: chromiumPath, tabs: 1 })
})

after(() => browser.stop())

/** One of each way of writing: the check with veraPDF prints them all. */
const PRINTED = ['Arabic', 'Hebrew with English', 'Chinese', 'Hindi', 'emoji']

for (const script of SCRIPTS.filter(({ name }) => PRINTED.includes(name))) {
  test(`answers in ${script.name} are printed as they were written, with whole tags`, async () => {
    const { pdf } = await renderReport(composeReport(inputIn(script)), browser)
    assert.deepEqual(faultsOf(pdf, script), [])
    assert.deepEqual(await faultsInTags(pdf), [])
    assert.ok(pdf.length < 5 * 1024 * 1024)
  })
}

test('two words are a pair where each is the nearest to the other, also where one of them ends its line', () => {
  const word = (text: string, left: number) => ({ text, left, top: 100, page: 1 })
  const whole = [word('first', 240), word('second', 220)]
  assert.deepEqual(pairsOf([word('first', 138), ...whole], 'first', 'second'), [whole])
  const wrongWay = [word('first', 100), word('second', 120)]
  assert.deepEqual(pairsOf([...wrongWay, ...whole], 'first', 'second'), [wrongWay, whole])
})

test('each typeface that letters fall back on is a file of the product', () => {
  const names = readdirSync(new URL('../../fonts', import.meta.url)).map((name) => name.replace(/_.*|\.ttf$/g, ''))
  for (const [, family = ''] of TYPEFACES.matchAll(/'([^']+)'/g)) assert.ok(names.includes(family.replaceAll(' ', '')), family)
})
