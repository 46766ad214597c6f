import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findReasons, type Reason, type ReasonContext } from '../src/domain/reasons.ts'
import { goalReasons, interestReasons, skillReasons, styleReasons, valueReasons } from '../src/domain/reasons-person.ts'

const NAMES = ['Building', 'Thinking', 'Creating', 'Helping', 'Leading', 'Organizing', 'Lifting', 'Counting']
const named = (length: number, prefix = '2.A') =>
  NAMES.slice(0, length).map((name, at) => ({ id: `${prefix}.${at}`, key: '', name }))
const kinds = (reasons: readonly Reason[]): string[] => reasons.map(({ kind }) => kind)
const near = (value: number | undefined, expected: number): void =>
  assert.ok(Math.abs((value ?? 99) - expected) < 1e-9, `${value}`)

/** A person's z scores on one family of scales against one job's ratings; everything was asked unless `items` says otherwise. */
const scaled = (family: 'interest' | 'value' | 'style', z: readonly number[], job: readonly number[], items = z.map(() => 1)) =>
  ({
    engine: {
      base: {
        scales: { [family]: { elements: named(z.length), rows: Float64Array.of(...job.map(() => 0), ...job) } },
        activityLabels: new Map(),
      },
    },
    ranking: { person: { [`${family}s`]: { z: Float64Array.from(z), items: Int32Array.from(items) } } },
    occupation: { index: 1, estimated: false, activities: [] },
  }) as unknown as ReasonContext

const nobody = {
  engine: { base: {} },
  ranking: { person: {}, goals: { wanted: [], wishes: [] } },
  occupation: { index: 0, activities: [] },
} as unknown as ReasonContext
/** The same of an occupation whose ratings are our estimate. */
const estimated = (context: ReasonContext): ReasonContext => ({
  ...context,
  occupation: { ...context.occupation, estimated: true },
})

describe('reasons of goals', () => {
  const asked = (...weights: number[]) => {
    const wanted = weights.map((weight, at) => ({
      phrase: `goal ${at}`,
      inside: false,
      codes: [
        { code: '15-1252.00', weight },
        { code: '29-1141.00', weight: 1 },
      ],
    }))
    const ranking = { person: {}, goals: { wanted, wishes: [] } }
    return goalReasons({ ...nobody, ranking, occupation: { code: '15-1252.00' } } as unknown as ReasonContext)
  }

  it('name every phrase that asked for the occupation, from half the weight on', () => {
    assert.deepEqual(asked(0.5, 0.49, 1), [
      {
        kind: 'goal_met',
        text: 'You asked for “goal 0” and “goal 2”, and this work is an answer to it.',
        sources: 'Y',
        size: 1.4,
      },
    ])
    assert.deepEqual([asked(0.49), asked(), goalReasons(nobody)], [[], [], []])
  })
})

