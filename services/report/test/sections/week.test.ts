import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { headHours, taskRows } from '../../src/document/charts/task-rows.ts'
import { weekBar } from '../../src/document/charts/week-bar.ts'
import { WEEK_HOURS, weekFacts, weekOf } from '../../src/document/facts/week.ts'
import { createFactTable } from '../../src/document/model/fact-table.ts'
import { wholeShares } from '../../src/document/model/whole-shares.ts'
import { loadInput } from '../fixtures/load-input.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

describe('whole shares', () => {
  it('add up exactly, the largest remainders first', () => {
    assert.deepEqual(wholeShares([1, 1, 1], 40), [14, 13, 13])
    assert.deepEqual(wholeShares([0.5, 0.3, 0.2], 10), [5, 3, 2])
    for (let count = 1; count <= 30; count += 1)
      assert.equal(
        sum(
          wholeShares(
            Array.from({ length: count }, (_one, at) => 1 / (at + 1)),
            WEEK_HOURS,
          ),
        ),
        WEEK_HOURS,
      )
  })

  it('are zeros where nothing weighs', () => {
    assert.deepEqual(wholeShares([], 40), [])
    assert.deepEqual(wholeShares([0, 0], 40), [0, 0])
  })
})

describe('a week', () => {
  const { present } = loadInput('renee')
  const week = weekOf(present!)

  it('adds up to 40 hours, by rows and by sums', () => {
    assert.equal(sum(week.tasks.map(({ hours }) => hours)), WEEK_HOURS)
    assert.equal(week.aided + week.leaning + week.mixed + week.human, WEEK_HOURS)
  })

  it('is told in words without a range of one number, and in the singular', () => {
    const told = (verdicts: string[]) => {
      const activities = verdicts.map((verdict) => ({ ...present!.activities[0]!, verdict, share: 1 }))
      return weekFacts(createFactTable(), { ...present!, activities }).aided
    }
    assert.match(told(['aided', 'human']), /^about \{[^}]+\.high\}$/)
    assert.match(told(['aided', 'leaning_aided']), /^\{[^}]+\.low\} to \{[^}]+\.high\}$/)
    assert.equal(told(['human']), 'hardly any')
  })
})

describe('the rows of a week', () => {
  const row = { label: 'Writing letters', people: 0.5, model: 1, observed: -1 }

  it('add up to their head, those that are not shown in one line', () => {
    const group = {
      name: 'Mixed',
      rows: [
        { ...row, hours: 5 },
        { ...row, hours: 0 },
      ],
      rest: { count: 3, hours: 4 },
    }
    assert.equal(headHours(group), 9)
    const { svg, alt } = taskRows([group])
    assert.match(svg, /3 smaller tasks together/)
    assert.match(svg, />9 h</)
    assert.match(svg, />under 1</)
    assert.match(alt, /Mixed, 9 hours/)
  })

  it('draw a bar of 40 hours whose parts are those of the sums', () => {
    const { alt } = weekBar([
      { hours: 39, label: 'mixed', tone: 'mixed' },
      { hours: 1, label: 'human', tone: 'human' },
      { hours: 0, label: 'aided', tone: 'aided' },
    ])
    assert.equal(alt, 'A week of 40 hours: 39 hours mixed, 1 hour human.')
  })
})
