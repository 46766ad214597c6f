import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ASKED } from '../../src/domain/goals/goals.ts'
import { advise, codesOf } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { base } = shippedCareers().engine

describe('the place that stands for some words', () => {
  const PEOPLE = [
    { current: '43-4051.00', education: 'bachelors', yearsExperience: 5 },
    { current: '53-7065.00', education: 'high_school', yearsExperience: 6 },
    { current: '29-1141.00', education: 'bachelors', yearsExperience: 9 },
  ]
  const WORDS = [
    'dispatcher',
    'HR',
    'quality',
    'controller',
    'consulting',
    'corporate wellness',
    'data',
    'supply chain',
    'security',
    'teach',
    'forklift',
    'machine operator',
    'inventory control',
    'IT',
    'lab',
    'customer success',
    'library',
  ]

  it('is what they mean most of all that is open, however well another meaning fits', () => {
    let compared = 0
    for (const person of PEOPLE)
      for (const goal of WORDS) {
        const { goals, standing, selection, ranked } = advise({ ...person, goal })
        for (const { codes } of goals.wanted.filter(({ inside }) => !inside)) {
          const open = codes.filter(({ code }) => {
            const index = base.indexOf.get(code)
            return index !== undefined && standing.asked[index]! >= ASKED && selection.eligible.includes(index)
          })
          if (open.length < 2) continue
          compared += 1
          const most = Math.max(...open.map(({ weight }) => weight))
          const listed = open.filter(({ code }) => ranked.includes(base.indexOf.get(code)!)).map(({ weight }) => weight)
          assert.ok(Math.max(...listed) >= most - 0.1, `${goal}: ${JSON.stringify(open)}`)
        }
      }
    assert.ok(compared >= 5, `${compared} phrases have several open meanings`)
  })
})

describe('a rung toward what was asked for', () => {
  const nurse = { education: 'bootcamp', yearsExperience: 3, salaryCurrent: 36_000, monthsAvailable: 36, goal: 'nursing' }

  it('stands beside it where what is held leads there sooner and pays clearly more', () => {
    const codes = codesOf(advise({ ...nurse, current: '31-9092.00' }))
    assert.ok(codes.includes('29-1141.00') && codes.includes('29-2061.00'), codes.join(' '))
  })

  it('does not for who begins both from outside, or earns as much', () => {
    assert.ok(!codesOf(advise({ ...nurse, current: '41-2031.00' })).includes('29-2061.00'))
    assert.ok(!codesOf(advise({ ...nurse, current: '31-9092.00', salaryCurrent: 85_000 })).includes('29-2061.00'))
  })
})

describe('a first step toward work that is years away', () => {
  it('is not studied for where it pays what is earned now', () => {
    const assistant = { current: '31-9092.00', education: 'bootcamp', yearsExperience: 1, monthsAvailable: 36, goal: 'PA school' }
    assert.ok(!codesOf(advise({ ...assistant, salaryCurrent: 42_000 })).includes('29-2042.00'))
  })
})
