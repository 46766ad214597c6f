import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OccupationFigures } from '../../src/domain/catalogue/figures.ts'
import { NO_GOALS } from '../../src/domain/goals/goals.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import { outlookScore, readStanding } from '../../src/domain/matching/standing.ts'
import type { Person } from '../../src/domain/person/person.ts'
import type { Gate } from '../../src/domain/reach/gate.ts'

type Wages = { p50: number; p75: number; p90: number }
type Job = {
  code?: string
  ranked?: boolean
  wages?: Wages | undefined
  /** Byte of the move table, from the first occupation to this one. */
  move?: number
  /** Likeness to the first occupation, as it is stored. */
  like?: number
  people?: number
  zone?: number
  way?: object
}

const codeOf = (index: number): string => `${11 + index}-1000.00`
const engineOf = (jobs: readonly Job[]): Engine => {
  const count = jobs.length
  const occupations = jobs.map((job, index) => ({
    index,
    code: job.code ?? codeOf(index),
    ranked: job.ranked ?? true,
    zone: job.zone ?? 3,
    education: [],
    wages: 'wages' in job ? job.wages : { p50: 60_000, p75: 80_000, p90: 100_000 },
    entry: { education: 'No formal educational credential', experience: 'None', training: 'None' },
  }))
  const all = new Uint16Array((count * (count - 1)) / 2)
  const moves = new Uint8Array(count * count)
  jobs.forEach(({ like = 0, move = 0 }, index) => {
    if (index > 0) all[(index * (index - 1)) / 2] = like
    moves[index] = move
  })
  const gates = new Map(
    occupations.flatMap(({ code, index }) => {
      const { way } = jobs[index]!
      return way
        ? [
            [
              code,
              {
                code,
                kind: 'license',
                fields: [],
                sameCodes: ['none'],
                relatedCodes: [],
                outside: way,
                firstDegree: 0,
                least: 0,
              },
            ],
          ]
        : []
    }),
  ) as unknown as Map<string, Gate>
  return {
    count,
    people: Float64Array.from(jobs, ({ people = 0 }) => people),
    levels: new Float64Array(count),
    base: {
      gatePosts: [],
      occupations,
      indexOf: new Map(occupations.map(({ code, index }) => [code, index])),
      gates,
      careerMoves,
      nextRungs: new Map(),
      wishMoves: new Map(),
      pairs: { all, moves, ratings: all },
    },
  } as unknown as Engine
}
const careerMoves: ReadonlyMap<string, readonly string[]> = new Map()
const stands = (jobs: readonly Job[], reach: object = {}, working = true) => {
  const engine = engineOf(jobs)
  const person = {
    present: working ? engine.base.occupations[0] : undefined,
    reach: { yearsExperience: 0, salaryCurrent: 0, salaryTarget: 0, education: '', ...reach },
  } as unknown as Person
  return readStanding(engine, person, NO_GOALS)
}
const rounded = (values: Iterable<number>): number[] => [...values].map((value) => Number(value.toFixed(3)))

describe('where a person stands', () => {
  it('has the more evidence the longer the work, up to twelve years', () => {
    const evidence = (yearsExperience: number, working = true) => stands([{}, {}], { yearsExperience }, working).evidence
    assert.deepEqual([evidence(0), evidence(6), evidence(12), evidence(40), evidence(6, false)], [0, 0.5, 1, 1, 0])
  })

  it('is measured by how usual the move is, the own occupation like the most usual', () => {
    const { transfer, place } = stands([{}, { move: 40 }, { move: 80 }])
    // Two of the most usual and one of half as many steps: the deviation is √2/3 of a step of one.
    assert.deepEqual(rounded(transfer), rounded([Math.SQRT1_2, -Math.SQRT2, Math.SQRT1_2]))
    assert.deepEqual([...place], [0.5, 0, 0.5])
  })

  it('counts the size of an occupation by a quarter, from five hundred people on', () => {
    // A tenfold size counts ln 10 / 4 = .5756, about 23 steps of .025.
    const { place } = stands([{ move: 200 }, { move: 20 }, { people: 5000 }, { people: 500, move: 22 }, { people: 50, move: 24 }])
    assert.deepEqual([...place], [1, 0, 0.5, 0.25, 0.75])
  })

  it('is ranked among the ranked alone', () => {
    const { transfer, place } = stands([{}, { move: 40 }, { move: 60, ranked: false }, { move: 80 }])
    assert.deepEqual(rounded(transfer), rounded([Math.SQRT1_2, -Math.SQRT2, -Math.SQRT1_2 / 2, Math.SQRT1_2]))
    assert.deepEqual([...place], [0.5, 0, 0.5, 0.5])
  })

  it('is in the middle of everything without work', () => {
    const { transfer, place, field } = stands([{}, { move: 40 }], {}, false)
    assert.deepEqual(
      [[...transfer], [...place], [...field]],
      [
        [0, 0],
        [0.5, 0.5],
        [0, 0],
      ],
    )
  })

  it('has the own group for a field, managers the broad occupation', () => {
    // Enough others are more like the present work than those of its group.
    const others = Array.from({ length: 17 }, (_, at) => ({ code: `5${at % 10}-900${at}.00`, like: 100 + at }))
    const field = (...codes: string[]) => {
      const jobs = [codes[0]!, ...codes.slice(1)].map((code) => ({ code }))
      return [...stands([...jobs, ...others]).field].slice(0, codes.length)
    }
    assert.deepEqual(field('13-2011.00', '13-2099.00', '13-1011.00'), [1, 1, 0])
    assert.deepEqual(field('11-3031.00', '11-3031.01', '11-3039.00', '11-3041.00'), [1, 1, 1, 0])
  })

  it('has the seventeen ranked occupations that are most like the present one for a field', () => {
    const jobs = Array.from(
      { length: 22 },
      (_, at): Job => ({ like: 1000 - at, ranked: at !== 3, code: `${11 + 2 * at}-1000.00` }),
    )
    const { field } = stands(jobs)
    assert.deepEqual(
      [...field].flatMap((inside, at) => (inside ? [at] : [])),
      [0, 1, 2, ...Array.from({ length: 15 }, (_, at) => at + 4)],
    )
  })

  it('counts what a way costs: study in the middle, a third of missing years, a tenth of paid training', () => {
    const way = { study: [10, 20], paid: [10, 60], experience: 20 }
    const { cost, entries } = stands([{}, { way }, { way: undefined }, { wages: undefined }])
    assert.deepEqual(entries[1]?.studyMonths, [10, 20])
    assert.deepEqual(rounded(cost), [0, 15 + 7 + 1, 0, 0])
  })
})

