import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NO_REACH } from '@waymark/contracts/models/advice/reach'
import { isClaimed } from '../../src/domain/explain/done-before.ts'
import { findReasons } from '../../src/domain/explain/reasons.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import type { Profile } from '../../src/domain/person/answers.ts'
import { shippedCareers } from '../support/careers.ts'

describe('what somebody calls a skill of theirs', () => {
  it('is a group of tasks that shares a word of weight with it, in whatever form', () => {
    assert.ok(isClaimed('editing texts', ['Copy editor', 'Canvas']))
    assert.ok(isClaimed('writing articles and copy', ['Grant writing']))
    assert.ok(isClaimed('preparing budgets and financial reports', ['Budgeting']))
    for (const [label, claim] of [
      ['planning lessons', 'Planning'],
      ['checking financial records', 'Quality checks'],
      ['editing texts', 'Welding'],
    ])
      assert.ok(!isClaimed(label!, [claim!]), claim)
    assert.ok(!isClaimed('editing texts', []))
  })

  it('is no beginner’s work on a list', () => {
    const { engine } = shippedCareers()
    const profile = (rating: number): Profile => ({
      ...{ ratings: [], currentRole: '', valuesOrder: [], currentOccupation: '25-1123.00' },
      reach: { ...NO_REACH, yearsExperience: 20, education: 'masters', salaryCurrent: 46_000 },
      skills: [{ name: 'Editing', rating, evidence: 'self' }],
    })
    const against = (rating: number): string => {
      const ranking = rank(engine, profile(rating), { purpose: 'career_change', limit: 10, draws: 1 })
      return findReasons(engine, ranking, engine.base.indexOf.get('27-3041.00')!)
        .against.map(({ text }) => text)
        .join(' ')
    }
    assert.match(against(3), /beginner at .*editing/)
    assert.doesNotMatch(against(9), /beginner at .*editing/)
  })
})
