import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findReasons } from '../../src/domain/explain/reasons.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { leads } from '../../src/domain/reach/ranks.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { advise, codesOf } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine, goals } = shippedCareers()
const { base } = engine
const at = (code: string): number => base.indexOf.get(code)!
const SUPERVISOR = '43-1011.00'

describe('a rank over people', () => {
  const agent = { current: '43-4051.00', education: 'bachelors', yearsExperience: 9, salaryCurrent: 44_000 }
  const ruleOf = (more: object) => advise({ ...agent, ...more }).selection.refusals.get(at(SUPERVISOR))?.rule

  it('is no idea of ours for who never led and is new, and is one for who led', () => {
    assert.equal(ruleOf({}), undefined)
    assert.equal(ruleOf({ yearsExperience: 2 }), 'first_rank')
    assert.equal(ruleOf({ yearsExperience: 2, leads: true }), undefined)
    assert.notEqual(ruleOf({ yearsExperience: 2, goal: 'office manager' }), 'first_rank')
  })

  it('is none for who comes back to work and never led, whatever the years before', () => {
    const listOf = (title: string, more: object = {}) => {
      const { person } = advise({ ...agent, ...more })
      const profile = { ratings: [], skills: [], currentOccupation: agent.current, currentRole: title, valuesOrder: [] }
      const stated = readStatedGoals(goals, undefined, agent.current, title)
      return rank(
        engine,
        { ...profile, reach: person.reach },
        { purpose: 'career_deep_dive', limit: 10, draws: 1, goals: stated },
      )
    }
    const home = listOf('homemaker, before that bank customer service')
    assert.equal(home.selection.refusals.get(at(SUPERVISOR))?.rule, 'first_rank')
    assert.ok(home.ranked.every((index) => !leads(base.occupations[index]!)))
    const led = listOf('homemaker, before that bank customer service', { leads: true })
    assert.equal(led.selection.refusals.get(at(SUPERVISOR))?.rule, undefined)
    assert.equal(listOf('bank customer service').selection.refusals.get(at(SUPERVISOR))?.rule, undefined)
  })

  it('says that leading comes first, but not to who has led', () => {
    const told = (more: object) => {
      const ranking = advise({ ...agent, ...more })
      return findReasons(engine, ranking, at(SUPERVISOR)).against.some(({ kind }) => kind === 'lead_first')
    }
    assert.equal(told({}), true)
    assert.equal(told({ leads: true }), false)
  })
})

describe('selling', () => {
  const listWith = (enterprising: number, goal?: string) => {
    const interests = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional']
    const ratings = interests.map((name) => ({
      ...{ scale: `interest.${name}`, item: name, low: 1, high: 5, weight: 1 },
      value: name === 'enterprising' ? enterprising : 3 + (name === 'social' ? 1 : 0) - (name === 'realistic' ? 1 : 0),
    }))
    const { person } = advise({ current: '43-4051.00', education: 'high_school', yearsExperience: 4, salaryCurrent: 38_000 })
    const profile = {
      ratings,
      skills: [],
      currentOccupation: '43-4051.00',
      currentRole: '',
      valuesOrder: [],
      reach: person.reach,
    }
    const stated = goal ? readStatedGoals(goals, { text: goal, removed: [] }, '43-4051.00') : undefined
    const options = { purpose: 'career_deep_dive', limit: 10, draws: 1, ...(stated && { goals: stated }) } as const
    return rank(engine, profile, options)
  }
  const SELLS = /^(?:41-[3-9]|13-2052)/

  it('is offered to who likes to persuade, and to who does not only when asked for', () => {
    assert.ok(
      codesOf(listWith(5)).some((code) => SELLS.test(code)),
      'likes it',
    )
    assert.deepEqual(
      codesOf(listWith(1)).filter((code) => SELLS.test(code)),
      [],
    )
    assert.equal(listWith(1).selection.refusals.get(at('41-3021.00'))?.rule, 'selling')
    assert.ok(codesOf(listWith(1, 'insurance sales')).includes('41-3021.00'))
  })
})
