import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Wish } from '../../src/domain/goals/goals.ts'
import { type AdviceScores, createAdviceScore } from '../../src/domain/matching/advice-score.ts'
import { adviceWeights } from '../../src/domain/matching/advice-weights.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import type { PartScores } from '../../src/domain/matching/part-scores.ts'
import type { Standing } from '../../src/domain/matching/standing.ts'
import { PURPOSES, type Purpose } from '../../src/domain/person/purposes.ts'

const MIDDLING = { openings: 6000, growthPercent: 3 }

/** One occupation that is in the middle of everything, but for what is told of it. */
type Place = {
  code?: string
  ranked?: boolean
  outlook?: typeof MIDDLING
  middle?: number
  pay?: number
  cost?: number
  study?: readonly [number, number]
  paid?: number
  goal?: number
  named?: number
  transfer?: number
}
type Told = {
  purpose?: Purpose
  present?: boolean
  evidence?: number
  reference?: number
  wishes?: readonly Wish[]
  liked?: number
  skilled?: number
  valued?: number
  options?: Parameters<ReturnType<typeof createAdviceScore>>[1]
}

const scores = (places: readonly Place[], told: Told = {}): AdviceScores => {
  const { purpose = 'career_deep_dive', present = true, evidence = 0, reference = 60_000, wishes = [], options } = told
  const occupations = places.map(({ code = '15-1252.00', ranked = true, outlook = MIDDLING, middle = 50 }, index) => ({
    index,
    code,
    ranked,
    outlook,
    exposure: { middle },
  }))
  const figures = (of: (place: Place) => number | undefined, usual = 0) =>
    Float64Array.from(places, (place) => of(place) ?? usual)
  const standing = {
    evidence,
    reference,
    transfer: figures(({ transfer }) => transfer),
    goal: figures(({ goal }) => goal),
    named: places.some(({ named }) => named !== undefined) ? figures(({ named }) => named) : undefined,
    pay: figures(({ pay }) => pay, 60_000),
    cost: figures(({ cost }) => cost),
    entries: places.map(({ study = [0, 0], paid = 0 }) => ({ studyMonths: study, paidMonths: [paid, paid] })),
  } as unknown as Standing
  const engine = { count: places.length, base: { occupations } } as unknown as Engine
  const part = (value: number | undefined) => (value === undefined ? undefined : new Float64Array(places.length).fill(value))
  const parts = { interests: part(told.liked ?? 0), skills: part(told.skilled), values: part(told.valued) } as PartScores
  return createAdviceScore(engine, { purpose, standing, goals: { wanted: [], wishes }, present })(parts, options)
}
const usual = (place: Place, told?: Told): number => scores([place], told).usual[0]!
const change = (place: Place, told?: Told): number => scores([place], told).change[0]!
const near = (found: readonly number[], expected: readonly number[]): void =>
  assert.deepEqual(
    found.map((value) => value.toFixed(9)),
    expected.map((value) => value.toFixed(9)),
  )
const wish = (id: string, value?: number): Wish => ({
  id,
  phrase: id,
  ...(value !== undefined && { values: new Map([['15-1252.00', value]]) }),
})

describe('what an order of advice weighs', () => {
  it('moves with the years from what is liked to what carries over', () => {
    const at = (evidence: number) => adviceWeights('basic', { evidence, present: true })
    near([at(0).interests, at(0.5).interests, at(1).interests], [0.45, 0.325, 0.2])
    near([at(0).transfer, at(0.5).transfer, at(1).transfer], [0.15, 0.275, 0.4])
    assert.equal(at(1).skills, 0)
  })

  it('gives the transfer to interests and skills where there is no work to carry over', () => {
    const { interests, transfer, skills } = adviceWeights('basic', { evidence: 0, present: false })
    near([interests, transfer, skills], [0.525, 0, 0.075])
  })

  it('counts a goal most, whatever the report is about', () => {
    for (const purpose of PURPOSES) {
      const { goal, ...others } = adviceWeights(purpose, { evidence: 0.5, present: true })
      assert.ok(
        Object.values(others).every((weight) => weight >= 0 && weight < goal),
        purpose,
      )
    }
  })
})

