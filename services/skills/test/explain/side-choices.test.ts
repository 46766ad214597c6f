import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findSafeHarbour, findWildCard } from '../../src/domain/explain/side-choices.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import type { Ranking } from '../../src/domain/matching/rank.ts'

/** One occupation with the figures that a side choice looks at; as it stands, it is just good enough for both. */
type Job = {
  code?: string
  ranked?: boolean
  zone?: number
  pay?: number
  outlook?: { openings: number; growthPercent: number } | undefined
  middle?: number
  modernHigh?: boolean
  rule?: string
  eligible?: boolean
  study?: number
  transfer?: number
  fit?: number
  percent?: number
}
type Who = { zone?: number; exposed?: number; reference?: number; ranked?: number[] }

const asked = (jobs: readonly Job[], { zone, exposed, reference = 60_000, ranked = [] }: Who): [Engine, Ranking] => {
  const occupations = jobs.map((job, index) => ({
    index,
    code: job.code ?? '29-1141.00',
    ranked: job.ranked ?? true,
    zone: job.zone ?? 4,
    wages: job.pay === 0 ? undefined : { p50: job.pay ?? 60_000 },
    outlook: 'outlook' in job ? job.outlook : { openings: 10_000, growthPercent: 5 },
    exposure: { middle: job.middle ?? 50, modernHigh: job.modernHigh ?? false },
  }))
  const present = zone === undefined && exposed === undefined ? undefined : { zone, exposure: { middle: exposed } }
  const ranking = {
    person: { present },
    standing: {
      reference,
      entries: jobs.map(({ study = 0 }) => ({ studyMonths: [study, study] })),
      transfer: jobs.map(({ transfer = 0 }) => transfer),
    },
    selection: {
      eligible: occupations.flatMap(({ index }) => (jobs[index]!.eligible === false ? [] : [index])),
      refusals: new Map(jobs.flatMap(({ rule = 'carried' }, index) => (rule === '' ? [] : [[index, { rule }]]))),
    },
    ranked,
    fit: Float64Array.from(jobs, ({ fit = 0 }) => fit),
    percent: Float64Array.from(jobs, ({ percent = 55 }) => percent),
  }
  return [{ base: { occupations } } as unknown as Engine, ranking as unknown as Ranking]
}

describe('the wild card', () => {
  const wild = (jobs: readonly Job[], who: Who = {}) => findWildCard(...asked(jobs, who))
  const taken = (job: Job, who?: Who) => wild([job], who) === 0

  it('is kept from the list by its months or its distance, and by nothing else', () => {
    assert.deepEqual(
      ['carried', 'usual_time', 'usual_pay', ''].map((rule) => taken({ rule })),
      [true, true, false, false],
    )
    assert.equal(taken({ ranked: false }), false)
  })

  it('grows, with openings', () => {
    const outlook = (openings: number, growthPercent: number) => taken({ outlook: { openings, growthPercent } })
    assert.deepEqual([outlook(4000, 5), outlook(3999, 5), outlook(4000, 4.9)], [true, false, false])
    assert.equal(taken({ outlook: undefined }), false)
  })

  it('is a zone above the present job at most, and three years of study away', () => {
    assert.deepEqual([taken({ zone: 3 }, { zone: 2 }), taken({ zone: 4 }, { zone: 2 })], [true, false])
    assert.deepEqual([taken({ zone: 5 }), taken({ zone: 6 })], [true, false])
    assert.deepEqual([taken({ study: 36 }), taken({ study: 37 })], [true, false])
  })

  it('is safe from AI, paid as well, and liked', () => {
    assert.equal(taken({ modernHigh: true }), false)
    assert.deepEqual([taken({ pay: 60_000 }), taken({ pay: 59_999 })], [true, false])
    assert.deepEqual([taken({ pay: 0 }, { reference: 0 }), taken({ pay: 0 }, { reference: 1 })], [true, false])
    assert.deepEqual([taken({ percent: 55 }), taken({ percent: 54.9 })], [true, false])
  })

  it('is of another group than the first three', () => {
    const jobs: Job[] = [
      { code: '29-1141.00', fit: 3 },
      { code: '13-2011.00', rule: '' },
      { code: '15-1252.00', rule: '' },
      { code: '29-1151.00', rule: '' },
    ]
    assert.equal(wild(jobs, { ranked: [1, 2, 3] }), undefined)
    assert.equal(wild(jobs, { ranked: [1, 2, 2, 3] }), 0)
  })

  it('is what interests would choose', () => {
    assert.equal(wild([{ fit: 1 }, { fit: 3 }, { fit: 2 }]), 1)
    assert.equal(wild([{ fit: 3 }, { fit: 3 }]), 0)
    assert.equal(wild([]), undefined)
  })
})

describe('the safe harbour', () => {
  const harbour = (jobs: readonly Job[], who: Who = {}) => findSafeHarbour(...asked(jobs, who))
  const taken = (job: Job, who?: Who) => harbour([job], who) === 0

  it('is within the rules and outside the list', () => {
    assert.deepEqual([taken({}), taken({ eligible: false }), taken({}, { ranked: [0] })], [true, false, false])
  })

  it('does not shrink, has many openings, and is liked', () => {
    const outlook = (openings: number, growthPercent: number) => taken({ outlook: { openings, growthPercent } })
    assert.deepEqual([outlook(10_000, 0), outlook(9999, 0), outlook(10_000, -0.1)], [true, false, false])
    assert.equal(taken({ outlook: undefined }), false)
    assert.deepEqual([taken({ percent: 55 }), taken({ percent: 54.9 })], [true, false])
  })

  it('is less exposed to AI than most, as far as is known', () => {
    const exposure = (middle: number, modernHigh = false) => taken({ middle, modernHigh })
    assert.deepEqual([exposure(0), exposure(80), exposure(80.1), exposure(-1)], [true, true, false, false])
    assert.equal(exposure(50, true), false)
  })

  it('is sought in the calmer half, then under 65 or twenty below the present job, then under 80', () => {
    const calmest = (calm: number, near: number, who?: Who) =>
      harbour([{ middle: calm }, { middle: near, percent: 90 }], who) === 0
    assert.deepEqual([calmest(50, 50.1), calmest(50, 50), calmest(0, 50)], [true, false, false])
    assert.deepEqual([calmest(65, 66), calmest(60, 65)], [true, false])
    assert.deepEqual([calmest(65, 75, { exposed: 70 }), calmest(65, 66, { exposed: 10 })], [true, true])
    assert.deepEqual([calmest(65, 75, { exposed: 95 }), calmest(65, 76, { exposed: 95 })], [false, true])
    assert.deepEqual([calmest(80, 80.1), calmest(76, 80)], [true, false])
  })

  it('is near to what the person does now: a deviation of the usual moves counts as twenty points', () => {
    const nearer = (percent: number) => harbour([{ percent }, { percent: 60, transfer: 1 }]) === 0
    assert.deepEqual([nearer(79.9), nearer(80), nearer(80.1)], [false, true, true])
  })
})
