import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ReportInput } from '../src/facts/report-input.ts'
import { composeSection } from '../src/sections/compose-report.ts'
import { dayAfter } from '../src/sections/plan-words.ts'
import { plans } from '../src/sections/plans.ts'
import { loadInput } from './fixtures/load-input.ts'

/** The three roads as columns: title, three steps and the sign to turn. */
function roads(change: (input: ReportInput) => void = () => {}) {
  const input = structuredClone(loadInput('renee'))
  input.createdAt = '2026-11-24T23:30:00.000Z'
  change(input)
  const page = composeSection(plans, input).pages[0]!
  const table = page.blocks.find((block) => block.kind === 'table')
  if (table?.kind !== 'table') throw new Error('no table of roads')
  const column = (at: number) => table.rows.map(({ cells }) => String(cells[at]))
  return { page, heads: table.columns.map(({ head }) => head), dates: column(0), a: column(1), b: column(2), z: column(3) }
}
const way =
  (kind: string, study: number, known = true) =>
  (input: ReportInput): void => {
    const first = input.ranking.ranked[0]!
    first.entry = { ...first.entry!, known, studyLow: 0, studyHigh: study, paidLow: 0, paidHigh: 0, experience: 0 }
    first.occupation!.gate = { ...first.occupation!.gate!, kind }
  }
const chosen =
  (topic: string, ...labels: string[]) =>
  (input: ReportInput): void => {
    input.answers = input.answers.filter((answer) => answer.topic !== topic)
    const items = labels.map((label) => ({ key: label, label, value: 0, text: '' }))
    input.answers.push({ ...loadInput('renee').answers[0]!, topic, items, text: '' })
  }

describe('the three plans', () => {
  it('have dates that count from the day of the report', () => {
    const { dates, page } = roads()
    assert.deepEqual(dates, ['By December 8', 'By January 8', 'By February 7', 'Turn on February 22 if'])
    assert.match(page.headline, / first\. On February 22 you decide\.$/)
    assert.equal(dayAfter({ createdAt: '2026-12-31T00:00:00.000Z' }, 1), 'January 1')
  })

  it('are the first aim, the next place of the list, and staying', () => {
    const [first, second] = loadInput('renee').ranking.ranked.map(({ occupation }) => occupation!.shortTitle)
    assert.deepEqual(roads().heads.slice(1), [`Plan A: ${first}`, `Plan B: ${second}`, 'Plan Z: stay, on better terms'])
  })

  it('ask for what the kind of way in asks', () => {
    for (const [kind, study, middle] of [
      ['degree', 24, /^Two programs called/],
      ['apprenticeship', 0, /^Your name on the list/],
      ['license', 2, /^The exam or license asked about/],
      ['open', 0, /^Four résumé lines/],
    ] as const)
      assert.match(roads(way(kind, study)).a[1]!, middle)
    assert.match(roads(way('open', 0, false)).a[1]!, /^Three people asked how they got in/)
  })

  it('stay on better terms: without what drains, by what is put by', () => {
    assert.match(roads(chosen('present.drain', 'The hours or shifts')).z[0]!, /“the hours or shifts”/)
    assert.match(roads(chosen('present.drain')).z[0]!, /the next step, with a date/)
    assert.match(roads(chosen('money.runway', 'runway_0')).z[3]!, /do not leave before a signed offer/)
    const none = roads((input) => {
      input.present = undefined
      input.profile.reach!.yearsExperience = 0
    })
    assert.equal(none.heads[3], 'Plan Z: any work that pays')
  })

  it('go back to whom one has talked to', () => {
    assert.match(roads(chosen('history.tried', 'look_talked')).a[0]!, /^Go back to the person you talked to/)
  })
})