describe('reasons of interests', () => {
  const likes = (z: readonly number[], job: readonly number[], activities: readonly string[] = []) => {
    const context = scaled('interest', z, job)
    const labels = new Map([
      ['a', 'watering plants'],
      ['b', 'selling plants'],
      ['c', 'counting plants'],
    ])
    return interestReasons({
      ...context,
      engine: { base: { ...context.engine.base, activityLabels: labels } },
      occupation: { ...context.occupation, activities: activities.map((id) => ({ id })) },
    } as unknown as ReasonContext)
  }

  it('name those of the two strongest that the work asks for, from four of seven on', () => {
    assert.deepEqual(likes([2, 1, 0.5, -1], [4, 4, 7, 3]), [
      { kind: 'interest_match', text: 'You say you like Building and Thinking.', sources: 'OY', size: 1.2 },
    ])
    const [one] = likes([2, 1, 0.5, -1], [4, 3.9, 7, 3])
    assert.equal(one?.text, 'You say you like Building.')
    near(one?.size, 0.9)
    assert.deepEqual(kinds(likes([2, 1, 0.5, -1], [3.9, 3.9, 7, 3])), [])
    // What is second, but not liked more than the average, is not said to be liked.
    assert.equal(likes([2, 0, -0.5, -1], [4, 7, 3, 3])[0]?.text, 'You say you like Building.')
  })

  it('say first what the work is, by its two largest groups of tasks that have a name', () => {
    const text = (...activities: string[]) => likes([2, 1], [4, 3], activities)[0]?.text
    assert.equal(text('nameless', 'b', 'a', 'c'), 'Much of it is selling plants and watering plants; you say you like Building.')
    assert.equal(text('nameless'), 'You say you like Building.')
  })

  it('are in the words of the six interests', () => {
    const context = scaled('interest', [2, 1], [4, 4])
    const elements = ['social', 'investigative'].map((key) => ({ id: key, key, name: key }))
    const { scales } = context.engine.base
    const engine = { base: { ...context.engine.base, scales: { interest: { ...scales.interest, elements } } } }
    assert.equal(
      interestReasons({ ...context, engine } as unknown as ReasonContext)[0]?.text,
      'You say you like helping and explaining and finding out how things work.',
    )
  })

  it('name a strongest side that one rates low, if it was asked', () => {
    const clash = (z: number, items?: number[]) => interestReasons(scaled('interest', [z, 0, 0.5], [6, 3, 3], items))
    const [reason] = clash(-0.6)
    assert.deepEqual(reason, {
      kind: 'interest_clash',
      text: 'It is mostly Building, which you like less than other things.',
      sources: 'OY',
      size: reason!.size,
    })
    near(reason?.size, -0.8)
    assert.deepEqual(kinds(clash(-0.3)), [])
    assert.deepEqual(kinds(clash(-0.31)), ['interest_clash'])
    assert.deepEqual(kinds(clash(-0.6, [0, 1, 1])), [])
  })

  it('name the strongest interest where a job has little room for it', () => {
    const unused = (z: number, rated: number) => interestReasons(scaled('interest', [z, 0.7, -0.2], [rated, 3.9, 5]))
    assert.deepEqual(unused(1, 2.4), [
      {
        kind: 'interest_unused',
        text: 'There is little Building in it, and that is what you like best.',
        sources: 'OY',
        size: -0.7,
      },
    ])
    assert.deepEqual(kinds(unused(1, 2.5)), [])
    assert.deepEqual(kinds(unused(0.8, 2.4)), [])
    assert.deepEqual(interestReasons(nobody), [])
  })
})

describe('reasons of values', () => {
  it('name what is offered of the two first', () => {
    assert.deepEqual(valueReasons(scaled('value', [2, 1, 0.5], [5, 6.2, 7])), [
      {
        kind: 'value_match',
        text: 'It gives people Building and Thinking, which matters to you.',
        sources: 'OY',
        size: 0.85,
      },
    ])
    const [one] = valueReasons(scaled('value', [1, 2, 0.5], [4.9, 6.2, 7]))
    assert.equal(one?.text, 'It gives people Thinking, which matters to you.')
    assert.equal(one?.size, 0.6)
  })

  it('name the first of the two that is low', () => {
    const [first] = valueReasons(scaled('value', [2, 1, 0.5], [3.4, 4, 1]))
    assert.equal(first?.text, 'It gives people little of what you put high: Building.')
    near(first?.size, -0.525)
    const [second] = valueReasons(scaled('value', [2, 1, 0.5], [3.5, 1.5, 1]))
    assert.equal(second?.text, 'It gives people little of what you put high: Thinking.')
    assert.deepEqual([second?.kind, second?.sources, second?.size], ['value_clash', 'OY', -1])
    assert.deepEqual(valueReasons(scaled('value', [2, 1, 0.5], [3.5, 4, 1])), [])
  })

  it('leave out what was not asked', () => {
    assert.deepEqual(valueReasons(scaled('value', [2, 1, 0.5], [6, 4, 4], [0, 1, 1])), [])
    assert.deepEqual(valueReasons(nobody), [])
  })

  it('are none where the ratings are an estimate', () => {
    const told = scaled('value', [2, 1, 0.5], [5, 3, 7])
    assert.deepEqual(kinds(valueReasons(told)), ['value_match', 'value_clash'])
    assert.deepEqual(valueReasons(estimated(told)), [])
  })
})

