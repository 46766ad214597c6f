import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { chromiumPath } from '@waymark/testing/chromium'
import type { Clients } from '../../../src/data/clients.ts'
import { createPrintBrowser, type PrintBrowser } from '../../../src/document/print/browser.ts'
import { renderReport } from '../../../src/document/print/render-report.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { personas } from '../../personas/all.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'

let browser: PrintBrowser
let skills: Clients['skills']

before(() => {
  browser = createPrintBrowser({ executablePath: chromiumPath })
  skills = engineInProcess()
})

after(() => browser.stop())

for (const persona of personas) {
  test(`${persona.key} (${persona.length} answers): a whole report, each page filled`, async () => {
    const report = await renderReport(composeReport(await personaInput(persona, persona.reportType, skills)), browser)
    assert.ok(report.pages >= 25 && report.pages <= 32, `${report.pages} pages`)
    assert.ok(report.pdf.length < 5 * 1024 * 1024)
    for (const fit of report.fits) {
      assert.ok(fit.filled >= 0.6, `${fit.id} is filled to ${fit.filled.toFixed(2)}`)
      assert.ok(fit.zoom >= 0.85, `${fit.id} was set at ${fit.zoom}`)
    }
  })
}

test('two people get different advice', async () => {
  const answers = await Promise.all(
    personas.map(async (persona) => {
      const contents = composeReport(await personaInput(persona, persona.reportType, skills))
      return JSON.stringify(contents.sections.find((section) => section.sectionId === 'answer')?.pages)
    }),
  )
  assert.equal(new Set(answers).size, personas.length)
})
