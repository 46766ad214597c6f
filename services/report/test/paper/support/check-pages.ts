import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from '@waymark/testing/chromium'
import { REPORT_TYPES } from '../../../src/document/model/report-type.ts'
import { createPrintBrowser } from '../../../src/document/print/browser.ts'
import { renderReport } from '../../../src/document/print/render-report.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { personas } from '../../personas/all.ts'
import { engineInProcess, personaInput } from './persona-input.ts'

/**
 * Prints every persona's report of every type and says which pages overflow, stay empty at the foot or lose much:
 * node services/report/test/paper/support/check-pages.ts [folder for the PDFs] [persona …]
 */
/** Height of the text area and the most that may stay empty above the source line, in millimeters. */
const TEXT_HEIGHT = 260.5
const MOST_FOOT = 30

const [folder, ...only] = process.argv.slice(2)
const skills = engineInProcess()
const browser = createPrintBrowser({ executablePath: chromiumPath, tabs: 1 })
if (folder) mkdirSync(folder, { recursive: true })
try {
  for (const persona of personas.filter((one) => only.length === 0 || only.includes(one.key))) {
    for (const type of REPORT_TYPES) {
      const name = `${persona.key}-${type}`
      try {
        const report = await renderReport(composeReport(await personaInput(persona, type, skills)), browser)
        const feet = report.fits.map(({ id, filled }) => ({ id, foot: (1 - filled) * TEXT_HEIGHT }))
        const thin = feet.filter(({ foot }) => foot > MOST_FOOT).map(({ id, foot }) => `${id} ${Math.round(foot)} mm`)
        const cut = report.fits.filter((fit) => fit.dropped > 4).map((fit) => `${fit.id} -${fit.dropped}`)
        const size = Math.round(report.pdf.length / 1024)
        console.log(
          `${name}: ${report.pages} pages, ${size} KB; foot over ${MOST_FOOT} mm: ${thin.join(', ') || 'none'}; much left out: ${cut.join(', ') || 'none'}`,
        )
        if (folder) writeFileSync(join(folder, `${name}.pdf`), report.pdf)
        if (thin.length > 0) process.exitCode = 1
      } catch (error) {
        process.exitCode = 1
        console.log(`${name}: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
} finally {
  await browser.stop()
}