describe('the pay that a person could expect', () => {
  const other = { p50: 40_000, p75: 62_500, p90: 90_000 }
  /** Of twenty others, seventeen are moved to less often than a move of 66, and sixteen less than one of 62. */
  const others = Array.from({ length: 19 }, (_, at) => ({ move: 4 * at }))
  const pay = (reach: object, wages: Wages | undefined = other, working = true, move = 66) =>
    stands([{ zone: 4 }, { wages, move }, ...others], reach, working).pay[1]
  /** The same where both are of one group, and alike. */
  const near = (reach: object, wages: Wages | undefined = other, working = true, move = 66) =>
    stands([{}, { wages, move, code: '11-2000.00' }, ...others], reach, working).pay[1]

  it('is the middle, the upper quarter or the top tenth, where the present pay stands in its own work', () => {
    const by = (salaryCurrent: number) => pay({ salaryCurrent })
    assert.deepEqual([by(0), by(79_999), by(80_000), by(99_999), by(100_000)], [40_000, 40_000, 62_500, 62_500, 90_000])
  })

  it('is measured against what most medians reach without work', () => {
    const by = (salaryCurrent: number) => pay({ salaryCurrent }, other, false)
    assert.deepEqual([by(139_999), by(140_000), by(199_999), by(200_000)], [40_000, 62_500, 62_500, 90_000])
  })

  it('is the highest that is published where the mark is not', () => {
    const high = { salaryCurrent: 100_000 }
    assert.deepEqual([pay(high, { ...other, p90: 0 }), pay(high, { ...other, p75: 0, p90: 0 })], [62_500, 40_000])
    assert.equal(pay({ salaryCurrent: 80_000 }, { ...other, p75: 0 }), 40_000)
    assert.deepEqual([stands([{}, { wages: undefined }]).pay[1], pay(high, { ...other, p50: 0 })], [0, 0])
  })

  it('lies between the middle and the upper quarter for who brings many years to near work', () => {
    // The root of 40,000 × 62,500.
    const seasoned = (yearsExperience: number, salaryCurrent: number) => near({ yearsExperience, salaryCurrent })
    assert.deepEqual([seasoned(8, 57_000), seasoned(7, 57_000), seasoned(8, 56_999)], [50_000, 40_000, 40_000])
    assert.equal(near({ yearsExperience: 8, salaryCurrent: 57_000 }, other, true, 62), 40_000)
    assert.equal(near({ yearsExperience: 8, salaryCurrent: 57_000 }, { ...other, p75: 0 }), 40_000)
    assert.equal(near({ yearsExperience: 8, salaryCurrent: 57_000 }, other, false), 40_000)
  })

  it('is the middle for who brings them to work of another group, unless they are hired for what they are able to', () => {
    assert.equal(pay({ yearsExperience: 8, salaryCurrent: 57_000 }), 40_000)
    const tipped = (zone: number) => stands([{ zone }, { wages: other, move: 66 }, ...others], { salaryCurrent: 90_000 }).pay[1]
    assert.deepEqual([tipped(3), tipped(4)], [40_000, 62_500])
    assert.equal(near({ salaryCurrent: 90_000 }), 62_500)
  })
})

describe('the outlook of an occupation', () => {
  const outlook = (openings: number, growthPercent: number) =>
    Number(outlookScore({ outlook: { openings, growthPercent } } as OccupationFigures).toFixed(6))

  it('is growth and openings, each half and within bounds', () => {
    assert.deepEqual([outlook(6000, 3), outlook(6000, 7), outlook(6000, 11), outlook(6000, 99)], [0, 0.25, 0.5, 0.5])
    assert.deepEqual([outlook(6000, -5), outlook(6000, -99)], [-0.5, -0.5])
    assert.deepEqual(
      [outlook(60_000, 3), outlook(6_000_000, 3), outlook(600, 3), outlook(1, 3), outlook(0, 3)],
      [0.5, 0.5, -0.5, -0.6, -0.6],
    )
    assert.equal(outlookScore({} as OccupationFigures), -1)
  })
})