describe('a score of advice', () => {
  it('is nothing for what is in the middle of everything', () => near([usual({}), change({})], [0, -0.35]))

  it('counts a move that counselors name by half, for people who have work to move from', () => {
    near([usual({ named: 1 }), usual({ named: 0.5 }), change({ named: 1 })], [0.5, 0.25, 0.15])
    near([usual({ named: 1 }, { present: false })], [usual({}, { present: false })])
  })

  it('counts what is liked, carries over and is valued, each to its bounds', () => {
    near(
      [1, 3, -3].map((liked) => usual({}, { liked })),
      [0.45, 1.125, -1.125],
    )
    near(
      [1, 4, -3].map((transfer) => usual({ transfer })),
      [0.12, 0.36, -0.3],
    )
    near(
      [1, 3, -3].map((skilled) => usual({}, { skilled })),
      [0.03, 0.075, -0.075],
    )
    near([usual({}, { valued: 1 }), usual({}, { valued: 4 })], [0.15, 0.6])
    near([usual({ goal: 1 })], [0.9])
  })

  it('counts a real change by what is liked, and what it costs beyond its months', () => {
    near(
      [change({}, { liked: 1 }), change({ transfer: 1 }), change({}, { valued: 1 }), change({ goal: 1 })],
      [0.1, -0.15, -0.25, 0.55],
    )
  })

  it('counts skills for who has no work, and every place in one order', () => {
    const jobless = { present: false }
    near([usual({ transfer: 2 }, jobless), usual({}, { ...jobless, liked: 1 })], [0, 0.525])
    near(
      [1, 3, -3].map((skilled) => usual({}, { ...jobless, skilled })),
      [0.075, 0.1875, -0.1875],
    )
    near([change({}, { ...jobless, liked: 1, skilled: 1 })], [0.6])
  })

  it('counts pay by steps of a third, against a living where nothing else is known', () => {
    const paid = (times: number, told?: Told) => usual({ pay: 60_000 * times }, told)
    near([paid(1.35), paid(1.35 ** 2), paid(1.35 ** -1), paid(1.35 ** -2), usual({ pay: 0 })], [0.1, 0.12, -0.1, -0.15, -0.05])
    near([usual({ pay: 1.35 * 30_000 }, { reference: 0 })], [0.1])
    near([paid(1.35, { wishes: [wish('more_pay')] })], [0.16])
  })

  it('counts the outlook, and the months of the way', () => {
    near([usual({ outlook: { openings: 60_000, growthPercent: 11 } })], [0.12])
    near([usual({ cost: 24 }), usual({ cost: 60 }), usual({ cost: 61 })], [-0.5, -1.25, -1.25])
    near([usual({ cost: 24 }, { present: false })], [-0.2])
  })

  it('counts exposure to AI against, where that is the point or was wished', () => {
    // The middle of 40 and 60 is 50, and their deviation 10; the others do not count for it.
    const places = [40, 60, -1, 90, 10].map((middle, at) => ({ middle, ranked: at < 2 }))
    near([...scores(places).usual], [0, 0, 0, 0, 0])
    near([...scores(places, { purpose: 'ai_transition' }).usual], [0.15, -0.15, 0, -0.6, 0.6])
    near([...scores(places, { wishes: [wish('less_ai')] }).usual], [0.12, -0.12, 0, -0.24, 0.24])
    const least = scores([{ middle: 0 }, { middle: 50 }, { middle: 100 }], { purpose: 'ai_transition' })
    near([...least.usual], [0.15 * Math.sqrt(1.5), 0, -0.15 * Math.sqrt(1.5)])
  })

  it('counts wishes by how well they are met', () => {
    const wished = (place: Place, ...wishes: Wish[]) => usual(place, { wishes })
    near([wished({}, wish('remote', 1)), wished({}, wish('remote', -0.5)), wished({}, wish('remote'))], [0.4, -0.2, 0])
    near([wished({}, wish('newer', 1)), wished({ code: '29-1141.00' }, wish('remote', 1))], [0, 0])
    near([wished({}, wish('remote', 1), wish('teach', 1))], [0.7])
    near([wished({ code: '11-1021.00' }, wish('lead')), wished({}, wish('lead')), usual({ code: '11-1021.00' })], [0.2, 0, 0])
    const paid = wish('paid_while_learning')
    near([wished({ paid: 12 }, paid), wished({ paid: 11 }, paid), usual({ paid: 12 })], [0.4, 0, 0])
    // Study then counts twice: 24 months in the middle cost another half.
    near([wished({ study: [12, 36] }, paid), usual({ study: [12, 36] })], [-0.5, 0])
  })

  it('leaves out a part, or rows, where asked to', () => {
    const all = { liked: 1, skilled: 1, valued: 1 }
    const without = (part: 'interests' | 'skills' | 'values') => usual({}, { ...all, options: { without: part } })
    near([usual({}, all), without('interests'), without('skills'), without('values')], [0.63, 0.18, 0.6, 0.48])
    near([...scores([{}, {}], { liked: 1, options: { rows: [1] } }).usual], [0, 0.45])
  })
})
