import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OccupationFigures } from '../../src/domain/catalogue/figures.ts'
import { findWhatIfs } from '../../src/domain/explain/what-ifs.ts'
import { NO_GOALS } from '../../src/domain/goals/goals.ts'
import type { Band } from '../../src/domain/matching/choice/bands.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import type { PartScores } from '../../src/domain/matching/part-scores.ts'
import { applyRules, type Ranking, refusedGoals } from '../../src/domain/matching/rank.ts'
import type { Standing } from '../../src/domain/matching/standing.ts'
import { experienced, job, type More, person, WAY } from '../support/meet-rules.ts'

const standingOf = (jobs: readonly (More & { study?: number })[]): Standing =>
  ({
    evidence: 0,
    reference: 0,
    asked: jobs.map(() => 0),
    chief: jobs.map(() => 0),
    field: jobs.map(() => 0),
    place: jobs.map(() => 0.5),
    pay: jobs.map(() => 60_000),
    entries: jobs.map(({ study = 0 }) => ({ ...WAY, studyMonths: [study, study] })),
  }) as unknown as Standing
const engineOf = (jobs: readonly More[]): Engine => {
  const occupations: OccupationFigures[] = jobs.map((more, index) => job({ ...more, index }))
  return { base: { occupations, indexOf: new Map(occupations.map(({ code, index }) => [code, index])) } } as unknown as Engine
}

describe('what the rules leave', () => {
  const select = (good: number, taste: number, limits: number) => {
    const jobs = [
      ...Array<More>(good).fill({}),
      ...Array<More>(taste).fill({ outlook: { openings: 1, growthPercent: 3 } }),
      ...Array<More>(limits).fill({ study: 70 }),
      { wages: undefined },
    ]
    const { eligible, spare, last, refusals } = applyRules(engineOf(jobs), {
      person: person(),
      standing: standingOf(jobs),
      goals: NO_GOALS,
      scores: {} as PartScores,
      bandOf: () => 'next_step',
      purpose: 'career_deep_dive',
    })
    assert.deepEqual([eligible.length, refusals.size], [good, taste + limits + 1])
    return [spare, last]
  }

  it('is all there is where forty are left', () => assert.deepEqual(select(40, 1, 1), [[], []]))

  it('is filled up with what only our taste refuses, and then with what pay and months refuse', () => {
    assert.deepEqual(select(39, 1, 2), [[39], []])
    assert.deepEqual(select(38, 1, 2), [[38], [39, 40]])
    assert.deepEqual(select(2, 0, 0), [[], []])
  })

  it('has close by what counselors name, that only our measure refuses, where they do not dislike it', () => {
    const rare = { outlook: { openings: 1, growthPercent: 3 } }
    const jobs: More[] = [{}, rare, rare, rare, { wages: undefined }]
    const { close } = applyRules(engineOf(jobs), {
      person: experienced(),
      standing: { ...standingOf(jobs), named: Float64Array.of(1, 0.5, 0.5, 0, 1) },
      goals: NO_GOALS,
      scores: { interests: Float64Array.of(1, -0.6, -0.7, 1, 1) } as unknown as PartScores,
      bandOf: () => 'next_step',
      purpose: 'career_deep_dive',
    })
    assert.deepEqual(close, [1])
  })

  it('names what was asked for and refused, the most wanted first', () => {
    const asked = [0.5, 0.8, 0.49, 0.8, 0.8, 1]
    const refusal = { rule: 'ranks', why: '', opens: '' }
    const refused = refusedGoals({
      ranked: [],
      standing: { asked },
      selection: { refusals: new Map([0, 1, 2, 3, 4].map((index) => [index, refusal])) },
    } as unknown as Ranking)
    const own = new Map([[5, { ...refusal, rule: 'not_present' }]])
    assert.deepEqual(refusedGoals({ ranked: [], standing: { asked }, selection: { refusals: own } } as unknown as Ranking), [])
    // What fills up a short list is offered, and not refused as well.
    const listed = new Map([[1, refusal]])
    assert.deepEqual(
      refusedGoals({ ranked: [1], standing: { asked }, selection: { refusals: listed } } as unknown as Ranking),
      [],
    )
    assert.deepEqual(
      refused.map(({ index }) => index),
      [1, 3, 4, 0],
    )
    assert.equal(refused[0]?.refusal, refusal)
  })
})

describe('what a result hangs on', () => {
  // Six next steps, and a far place that is much liked: it is held before the third next step.
  const jobs = Array.from({ length: 7 }, (_, at) => ({
    code: `${21 + 2 * at}-1011.00`,
    zone: 4,
    education: at === 0 ? "Bachelor's degree" : '',
    wages: { p50: 60_000 + 1000 * at },
  }))
  const bandOf = (index: number): Band => (index === 6 ? 'real_change' : 'next_step')
  const scores = Float64Array.of(9, 8, 7, 6, 5, 4, 0.6)
  const whatIfs = (parts: Partial<PartScores>, salaryTarget = 0) => {
    const ranking = {
      person: experienced({ salaryTarget }),
      options: { purpose: 'career_deep_dive', limit: 6 },
      goals: NO_GOALS,
      standing: standingOf(jobs),
      selection: { eligible: jobs.map((_, index) => index), close: [], steps: [], near: [], spare: [], last: [] },
      scores: parts,
      bandOf,
      scoreAdvice: () => ({ usual: scores, change: scores }),
      ranked: [0, 1, 2, 3, 4, 6],
    } as unknown as Ranking
    return findWhatIfs(engineOf(jobs), ranking).map(({ label, kept, first, firstThree }) => [label, kept, first, firstThree])
  }
  const liked = Float64Array.of(0, 0, 0, 0, 0, 0, 1.1)

  it('is each part that was answered: without interests no far place is held', () => {
    const [interests, skills, ...others] = whatIfs({ interests: liked, skills: liked })
    assert.deepEqual(interests, ['leave out interests', 5, 0, [0, 1, 2]])
    assert.deepEqual(skills, ['leave out skills', 6, 0, [0, 1, 2]])
    assert.deepEqual(
      others.map(([label]) => label),
      ["rule out a bachelor's degree"],
    )
    assert.equal(whatIfs({ values: liked })[0]?.[0], 'leave out values')
  })

  it('is a degree, and the pay that was hoped for', () => {
    const [pay, degree] = whatIfs({}, 64_000)
    assert.deepEqual(degree, ["rule out a bachelor's degree", 4, 1, [1, 2, 3]])
    assert.deepEqual(pay, ['insist on $64,000 middle pay', 1, 4, [4, 5]])
    assert.deepEqual(
      whatIfs({}).map(([label]) => label),
      ["rule out a bachelor's degree"],
    )
  })
})
