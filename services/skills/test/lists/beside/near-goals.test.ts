import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rowOfCode } from '../../../src/domain/catalogue/row-of-code.ts'
import { ASKED } from '../../../src/domain/goals/goals.ts'
import { breakage, limitsOf } from '../../../src/domain/matching/choice/broken-limits.ts'
import type { Ranking } from '../../../src/domain/matching/rank.ts'
import { presentRanking } from '../../../src/grpc/present-ranking.ts'
import { advise, codesOf, drawn, type Simple } from '../../support/advise.ts'
import { shippedCareers } from '../../support/careers.ts'
import { apart, choose, working } from '../../support/choose-places.ts'

const { engine } = shippedCareers()
const { occupations } = engine.base

/** The places of a list that nobody asked for and that lie close to what was asked for. */
const ideasOf = ({ ranked, selection, standing }: Ranking): number[] =>
  ranked.filter((index) => standing.asked[index]! < ASKED && selection.near.some((near) => near.index === index))

const accountant = {
  current: '13-2011.00',
  goal: 'financial analysis or controlling',
  education: 'bachelors',
  yearsExperience: 6,
}

describe('an idea close to what was asked for', () => {
  it('stands behind all answers, where these are few', () => {
    const list = advise({ ...accountant, salaryCurrent: 74_000, salaryTarget: 92_000 })
    const codes = codesOf(list)
    assert.deepEqual(codes.slice(0, 2).sort(), ['11-3031.00', '13-2051.00'])
    assert.deepEqual(codes.slice(2), ['13-2061.00'])
  })

  it('says that it is ours, and what it lies close to', () => {
    const { ranked } = presentRanking(engine, advise({ ...accountant, salaryCurrent: 74_000, salaryTarget: 92_000 }))
    const told = ranked.at(-1)!.reasonsFor.map(({ text }) => text)
    assert.ok(told.includes('An idea of ours: it lies close to “financial analysis”, which you asked for.'), told.join('\n'))
  })

  it('is no work that pays less than the present one', () => {
    assert.deepEqual(ideasOf(advise({ ...accountant, salaryCurrent: 99_000, salaryTarget: 120_000 })), [])
  })

  it('is none where the goal lies in the present work, or where we know no present work', () => {
    assert.deepEqual(ideasOf(advise({ ...accountant, goal: 'the same work at another company' })), [])
    assert.deepEqual(ideasOf(advise({ ...accountant, current: '' })), [])
  })

  it('fills a list up to four, with two at most, in the order given', () => {
    const places = apart([0.9, 0.9, 0.9, 0.9, 0.9, 0.9])
    const near = [4, 2, 3].map((index) => ({ index, phrase: 'that' }))
    const beside = (asked: number): number[] => {
      const wanted = places.slice(0, asked).map(({ code }) => ({ phrase: code, codes: [{ code, weight: 1 }], inside: false }))
      const open = near.filter(({ index }) => index >= asked)
      return choose(places, { person: working(), goals: { wanted, wishes: [] }, near: open })
    }
    assert.deepEqual(beside(1), [0, 4, 2])
    assert.deepEqual(beside(3).slice(3), [4])
    assert.equal(beside(4).length, 4)
  })
})

describe('ideas beside the goals of people drawn by chance', () => {
  const movesFrom = (code: string): readonly string[] => rowOfCode(engine.base.careerMoves, code) ?? []
  const known = occupations.filter(({ code, ranked, wages }) => ranked && wages && movesFrom(code).length > 0)
  const goalOf = (code: string): string => {
    const [goal] = drawn(movesFrom(code), 1, `a goal of ${code}`)
    return occupations[engine.base.indexOf.get(goal!)!]!.title
  }
  const people = drawn(known, 60, 'people beside whose goals ideas stand').map(
    ({ code, wages }, at): Simple => ({
      current: code,
      goal: `${goalOf(code)}${['', ', no nights', ', my back is bad', ', work from home'][at % 4]}`,
      education: at % 2 ? 'bachelors' : 'high_school',
      yearsExperience: at % 15,
      salaryCurrent: wages!.p50,
      salaryTarget: Math.round(1.2 * wages!.p50),
    }),
  )
  const lists = people.map((person) => advise(person))

  it('stand on some lists, and never before an answer', () => {
    const held = lists.filter((list) => ideasOf(list).length > 0)
    assert.ok(held.length >= 5, `${held.length} lists`)
    for (const list of held) {
      const ideas = new Set(ideasOf(list))
      const first = list.ranked.findIndex((index) => ideas.has(index))
      assert.ok(list.ranked.slice(first).every((index) => ideas.has(index)))
    }
  })

  it('cost a year and no pay at most, are refused by no rule, and break no limit', () => {
    for (const list of lists)
      for (const index of ideasOf(list)) {
        const { studyMonths, experienceMonths, paidMonths } = list.standing.entries[index]!
        const { code, title } = occupations[index]!
        assert.ok(studyMonths[0] + experienceMonths <= 12 && paidMonths[0] < 12, title)
        assert.ok(list.standing.pay[index]! >= list.standing.reference, title)
        assert.ok(!list.selection.refusals.has(index), title)
        assert.equal(breakage(limitsOf(list.goals), code), 0, title)
      }
  })
})
