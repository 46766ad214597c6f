import { chromiumPath } from '@waymark/testing/chromium'
import { createCareers } from '../../../skills/src/data/careers.ts'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { createPrintBrowser } from '../../src/document/print/browser.ts'
import { renderReport } from '../../src/document/print/render-report.ts'
import { ORDER } from '../../src/document/sections/order.ts'
import type { ReportContents } from '../../src/document/sections/section.ts'
import { engineInProcess } from '../paper/support/persona-input.ts'
import { composePerson, composeSections, type Finding, kinds } from './compose-person.ts'
import { crowdOf, drawPerson } from './draw-person.ts'

/**
 * Random people, each with a report from the real engine and the real composer; some are printed, and every title of the table is
 * somebody's role: make crowd PEOPLE=2000 SEED=1
 */
const people = Number(process.env.PEOPLE || 2000)
const seed = process.env.SEED || '1'
const PRINTED = 60
/** The sections that cut the role and set it into their text. */
const OF_ROLE = ['told', 'search']

const careers = createCareers()
const skills = engineInProcess(careers)
const crowd = crowdOf(careers)
const findings: Finding[] = []
const pages: number[] = []
const prints: ReportContents[] = []
const started = performance.now()
const say = (words: string) => console.log(`${String(Math.round((performance.now() - started) / 1000)).padStart(5)} s  ${words}`)

say(`composing ${people} reports, each a fifth of a second or so`)
for (let index = 0; index < people; index++) {
  const outcome = await composePerson(drawPerson(crowd, seed, index), skills)
  findings.push(...outcome.findings)
  if (outcome.pages > 0) pages.push(outcome.pages)
  const toPrint = Math.floor(((index + 1) * PRINTED) / people) > Math.floor((index * PRINTED) / people)
  if (outcome.contents && toPrint) prints.push(outcome.contents)
  if (outcome.input) tryTitles(outcome.input, index)
  if ((index + 1) % 200 === 0) say(`${index + 1} composed`)
}
say(`printing ${prints.length} of them, each two seconds or so`)
const printed = await printAll()
tell()

/** This person's share of all titles, so that together they try each one. */
function tryTitles(input: ReportInput, person: number): void {
  const sections = ORDER[input.reportType].filter(({ id }) => OF_ROLE.includes(id))
  const { ranking } = input
  const ranked = ranking.ranked.slice(0, 3).map((one) => ({ ...one, gaps: [] }))
  // What these sections do not read is left behind: an input is copied for each title.
  const light: ReportInput = {
    ...input,
    ...{ occupations: {}, steppingStones: {}, doors: [], gaps: {}, norms: { ...input.norms, points: [] } },
    ranking: { ...ranking, ranked, unfiltered: [], wildCard: undefined, safeHarbour: undefined },
  }
  for (let at = person; at < crowd.titles.length; at += people) {
    const named = { ...light, profile: { ...input.profile, currentRole: crowd.titles[at]! } }
    composeSections(sections, named, (kind, what) => findings.push({ kind, person, what: `${crowd.titles[at]}: ${what}` }))
  }
}

async function printAll(): Promise<number[]> {
  const browser = createPrintBrowser({ executablePath: chromiumPath, tabs: 1 })
  const counts: number[] = []
  try {
    for (const contents of prints) {
      try {
        counts.push((await renderReport(contents, browser)).pages)
      } catch (error) {
        findings.push({ kind: 'failure', person: -1, what: `${contents.reportType} of "${contents.personName}": ${error}` })
      }
    }
  } finally {
    await browser.stop()
  }
  return counts
}

function tell(): void {
  const range = (list: number[]) => (list.length > 0 ? `${Math.min(...list)} to ${Math.max(...list)}` : 'none')
  for (const { kind, person, what } of findings.slice(0, 40)) console.log(`  ${kind}, person ${person}: ${what.slice(0, 300)}`)
  const line = (what: string, value: unknown) => console.log(`${what.padEnd(40)} ${value}`)
  line('people', people)
  line('titles tried as a role', crowd.titles.length)
  line('pages', range(pages))
  line('printed', `${printed.length}, ${range(printed)} pages`)
  const names = {
    failure: 'reports failed',
    'left out': 'sections left out',
    'two values': 'figures with two values',
    'not storable': 'texts that the database refuses',
    'odd text': 'undefined|NaN|[object|Infinity in texts',
  }
  for (const kind of kinds) line(names[kind], findings.filter((finding) => finding.kind === kind).length)
  if (findings.length > 0 || printed.length < Math.min(PRINTED, people)) process.exitCode = 1
}
