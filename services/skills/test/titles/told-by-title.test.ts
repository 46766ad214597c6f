import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { toldByTitle } from '../../src/domain/person/told-by-title.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { advise } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine, goals } = shippedCareers()

describe('what a title tells beside the work', () => {
  it('is a degree that is nearly earned, and its field', () => {
    for (const [title, major] of [
      ['Kinesiology senior, rehab aide 15 hrs wk', 'Kinesiology'],
      ['college senior', undefined],
      ['barista / biology senior', 'biology'],
      ['4th year nursing student', 'nursing'],
      ['final year student', undefined],
    ] as const) {
      const told = toldByTitle(title)
      assert.equal(told.soon, 'bachelors', title)
      assert.equal(told.major, major, title)
    }
  })

  it('is no degree where senior is a rank, an age or a year of high school', () => {
    for (const title of [
      'Senior analyst',
      'senior accountant',
      'caregiver for seniors',
      'high school senior',
      'High-school senior, cashier',
      'senior living manager',
      'nursing student',
    ])
      assert.deepEqual(toldByTitle(title), {}, title)
  })

  it('is that somebody comes back to work', () => {
    for (const title of [
      'homemaker, before that bank teller',
      'Stay-at-home mom',
      'full time caregiver for my mom',
      'returning to work after kids',
    ])
      assert.equal(toldByTitle(title).isReturning, true, title)
    for (const title of ['home health aide', 'work from home rep', 'parent liaison'])
      assert.equal(toldByTitle(title).isReturning, undefined, title)
  })

  it('counts the degree and its field in the months of a way', () => {
    const read = (title: string) => readStatedGoals(goals, { text: 'physical therapist', removed: [] }, '31-2022.00', title)
    const senior = read('Kinesiology senior, rehab aide')
    assert.equal(senior.soon, 'bachelors')
    assert.deepEqual(
      senior.wishes.map(({ id, field }) => [id, field]),
      [['degree', '31.05']],
    )
    assert.equal(read('rehab aide').soon, undefined)
    // What the goal says of a degree is not overwritten by the title.
    const told = readStatedGoals(goals, { text: 'graduating in May with my associates', removed: [] }, '', 'biology senior')
    assert.equal(told.soon, 'associates')
  })
})

describe('pay that somebody could expect', () => {
  const at = (code: string): number => engine.base.indexOf.get(code)!
  const payOf = (current: string, code: string, more: object) =>
    advise({ current, education: 'high_school', yearsExperience: 20, ...more }).standing.pay[at(code)]
  const middle = (code: string): number => engine.base.occupations[at(code)]!.wages!.p50

  it('is the middle in work of another kind, whatever tips or long service bring now', () => {
    assert.equal(payOf('35-3011.00', '43-9061.00', { salaryCurrent: 60_000 }), middle('43-9061.00'))
    // In the own field it is more.
    assert.ok(payOf('35-3011.00', '35-1012.00', { salaryCurrent: 60_000 })! > middle('35-1012.00'))
  })

  it('is the middle where a program of study begins it', () => {
    const technician = { salaryCurrent: 80_000, education: 'associates' }
    assert.equal(payOf('29-2012.00', '29-2031.00', technician), middle('29-2031.00'))
  })

  it('is no less than now for a specialty that the release counts together with the present work', () => {
    assert.equal(payOf('29-2012.00', '29-2011.00', { salaryCurrent: 75_000, education: 'associates' }), 75_000)
  })

  it('is that of a learned trade on a site where most others have learned less', () => {
    const own = middle('47-2111.00')
    assert.equal(payOf('47-2111.00', '47-2231.00', { salaryCurrent: own }), Math.max(own, middle('47-2231.00')))
  })
})