describe('reasons of work styles', () => {
  const lowest = (z: readonly number[], job: readonly number[], items?: number[]) => styleReasons(scaled('style', z, job, items))

  it('name the lowest rated of those that the job leans on', () => {
    const [reason] = lowest([1, -1.5, -1.2], [4.5, 4.2, 4.9])
    assert.deepEqual(reason, {
      kind: 'style_clash',
      text: 'It asks every day for what you rated lowest in yourself: thinking.',
      sources: 'OY',
      size: reason!.size,
    })
    near(reason?.size, -0.55)
    assert.match(lowest([1, -1.2, -1.5], [4.5, 4.3, 4.9])[0]!.text, /creating/)
    assert.deepEqual(styleReasons(estimated(scaled('style', [1, -1.5], [4.5, 4.9]))), [])
  })

  it('are none where the job does not lean on it, it is not that low or was not asked', () => {
    assert.deepEqual(lowest([1, -1.5], [4.5, 4.19]), [])
    assert.deepEqual(lowest([1, -0.99], [4.5, 4.9]), [])
    assert.deepEqual(kinds(lowest([1, -1], [4.5, 4.9])), ['style_clash'])
    assert.deepEqual(lowest([1, -1.5], [4.5, 4.9], [1, 0]), [])
    assert.deepEqual(styleReasons(nobody), [])
  })
})

describe('reasons of skills', () => {
  type Told = { importance?: number; self?: number; quiz?: number; named?: 0 | 1 }
  type Work = readonly (readonly [activity: string, share: number])[]
  type Given = {
    skills?: readonly Told[]
    fields?: readonly Told[]
    ids?: readonly string[]
    work?: Work
    present?: Work
    own?: boolean
  }

  const reading = (told: readonly Told[] | undefined) =>
    told && {
      named: told.map(({ named = 1 }) => named),
      evidence: { self: told.map(({ self = -1 }) => self), quiz: told.map(({ quiz = -1 }) => quiz) },
    }
  const scale = (told: readonly Told[] = [], ids: readonly string[]) => ({
    elements: told.map((_, at) => ({ id: ids[at] ?? `2.B.${at}`, name: NAMES[at]! })),
    rows: told.map(({ importance = 4 }) => importance),
  })
  const activities = (work: Work = []) => work.map(([id, share]) => ({ id, share }))

  const reasons = ({ skills, fields, ids = [], work, present, own = false }: Given) =>
    skillReasons({
      engine: {
        base: {
          scales: { skill: scale(skills, ids), knowledge: scale(fields, ids) },
          activityLabels: new Map(['a', 'b', 'c', 'd'].map((id) => [id, `doing ${id}`])),
        },
      },
      ranking: {
        person: {
          skills: reading(skills),
          knowledge: reading(fields),
          ...(present && { present: { index: own ? 0 : 1, activities: activities(present) } }),
        },
      },
      occupation: { index: 0, activities: activities(work) },
    } as unknown as ReasonContext)

  it('name what one said or showed to be good at and the work needs, the most important two', () => {
    assert.deepEqual(reasons({ skills: [{ self: 3.6 }] }), [
      { kind: 'skills_met', text: 'It needs building, and you say that you are good at it.', sources: 'OY', size: 0.65 },
    ])
    const [both] = reasons({ skills: [{ self: 5, importance: 3.25 }, { quiz: 4 }], fields: [{ self: 6, importance: 4.5 }] })
    assert.equal(both?.text, 'It needs building and thinking, and you say that you are good at that.')
    assert.equal(both?.size, 0.8)
    // Equals by their name.
    assert.match(reasons({ skills: [{ self: 5 }, { self: 5 }, { self: 5 }] })[0]!.text, /^It needs building and creating,/)
  })

  it('praise nobody for little, for what others said, for what the work does not need, or for reading and writing', () => {
    for (const told of [{ self: 3.59 }, { self: 5, importance: 3.24 }, { self: 5, named: 0 as const }])
      assert.deepEqual(reasons({ skills: [told] }), [])
    for (const id of ['2.A.1.a', '2.C.7.a']) assert.deepEqual(reasons({ skills: [{ self: 5 }], ids: [id] }), [], id)
    assert.equal(reasons({ skills: [{ self: 5 }], ids: ['2.A.2.a'] }).length, 1)
    assert.deepEqual(skillReasons(nobody), [])
  })

  it('name what is done already, when it fills an eighth of both jobs', () => {
    const present: Work = [
      ['a', 0.04],
      ['b', 0.5],
      ['c', 0.03],
      ['nameless', 0.9],
      ['d', 0.02],
    ]
    const work: Work = [
      ['d', 0.02],
      ['b', 0.05],
      ['a', 0.3],
      ['nameless', 0.9],
      ['c', 0.4],
    ]
    const [met] = reasons({ present, work })
    assert.equal(met?.text, 'You do this already: doing b, doing a and doing c.')
    assert.deepEqual([met?.kind, met?.sources], ['near_present', 'O'])
    near(met?.size, 0.94)
    assert.deepEqual(kinds(reasons({ present: [['a', 0.12]], work: [['a', 0.12]] })), ['near_present'])
    assert.deepEqual(reasons({ present: [['a', 0.11]], work: [['a', 0.9]] }), [])
    assert.deepEqual(reasons({ present, work, own: true }), [])
  })

  it('name the first two things that would be new, when little is shared', () => {
    const work: Work = [
      ['nameless', 0.4],
      ['c', 0.2],
      ['a', 0.1],
      ['d', 0.1],
      ['b', 0.1],
    ]
    assert.deepEqual(reasons({ present: [['a', 0.9]], work }), [
      { kind: 'far_from_present', text: 'You would be a beginner at doing c and doing d.', sources: 'O', size: -0.75 },
    ])
    assert.deepEqual(reasons({ work }), [])
  })
})

