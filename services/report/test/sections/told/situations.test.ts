import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hoursToday, hoursWanted } from '../../../src/document/facts/told/hours-of-work.ts'
import { leavingOf, monthsOffered, noncompeteOf, sellsFirm } from '../../../src/document/facts/told/leaving.ts'
import { hasNoWork } from '../../../src/document/facts/told/no-work.ts'
import { toldSums } from '../../../src/document/facts/told/told-sums.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { loadInput } from '../../fixtures/load-input.ts'

function said(careerGoals: string, of: { role?: string; pay?: number; present?: boolean } = {}): ReportInput {
  const input = structuredClone(loadInput('renee'))
  input.careerGoals = careerGoals
  for (const answer of input.answers) answer.text = ''
  input.profile.currentRole = of.role ?? 'Bookkeeper'
  input.profile.reach!.salaryCurrent = of.pay ?? 0
  if (of.present === false) delete (input as { present?: unknown }).present
  return input
}

test('who has no job is told from who has one at home or cares for pay', () => {
  const without = [
    'Stay-at-home parent',
    'At home with my son',
    'unemployed',
    'Laid off machinist',
    'Homemaker',
    'between jobs',
    'none',
    'Caring for my father',
    'Nursing student',
    '',
  ]
  for (const role of without) assert.ok(hasNoWork(said('', { role, present: false })), role)
  const working = [
    'Home health aide',
    'Work-at-home support agent',
    'House painter',
    'Parent liaison',
    'Working at home with clients',
  ]
  for (const role of working) assert.ok(!hasNoWork(said('', { role, present: false })), role)
  assert.ok(!hasNoWork(said('', { role: 'Caregiver', pay: 31_000 })))
  assert.ok(hasNoWork(said('', { role: 'Unemployed welder', pay: 31_000 })), 'the pay is the last one')
})

test('a debt, a cost and fees are read with their sum; pay, sales and prizes are none', () => {
  const sums = (words: string) => toldSums(said(words)).map(({ kind, amount }) => [kind, amount])
  assert.deepEqual(sums('Day care for two costs $2,100 a month, so a job must pay more than that.'), [['cost', 25_200]])
  assert.deepEqual(sums('I carry $38,000 of card and student debt.'), [['debt', 38_000]])
  assert.deepEqual(sums('Tuition is $9,000 a year and I already owe $14k.'), [
    ['fees', 9_000],
    ['debt', 14_000],
  ])
  assert.deepEqual(sums('My rent is $350 weekly.'), [['cost', 18_200]])
  for (const none of [
    'I grew my territory from $1.1 million to $1.9 million in three years.',
    'I ran the school fundraiser and raised $18,000.',
    'I must earn at least $54,000.',
    'I cut costs by $40,000.',
    'I want $80,000 a year to pay off my loans.',
    'My commission swings between $1,500 and $4,000 a month.',
  ])
    assert.deepEqual(sums(none), [], none)
})

test('a part of a week is told apart by whether it is worked or wanted', () => {
  assert.equal(hoursToday(said('I work 22 hours a week with second graders.')), 22)
  assert.equal(hoursToday(said('I work three days a week. I want full time work.')), 24)
  assert.equal(hoursToday(said('I work 60 hours a week and I am tired.')), undefined)
  assert.equal(hoursToday(said('I want to work 20 hours a week.')), undefined)
  assert.equal(hoursWanted(said('I want calm part time work, three days a week, no commute.')), 24)
  assert.equal(hoursWanted(said('I would like to do 20 hours a week from home.')), 20)
  assert.equal(hoursWanted(said('I work 22 hours a week and want more.')), undefined)
  assert.equal(hoursWanted(said('I want to be home five days a week.')), undefined)
})

test('the end of the present work is read from their words', () => {
  const owner = { role: 'Owner, HVAC firm' }
  assert.equal(leavingOf(said('I am selling my firm of 45 people in March.', owner)), 'sells_firm')
  assert.equal(leavingOf(said('We sold the family business last year.', owner)), 'sells_firm')
  assert.equal(leavingOf(said('I sell software and want to keep my company.', owner)), undefined)
  assert.equal(leavingOf(said('I am selling my house.', owner)), undefined)
  assert.equal(leavingOf(said('I sold my company shares in a fund.')), undefined, 'no owner')
  assert.ok(sellsFirm('Founder', 'I sold my agency.') && !sellsFirm('Account manager', 'I sold my agency.'))
  assert.equal(leavingOf(said('The firm closes our office next year.')), 'job_ends')
  assert.equal(leavingOf(said('My contract ends in May.')), 'job_ends')
  assert.equal(leavingOf(said('I close the store each night.')), undefined)
  const offer = said('My company offers a buyout of nine months pay until June.')
  assert.equal(leavingOf(offer), 'offered_end')
  assert.equal(monthsOffered(offer), 9)
  assert.equal(monthsOffered(said("They offer severance, 26 weeks' pay.")), 6)
  assert.equal(monthsOffered(said('They offer severance.')), undefined)
  assert.match(noncompeteOf(said('The buyer wants a three year noncompete within 100 miles. I agree.')), /100 miles$/)
})

test('a post that ends, and one that is gone, are told from a layoff of long ago and from other closings', () => {
  const leaving = (words: string) => leavingOf(said(words))
  for (const ends of [
    'The farm is selling the cows in spring.',
    'My branch is closing in August.',
    'Our federal grant was cut and my position ends in March.',
    'My job is being outsourced.',
    'The mill is going out of business.',
  ])
    assert.equal(leaving(ends), 'job_ends', ends)
  for (const lost of [
    'Laid off in the second round this year.',
    'I was just laid off.',
    'I lost my job in May.',
    'Got let go last week.',
  ])
    assert.equal(leaving(lost), 'job_lost', lost)
  for (const stays of [
    'I want off the roller coaster, been laid off twice when rates jumped.',
    'I was laid off in 2009 and came back.',
    'I am good at closing deals for the company.',
    'They are selling more cows than ever at the fair.',
    'I fired two people.',
  ])
    assert.equal(leaving(stays), undefined, stays)
})
