import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findReasons } from '../../src/domain/explain/reasons.ts'
import { answerGoals } from '../../src/domain/goals/answer-goals.ts'
import { NO_GOALS } from '../../src/domain/goals/goals.ts'
import { payFloor } from '../../src/domain/reach/pay-floor.ts'
import { refusalOf, rulesFor } from '../../src/domain/reach/rules/refusals.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { advise, drawn, schoolingOf } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine, goals } = shippedCareers()
const { base } = engine
const at = (code: string): number => base.indexOf.get(code)!

describe('a floor of pay that was set', () => {
  const floorOf = (more: object) => {
    const { person, standing, goals: stated } = advise({ current: '15-1252.00', education: 'masters', ...more })
    return Math.round(payFloor({ person, standing, goals: stated }).floor)
  }

  it('is a share of the present pay, and never more than is hoped for', () => {
    assert.equal(floorOf({ salaryCurrent: 175_000, salaryTarget: 150_000, payFloorShare: 0.75 }), 131_250)
    assert.equal(floorOf({ salaryCurrent: 175_000, salaryTarget: 150_000, payFloorShare: 1 }), 150_000)
    assert.equal(floorOf({ salaryCurrent: 175_000, salaryTarget: 30_000, payFloorShare: 0.75 }), 30_000)
    assert.equal(floorOf({ salaryCurrent: 60_000, salaryTarget: 90_000, payFloorShare: 0.9 }), 54_000)
  })

  it('is a share of what is hoped for where somebody works less or retires', () => {
    const less = { salaryCurrent: 100_000, salaryTarget: 60_000, payFloorShare: 0.75, goal: 'something part time' }
    assert.equal(floorOf(less), 45_000)
  })

  it('is not given up by more than a little for the sake of a list', () => {
    for (const { code, entry, wages } of drawn(base.occupations, 60, 'floors')) {
      const pay = wages?.p50 ?? 0
      const ranking = advise({
        ...{ current: code, education: schoolingOf(entry.education), yearsExperience: 8 },
        ...{ salaryCurrent: 1.3 * pay, salaryTarget: 1.5 * pay, payFloorShare: 1 },
      })
      const { person, standing, goals: stated, ranked, options } = ranking
      const { floor } = payFloor({ person, standing, goals: stated })
      const rules = rulesFor({ engine, person, standing, goals: stated, purpose: options.purpose })
      for (const index of ranked)
        if (standing.named && refusalOf(rules, base.occupations[index]!)?.rule === 'reach_pay')
          assert.ok(standing.pay[index]! >= 0.97 * floor, `${code}: ${base.occupations[index]!.code}`)
    }
  })

  it('is told beside a first pay under it in the answer to a goal', () => {
    const waiter = { current: '35-3031.00', education: 'high_school', yearsExperience: 6, payFloorShare: 1, goal: 'dispatcher' }
    const [answer] = answerGoals(engine, advise({ ...waiter, salaryCurrent: 44_000 }))
    assert.match(answer!.why, /A quarter earn under \$[\d,]+, so a first post may pay less than the \$44,000 you need\./)
    const [unset] = answerGoals(engine, advise({ ...waiter, payFloorShare: 0, salaryCurrent: 44_000 }))
    assert.doesNotMatch(unset!.why, /you need/)
  })
})

describe('study', () => {
  it('is no idea of ours where it brings no more pay, unless the body asks for it', () => {
    const tech = {
      current: '29-2012.00',
      education: 'associates',
      yearsExperience: 14,
      salaryCurrent: 75_000,
      monthsAvailable: 24,
    }
    const ruleOf = (more: object, code = '29-2031.00') => advise({ ...tech, ...more }).selection.refusals.get(at(code))?.rule
    assert.notEqual(ruleOf({ goal: 'cardiovascular technologist' }), 'study_pays')
    const rules = ({ goal }: { goal?: string }) => {
      const { person, standing, goals: stated, options } = advise({ ...tech, ...(goal ? { goal } : {}) })
      const rule = rulesFor({ engine, person, standing, goals: stated, purpose: options.purpose }).find(
        (one) => one.rule === 'study_pays',
      )
      return rule!.refuse(base.occupations[at('29-2031.00')]!) !== undefined
    }
    assert.equal(rules({}), true)
    assert.equal(rules({ goal: 'My back is giving out and I need something lighter.' }), false)
    // The scientist beside the technician is counted together with them: nobody knows the pay apart.
    assert.notEqual(ruleOf({}, '29-2011.00'), 'study_pays')
  })
})

describe('nights', () => {
  const told = (current: string, code: string, goal?: string) => {
    const ranking = advise({ current, education: 'high_school', yearsExperience: 4, ...(goal ? { goal } : {}) })
    return findReasons(engine, ranking, at(code)).against.flatMap(({ kind, text }) => (kind === 'shifts' ? [text] : []))
  }

  it('are told to who has none of them now, and once', () => {
    assert.deepEqual(told('43-4171.00', '33-3051.00'), ['It often falls on nights or is done in shifts.'])
    assert.deepEqual(told('33-3012.00', '33-3051.00'), [])
    assert.deepEqual(told('43-4171.00', '33-3051.00', 'no nights'), [])
    assert.deepEqual(told('33-3012.00', '13-2011.00'), [])
  })
})

describe('a degree among the papers', () => {
  it('has a field as one in the goal does', () => {
    const fieldOf = (claims: string[], text = 'steady pay') =>
      readStatedGoals(goals, { text, removed: [] }, '39-9031.00', 'personal trainer', claims).wishes.flatMap(({ field }) =>
        field === undefined ? [] : [field],
      )
    assert.deepEqual(fieldOf(['NASM CPT', 'degree in exercise science']), ['31.05'])
    assert.deepEqual(fieldOf(['NASM CPT', 'Excel']), [])
    assert.deepEqual(fieldOf(['degree in exercise science'], 'I have a psych BA'), ['42.01'])
    assert.deepEqual(readStatedGoals(goals, undefined, '29-1141.00'), NO_GOALS)
  })
})
