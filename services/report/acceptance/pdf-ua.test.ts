import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { chromiumPath } from '@waymark/testing/chromium'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { createCareers } from '../../skills/src/data/careers.ts'
import type { ReportInput } from '../src/document/model/report-input.ts'
import { REPORT_TYPES } from '../src/document/model/report-type.ts'
import { createPrintBrowser, type PrintBrowser } from '../src/document/print/browser.ts'
import { renderReport } from '../src/document/print/render-report.ts'
import { composeReport } from '../src/document/sections/compose-report.ts'
import { crowdOf, drawPerson } from '../test/crowd/draw-person.ts'
import { SCRIPTS } from '../test/fixtures/scripts.ts'
import { engineInProcess, inputOf, personaInput } from '../test/paper/support/persona-input.ts'
import { printFaults } from '../test/paper/support/print-faults.ts'
import { scriptPersona } from '../test/paper/support/script-persona.ts'
import { personas } from '../test/personas/all.ts'
import { faultsOf } from '../test/support/printed-words.ts'
import { checkPdfUa } from './verapdf.ts'

/** Chance people that are printed, and the draw that they come from. */
const PEOPLE = Number(process.env.PEOPLE ?? 24)
const SEED = process.env.SEED ?? '1'

const careers = createCareers()
const skills = engineInProcess(careers)
let browser: PrintBrowser
let folder: string

before(() => {
  browser = createPrintBrowser({ executablePath: chromiumPath })
  folder = temporaryFolder('pdf-ua')
})

after(() => browser.stop())

test('the shortest, a usual and the longest answers, and no present job: each type prints whole, as PDF/UA-1', async () => {
  const faults: string[] = []
  const files: string[] = []
  for (const [name, persona] of Object.entries(answerers()))
    for (const type of REPORT_TYPES)
      faults.push(...(await printed(`${name} ${type}`, await personaInput(persona, type, skills), files)))
  assert.deepEqual([...faults, ...uaFaults(files)], [])
})

test('each script, in a name and in every answer, prints as it was written, as PDF/UA-1', async () => {
  const faults: string[] = []
  const files: string[] = []
  for (const [index, script] of SCRIPTS.entries()) {
    const type = REPORT_TYPES[index % REPORT_TYPES.length]!
    const input = await personaInput(scriptPersona(script, type), type, skills)
    faults.push(...(await printed(`${script.name} ${type}`, input, files, (pdf) => faultsOf(pdf, script))))
  }
  assert.deepEqual([...faults, ...uaFaults(files)], [])
})

test(`${PEOPLE} chance people: each report prints whole, as PDF/UA-1`, async () => {
  const crowd = crowdOf(careers)
  const faults: string[] = []
  const files: string[] = []
  for (let index = 0; index < PEOPLE; index++) {
    const person = drawPerson(crowd, SEED, index)
    const input = await inputOf(person.payload, person.personName, skills)
    faults.push(...(await printed(`person ${index} ${input.reportType}`, input, files)))
  }
  assert.deepEqual([...faults, ...uaFaults(files)], [])
})

/** The personas whose answers differ most in length, and one without a job that we list. */
function answerers() {
  const { shortest, normal, longest } = Object.fromEntries(personas.map((persona) => [persona.length, persona]))
  const { currentOccupation: _known, ...facts } = normal!.facts
  const jobless = { ...normal!, facts: { ...facts, currentRole: 'Between jobs' } }
  return { shortest: shortest!, usual: normal!, longest: longest!, jobless }
}

type More = (pdf: Uint8Array) => string[]

/** Prints one report into the folder, and answers what is wrong with it. */
async function printed(name: string, input: ReportInput, files: string[], more: More = () => []): Promise<string[]> {
  try {
    const contents = composeReport(input)
    const report = await renderReport(contents, browser)
    const file = join(folder, `${name.replaceAll(' ', '-')}.pdf`)
    writeFileSync(file, report.pdf)
    files.push(file)
    const written = JSON.stringify([input.careerGoals, input.profile.currentRole, input.answers, input.personName])
    return [...(await printFaults(contents, report, written)), ...more(report.pdf)].map((fault) => `${name}: ${fault}`)
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : error}`]
  }
}

function uaFaults(files: string[]): string[] {
  const failed = checkPdfUa(files).filter(({ passed }) => !passed)
  return failed.map(({ file, report }) => `${file.slice(folder.length + 1)}: ${report}`)
}
