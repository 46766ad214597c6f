import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { leadOf } from '../../../src/document/facts/lead.ts'
import { shownGoals } from '../../../src/document/sections/opening/goals/answer-goals.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { type ReadPeople, readPeople, UNREAD } from '../support/read-people.ts'

const teacher = (careerGoals: string): InventedPerson => ({
  id: 'teacher',
  role: 'Middle school teacher',
  soc: '25-2022',
  years: 2,
  education: 'bachelors',
  salaryCurrent: 49_000,
  salaryTarget: 56_000,
  careerGoals,
  riasec: { R: 2, I: 5, A: 7, S: 8, E: 4, C: 4 },
  values: [],
})
const PEOPLE: ReadPeople = {
  loose: ['career_change', teacher('Not sure teaching is me. I like the kids, hate grading all weekend.')],
  named: ['career_change', teacher('guidance counselor')],
}
let { inputs } = UNREAD
before(async () => {
  ;({ inputs } = await readPeople(PEOPLE))
})

it('words that name no occupation are answered, and are no idea of the reader', () => {
  const input = inputs.get('loose')!
  assert.deepEqual(
    input.ranking.goals.map(({ phrase, loose }) => [phrase, loose]),
    [['I like the kids', true]],
  )
  assert.deepEqual([leadOf(input).kind, shownGoals(input)], ['ours', []])
})

it('an occupation that is named is theirs, open or not', () => {
  const input = inputs.get('named')!
  assert.deepEqual(
    shownGoals(input).map(({ phrase, loose }) => [phrase, loose]),
    [['guidance counselor', false]],
  )
})
