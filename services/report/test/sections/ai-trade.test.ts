import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { aiTrade } from '../../src/document/sections/ai/ai-trade.ts'
import { composeSection } from '../../src/document/sections/compose-report.ts'
import { loadInput } from '../fixtures/load-input.ts'

type Row = { id: string; label: string; verdict: string; share: number }

/** The page for a job of these tasks, in a list whose directions have none of their own. */
function pageOf(rows: readonly Row[], change: (input: ReportInput) => void = () => {}) {
  const input = structuredClone(loadInput('renee', 'ai_transition'))
  const [one] = input.present!.activities
  input.present!.activities = rows.map((row) => ({ ...one!, ...row }))
  for (const { occupation } of input.ranking.ranked) occupation!.activities = []
  input.careerGoals = ''
  change(input)
  const page = composeSection(aiTrade, input).pages[0]!
  const table = page.blocks.find((block) => block.kind === 'table')
  return {
    headline: page.headline,
    words: JSON.stringify(page),
    rows: table?.kind === 'table' ? table.rows.map(({ cells }) => cells) : [],
  }
}
const ROWS = [
  { id: '4.A.4.c.1.I01', label: 'Writing letters', verdict: 'aided', share: 3 },
  { id: '4.A.2.a.2.I01', label: 'Checking invoices', verdict: 'leaning_aided', share: 2 },
  { id: '4.A.2.b.6.I02', label: 'Planning the week', verdict: 'mixed', share: 4 },
  { id: '4.A.4.a.7.I01', label: 'Calming customers', verdict: 'human', share: 1 },
]

describe('the trade of hours', () => {
  it('gives away what tools can aid, for what all readings leave to people', () => {
    const { headline, rows } = pageOf(ROWS)
    assert.equal(headline, 'A tool may begin routine letters and filing. Ask for calming customers.')
    assert.deepEqual(
      rows.map((cells) => [cells[0], cells[2]]),
      [
        ['Routine letters and filing', 'Calming customers'],
        ['Error checks in data', 'Work with your “Calming angry callers”'],
      ],
    )
  })

  it('hands over only what stands on a screen, and asks for no more of what nobody asks for', () => {
    const { words } = pageOf([
      { id: '4.A.4.a.2.I08', label: 'Raising the alarm', verdict: 'aided', share: 5 },
      { id: '4.A.1.a.2.I01', label: 'Running and minding machines', verdict: 'human', share: 4 },
    ])
    assert.match(words, /Nothing on your list is both likely to be aided and yours to give/)
    assert.doesNotMatch(words, /(?:Ask|Use them|hours) for running and minding/i)
  })

  it('never asks for more of what is mixed', () => {
    assert.doesNotMatch(JSON.stringify(pageOf(ROWS).rows), /Planning the week/)
  })

  it('never gives away what the goal names', () => {
    const { rows, headline } = pageOf(ROWS, (input) => {
      input.careerGoals = 'I want more time for letters and people.'
    })
    assert.equal(headline, 'A tool may begin error checks in data. Ask for calming customers.')
    assert.doesNotMatch(JSON.stringify(rows), /[Ll]etters and filing/)
  })

  it('keeps its headline within two lines', () => {
    const long = { ...ROWS[3]!, label: 'Settling disputes among all the people who have waited for months' }
    assert.equal(pageOf([ROWS[0]!, long]).headline, 'Give away the hours that tools do well. Ask for the ones they do not.')
  })
})
