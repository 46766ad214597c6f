import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EntryWay, entryWay } from '../../../src/document/facts/entry-way.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import { composeSection } from '../../../src/document/sections/compose-report.ts'
import { besideStandfirst, besideWork } from '../../../src/document/sections/plan/beside-work.ts'
import { plans } from '../../../src/document/sections/plan/plans.ts'
import { fiveQuestions } from '../../../src/document/shared-summary/five-questions.ts'
import { loadInput } from '../../fixtures/load-input.ts'

const way = (study: readonly [number, number], paid: readonly [number, number] = [0, 0]): EntryWay => ({
  ...entryWay({ entry: undefined, occupation: undefined } as unknown as Parameters<typeof entryWay>[0]),
  known: true,
  study,
  paid,
  total: [study[0] + paid[0], study[1] + paid[1]],
})

function withHours(learningHours: number) {
  const input = structuredClone(loadInput('renee'))
  input.profile.reach = { ...input.profile.reach!, learningHours }
  return input
}

test('a program takes as long as the hours of the reader make it', () => {
  // 24 months of 112.5 hours are 2,700 hours; ten a week are 43.3 a month.
  const found = besideWork(withHours(10), way([24, 24], [2, 4]))
  assert.deepEqual(found?.months, [65, 67])
  assert.equal(besideWork(withHours(21), way([24, 24])), undefined, 'hours of a full-time student')
  assert.equal(besideWork(withHours(10), way([0, 30])), undefined, 'some get in without school')
  assert.equal(besideWork(withHours(0.5), way([24, 24])), undefined)
})

test('where it does not fit the months, the hours that would are named', () => {
  const found = besideWork(withHours(10), way([24, 24]))!
  const said = (limit: number) => besideStandfirst(found, { limit, aJob: 'a nurse', next: 'Next.' })
  // 2,700 hours in 36 months of 4.33 weeks.
  assert.match(said(36), /about 18 hours a week, not 10\. Move one of the two\. Next\.$/)
  assert.match(said(72), /can still fit the 72 months/)
  assert.match(said(12), /even at full-time school/)
  const slow = besideWork(withHours(2), way([24, 24]))!
  assert.match(
    besideStandfirst(slow, { limit: 36, aJob: 'a nurse', next: '' }),
    /more than 26 years: only school full time, 2 years/,
  )
  assert.match(said(0), /^Full time it would be 2 years\. Next\.$/)
})

test('the plans tell the time at the hours of the reader', () => {
  const input = withHours(10)
  const first = input.ranking.ranked[0]!
  first.entry = { ...first.entry!, known: true, studyLow: 12, studyHigh: 18, paidLow: 0, paidHigh: 0, experience: 0 }
  const { headline, standfirst } = composeSection(plans, input).pages[0]!
  assert.match(`${headline} ${standfirst}`, /at your 10 hours a week/)
})

test('the counselor is asked about those hours, and about a sale before them', () => {
  const input = withHours(10)
  for (const { entry } of input.ranking.ranked)
    Object.assign(entry!, { known: true, studyLow: 12, studyHigh: 18, paidLow: 0, paidHigh: 0, experience: 0 })
  assert.match(fiveQuestions(prepareInput(input))[2]!, /^At 10 hours a week the way to .* takes 2\.5 to 4 years\./)
  input.profile.currentRole = 'Owner, bakery'
  input.careerGoals = 'I am selling my bakery business in May.'
  assert.match(fiveQuestions(prepareInput(structuredClone(input)))[2]!, /^The firm is to be sold\./)
})
