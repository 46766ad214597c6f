import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readGoal } from '../../../src/domain/goals/read-goal.ts'
import { advise } from '../../support/advise.ts'
import { shippedCareers } from '../../support/careers.ts'

const read = (text: string, presentCode?: string) =>
  readGoal(shippedCareers().goals, { text, ...(presentCode && { presentCode }) })
const wanted = (text: string, presentCode?: string): string[] => read(text, presentCode).wanted.map(({ codes }) => codes[0]!.code)
const wishes = (text: string): string[] => read(text).wishes.map(({ id }) => id)

describe('work in words of one’s own', () => {
  for (const [text, present, ...codes] of [
    ['I want to be the guy doing robots', '53-7062.00', '17-3024.01'],
    ['fixing the robots at the warehouse', '53-7065.00', '17-3024.01'],
    ['maybe teach driver’s ed', '33-3051.00', '25-3021.00'],
    ["driver's education teacher", '25-2031.00', '25-3021.00'],
    ['category manager or sourcing manager', '13-1023.00', '11-3061.00'],
    ['category manager', '11-2021.00', '11-2021.00'],
    ['I fix stuff here already so maybe maintenance man', '37-2011.00', '49-9071.00'],
    ['teach at the union training center', '47-2031.00', '25-1194.00'],
    ['teaching at the local union hall', '47-2152.00', '25-1194.00'],
    ['open a brewery', '15-1241.00', '11-9051.00'],
    ['implementation at a vendor', '11-9111.00', '15-1211.01'],
    ['paramedic', '31-9092.00', '29-2043.00'],
    ['local routes', '53-3032.00', '53-3032.00'],
    ['a dedicated run', '53-3032.00', '53-3032.00'],
    ['drive a local route', '35-3031.00', '53-3033.00'],
    ['training new drivers', '53-3032.00', '25-1194.00'],
    ['training new operators', '53-3052.00', '53-3052.00'],
  ] as const)
    it(`is read: ${text}`, () => assert.deepEqual(wanted(text, present), codes))

  it('is told, and not asked for, where an employer does away with it', () => {
    assert.deepEqual(wanted("They're cutting librarians in my district. Corporate librarian or archivist", '25-4022.00'), [
      '25-4022.00',
      '25-4011.00',
    ])
    assert.deepEqual(wanted('They’re closing the plant. Electrician', '51-9198.00'), ['47-2111.00'])
  })

  it('is left where it is too close to what lies behind', () => {
    assert.deepEqual(wanted('private investigator stuff is too close. Handyman', '33-3051.00'), ['49-9071.00'])
    assert.deepEqual(wanted('something too close to home to drive, electrician', '51-9198.00'), ['47-2111.00'])
  })
})

describe('words that are no wish', () => {
  it('of a subject at school, and of summers that nobody wants to spend', () => {
    assert.ok(!wishes('engineering track but calculus is eating me alive, drafting').includes('calmer'))
    assert.ok(wishes('this job is eating me alive').includes('calmer'))
    assert.ok(!wishes("actuary, I don't have summers to burn on another degree").includes('summers'))
  })

  it('of leaving the wheel: who will not be over the road drives near home', () => {
    const { left, wishes: told } = read('get my CDL, not over the road', '53-7065.00')
    assert.deepEqual([left.filter(({ label }) => label === 'driving'), told.map(({ id }) => id)], [[], ['home_at_night']])
    assert.ok(read('no more driving, an office', '53-3032.00').left.some(({ label }) => label === 'driving'))
  })
})

it('school at night is a wish beside a job, and the line is left', () => {
  assert.ok(wishes("I don't mind school if it's at night").includes('study_beside'))
  const { left } = read('anything but the line, electrician', '51-9198.00')
  assert.deepEqual(
    left.map(({ label }) => label),
    ['work on a production line'],
  )
})

it('a wish told as a preference keeps nothing off the list', () => {
  const told = { current: '15-1232.00', education: 'associates', salaryCurrent: 52_000, yearsExperience: 5 }
  const kept = (goal: string): boolean =>
    [...advise({ ...told, goal }).selection.refusals.values()].some(({ rule }) => rule === 'wish')
  assert.equal(kept('system administrator, remote'), true)
  assert.equal(kept('system administrator, remote if possible'), false)
  assert.deepEqual(
    read('system administrator, remote if possible').wishes.map(({ phrase }) => phrase),
    ['remote if possible'],
  )
})
