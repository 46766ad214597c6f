import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { chromiumPath } from '@waymark/kit/testing/chromium'
import { REPORT_TYPES } from '../../services/report/src/facts/report-type.ts'
import { createPrintBrowser, type PrintBrowser } from '../../services/report/src/pdf/browser.ts'
import { renderReport } from '../../services/report/src/pdf/render-report.ts'
import { composeReport } from '../../services/report/src/sections/compose-report.ts'
import { personas } from '../personas/all.ts'
import { engineInProcess, personaInput } from '../report/persona-input.ts'
import { checkPdfUa } from './verapdf.ts'

let browser: PrintBrowser
let folder: string

before(() => {
  browser = createPrintBrowser({ executablePath: chromiumPath })
  folder = mkdtempSync(join(tmpdir(), 'waymark-pdf-ua-'))
})

after(async () => {
  await browser.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('every report type is a PDF/UA-1 file, for the shortest, a usual and the longest answers', async () => {
  const skills = engineInProcess()
  const files: string[] = []
  for (const length of ['shortest', 'normal', 'longest'] as const) {
    const persona = personas.find((one) => one.length === length)!
    for (const type of REPORT_TYPES) {
      const { pdf, pages } = await renderReport(composeReport(await personaInput(persona, type, skills)), browser)
      assert.ok(pages >= 25 && pages <= 32, `${length} ${type} has ${pages} pages`)
      const file = join(folder, `${length}-${type}.pdf`)
      writeFileSync(file, pdf)
      files.push(file)
    }
  }
  const failed = checkPdfUa(files).filter((verdict) => !verdict.passed)
  assert.deepEqual(failed, [])
})