describe('the reasons that are shown', () => {
  /** A person who said only what is paid now; the job decides the rest. */
  const shown = (occupation: object, more: { present?: object; refusal?: object; ranked?: number[] } = {}) => {
    const job = {
      index: 0,
      code: '15-1252.00',
      wages: { p25: 45_000, p50: 100_000, p75: 0, p90: 0, capped: false },
      outlook: { growthPercent: 10, openings: 30_000, own: true },
      entry: { education: "Bachelor's degree", experience: '5 years or more', training: 'Apprenticeship' },
      exposure: { middle: 20, low: 10, high: 30, modernHigh: false, agreement: 'few' },
      lenses: [{ lens: 'A' }],
      technologies: [],
      activities: [],
      ...occupation,
    }
    const engine = { base: { national: { growth: 3 }, occupations: [job] } }
    const ranking = {
      person: { reach: { salaryCurrent: 60_000, salaryTarget: 0, education: 'high_school' }, present: more.present },
      ranked: more.ranked ?? [0],
      selection: { refusals: new Map(more.refusal ? [[0, more.refusal]] : []) },
      reading: {},
      goals: { wanted: [], wishes: [] },
      standing: {
        entries: [{ how: 'outside', studyMonths: [46, 53], paidMonths: [0, 0], experienceMonths: 36, missing: [], known: true }],
      },
    }
    return findReasons(engine as never, ranking as never, 0)
  }

  it('are the strongest first, on both sides, with their sizes as strengths', () => {
    const { for: speaks, against } = shown({})
    assert.deepEqual(kinds(speaks), ['pay_above', 'growth_high', 'exposure_low', 'openings_many'])
    assert.deepEqual(kinds(against), ['entry_degree', 'entry_experience', 'pay_start', 'entry_training'])
    for (const { size } of [...speaks, ...against]) assert.ok(size > 0)
  })

  it('leave out those of a move for the job that one holds', () => {
    const { against } = shown({}, { present: { code: '15-1252.00', exposure: { middle: -1 }, activities: [] } })
    assert.deepEqual(kinds(against), ['national_only'])
    assert.match(against[0]!.text, /^All figures are national\..*near you.*we do not know\.$/)
    assert.deepEqual([against[0]?.sources, against[0]?.size], ['WP', 0.2])
  })

  it('say first why a place only fills up the list', () => {
    const refusal = { rule: 'usual_pay', why: 'It pays less.', opens: '' }
    const [first] = shown({}, { refusal }).against
    assert.deepEqual(first, { kind: 'fills_up', text: 'It pays less.', sources: 'K', size: 1.5 })
    assert.equal(shown({}, { refusal, ranked: [1] }).against[0]?.kind, 'entry_degree')
  })

  it('are six at most', () => {
    const { against } = shown({
      wages: { p25: 20_000, p50: 50_000, p75: 0, p90: 0, capped: false },
      outlook: { growthPercent: -5, openings: 3000, own: true },
      exposure: { middle: 95, low: 90, high: 99, modernHigh: true, agreement: 'few' },
    })
    assert.deepEqual(kinds(against), [
      'entry_degree',
      'exposure_high',
      'shrinking',
      'openings_few',
      'pay_below',
      'entry_experience',
    ])
  })
})
