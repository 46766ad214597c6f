import { readFileSync, writeFileSync } from 'node:fs'
import { chromiumPath } from '@waymark/testing/chromium'
import { REPORT_TYPES, type ReportType } from '../../../src/document/model/report-type.ts'
import { createPrintBrowser } from '../../../src/document/print/browser.ts'
import { renderHtml } from '../../../src/document/print/render-html.ts'
import { renderReport } from '../../../src/document/print/render-report.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { loadInput } from '../../fixtures/load-input.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { personas } from '../../personas/all.ts'
import { engineInProcess, personaInput } from './persona-input.ts'

/**
 * Prints an invented person's report: node services/report/test/paper/support/print-fixture.ts renee career_change out.pdf [section …]
 * The person is a fixture (renee, sparse), a persona by its key, or with PEOPLE=<people.json> one of that file by id;
 * the real engine makes the input of the last two.
 * With section ids only those are printed. Pages that do not fit are named, and printed all the same.
 */
const [name = 'renee', type = 'career_deep_dive', out = 'report.pdf', ...only] = process.argv.slice(2)
const reportType = REPORT_TYPES.find((one) => one === type)
if (!reportType) throw new Error(`No such report type: ${type}`)
const contents = composeReport(await inputOf(name, reportType))
if (only.length > 0) contents.sections = contents.sections.filter((section) => only.includes(section.sectionId))
const browser = createPrintBrowser({ executablePath: chromiumPath })
try {
  const report = await renderReport(contents, browser)
  writeFileSync(out, report.pdf)
  console.log(`${report.pages} pages, ${Math.round(report.pdf.length / 1024)} KB`)
  for (const fit of report.fits) {
    const note = fit.filled < 0.6 ? ' too empty' : ''
    console.log(`${fit.id.padEnd(16)} ${Math.round(fit.filled * 100)} % filled, ${fit.dropped} left out${note}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
  const pdf = await browser.run(async (page) => {
    await page.setContent(renderHtml(contents).html, { waitUntil: 'load' })
    return page.pdf({ preferCSSPageSize: true, printBackground: true })
  })
  writeFileSync(out, pdf)
} finally {
  await browser.stop()
}

async function inputOf(person: string, of: ReportType) {
  if (person === 'renee' || person === 'sparse') return loadInput(person, of)
  const persona = invented(person, of) ?? personas.find((one) => one.key === person)
  if (!persona) throw new Error(`Nobody is called ${person}; try renee, sparse, ${personas.map((one) => one.key).join(', ')}`)
  return personaInput(persona, of, engineInProcess())
}

function invented(id: string, of: ReportType) {
  if (!process.env.PEOPLE) return undefined
  const people = JSON.parse(readFileSync(process.env.PEOPLE, 'utf8')) as InventedPerson[]
  const person = people.find((one) => one.id === id)
  return person && personaOfPerson(person, of)
}
