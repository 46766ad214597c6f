import { createCareers } from '../../skills/src/data/careers.ts'
import { REPORT_TYPES, type ReportType } from '../src/document/model/report-type.ts'
import { composeReport } from '../src/document/sections/compose-report.ts'
import { engineInProcess, personaInput } from '../test/paper/support/persona-input.ts'
import { printedTexts } from '../test/paper/support/printed-texts.ts'
import { usualPeople } from '../test/people/report-people.ts'
import { type AnswersAndReport, shareNearestToOwn } from './nearest-answers.ts'
import { createMask, overlapOf, type SectionWords, wordsOfReport } from './report-sentences.ts'

/**
 * How much of a report is about its reader: `make bench WHAT=report-words`. PEOPLE=<people.json> reads people from outside instead
 * of our own personas. Sentences are compared between all pairs of one kind of report, numbers, titles and names masked.
 */
const careers = createCareers()
const skills = engineInProcess(careers)
const titles = careers.engine.base.occupations.map(({ title }) => title)

/** Share of its sentences that any two reports of a kind may have in common. */
const MOST_SHARED = 0.55
/** Share of reports that are nearest to the answers of their own reader. */
const LEAST_OWN = 0.95

type Report = { readonly who: string; readonly sections: readonly SectionWords[]; readonly words: AnswersAndReport }

for (const type of REPORT_TYPES) {
  const reports: Report[] = []
  for (const persona of usualPeople(type)) {
    const input = await personaInput(persona, type, skills)
    const contents = composeReport(input)
    const mask = createMask([...titles, persona.facts.currentRole], [persona.firstName, persona.lastName])
    const sections = wordsOfReport(contents).map((section) => ({ ...section, sentences: section.sentences.map(mask) }))
    const answers = [
      input.careerGoals,
      input.profile.currentRole,
      ...input.answers.flatMap(({ text, items }) => [text, ...items.map(({ label }) => label)]),
    ]
    const report = printedTexts(contents).map(({ text }) => text)
    reports.push({ who: persona.key, sections, words: { answers: answers.join(' '), report: report.join(' ') } })
  }
  printType(type, reports)
}

function printType(type: ReportType, reports: readonly Report[]): void {
  const pairs = reports.flatMap((one, at) => reports.slice(at + 1).map((other) => [one, other] as const))
  const all = ({ sections }: Report): string[] => sections.flatMap(({ sentences }) => [...sentences])
  const shares = pairs.map(([one, other]) => ({ share: overlapOf(all(one), all(other)), who: `${one.who} – ${other.who}` }))
  shares.sort((a, b) => b.share - a.share)
  const mean = meanOf(shares.map(({ share }) => share))
  const twice = meanOf(reports.map((report) => repeatedIn(all(report))))
  const sentences = meanOf(reports.map((report) => all(report).length))
  const most = shares[0]?.share ?? 0
  const own = shareNearestToOwn(reports.map(({ words }) => words))
  if (most > MOST_SHARED || own < LEAST_OWN) process.exitCode = 1
  console.log(
    `\n${most > MOST_SHARED || own < LEAST_OWN ? '✗' : '✓'} ${type}: ${reports.length} people, ${sentences.toFixed(0)} sentences each; masked overlap ${(100 * mean).toFixed(1)} %, most ${percent(most)} (${shares[0]?.who}; promised ≤ ${percent(MOST_SHARED)}), pairs above it ${shares.filter(({ share }) => share > MOST_SHARED).length} of ${shares.length}; nearest to their own answers ${percent(own)} (promised ≥ ${percent(LEAST_OWN)}); sentences said again in one report ${percent(twice)}`,
  )
  const ids = [...new Set(reports.flatMap(({ sections }) => sections.map(({ id }) => id)))]
  const rows = ids.map((id) => {
    const of = ({ sections }: Report): SectionWords | undefined => sections.find((section) => section.id === id)
    const overlaps = pairs.map(([one, other]) => overlapOf(of(one)?.sentences ?? [], of(other)?.sentences ?? []))
    const grades = reports.map((report) => of(report)?.grade ?? 0).sort((a, b) => b - a)
    const count = meanOf(reports.map((report) => of(report)?.sentences.length ?? 0))
    return { id, overlap: meanOf(overlaps), count, grade: grades[0] ?? 0 }
  })
  for (const { id, overlap, count, grade } of rows.toSorted((a, b) => b.overlap * b.count - a.overlap * a.count))
    console.log(
      `  ${id.padEnd(16)} overlap ${percent(overlap).padStart(5)} of ${count.toFixed(0).padStart(3)} sentences, reading grade at most ${grade.toFixed(1)}`,
    )
}

/** Share of the sentences of a report that stood in it before. */
function repeatedIn(sentences: readonly string[]): number {
  return 1 - new Set(sentences).size / Math.max(1, sentences.length)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}
