import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ReportInput } from '../src/facts/report-input.ts'
import { aiTrade } from '../src/sections/ai-trade.ts'
import { composeSection } from '../src/sections/compose-report.ts'
import { loadInput } from './fixtures/load-input.ts'

type Row = { label: string; verdict: string; share: number }

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
  { label: 'Writing letters', verdict: 'aided', share: 3 },
  { label: 'Checking invoices', verdict: 'leaning_aided', share: 2 },
  { label: 'Planning the week', verdict: 'mixed', share: 4 },
  { label: 'Calming customers', verdict: 'human', share: 1 },
]

describe('the trade of hours', () => {
  it('gives away what tools can aid, for what all readings leave to people', () => {
    const { headline, rows } = pageOf(ROWS)
    assert.equal(headline, 'Less writing letters. More calming customers.')
    assert.deepEqual(
      rows.map((cells) => [cells[0], cells[2]]),
      [
        ['Writing letters', 'Calming customers'],
        ['Checking invoices', 'Training a new colleague'],
      ],
    )
  })

  it('never asks for more of what is mixed', () => {
    assert.doesNotMatch(JSON.stringify(pageOf(ROWS).rows), /Planning the week/)
  })

  it('never gives away what the goal names', () => {
    const { rows, headline } = pageOf(ROWS, (input) => {
      input.careerGoals = 'I want more time for letters and people.'
    })
    assert.equal(headline, 'Less checking invoices. More calming customers.')
    assert.doesNotMatch(JSON.stringify(rows), /Writing letters/)
  })

  it('keeps its headline within two lines', () => {
    const long = [{ label: 'Writing letters to all the people who are waiting for one of them', verdict: 'aided', share: 1 }]
    assert.equal(pageOf(long).headline, 'Give away the hours that tools do well. Ask for the ones they do not.')
  })
})
