import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Reason, ReasonContext } from '../../src/domain/explain/reasons.ts'
import { skillReasons } from '../../src/domain/explain/reasons-person.ts'

const NAMES = ['Building', 'Thinking', 'Creating']
const kinds = (reasons: readonly Reason[]): string[] => reasons.map(({ kind }) => kind)
const near = (value: number | undefined, expected: number): void =>
  assert.ok(Math.abs((value ?? 99) - expected) < 1e-9, `${value}`)

describe('reasons of skills', () => {
  type Told = { importance?: number; self?: number; quiz?: number; named?: 0 | 1 }
  type Work = readonly (readonly [activity: string, share: number, tasks?: number])[]
  type Given = {
    skills?: readonly Told[]
    fields?: readonly Told[]
    ids?: readonly string[]
    work?: Work
    present?: Work
    own?: boolean
    former?: Work
    strong?: readonly string[]
    labels?: readonly string[]
  }

  const reading = (told: readonly Told[] | undefined) =>
    told && {
      named: told.map(({ named = 1 }) => named),
      evidence: { self: told.map(({ self = -1 }) => self), quiz: told.map(({ quiz = -1 }) => quiz) },
    }
  const scale = (told: readonly Told[] = [], ids: readonly string[]) => ({
    elements: told.map((_, at) => ({ id: ids[at] ?? `2.B.${at}`, name: NAMES[at]! })),
    rows: [...told.map(() => 0), ...told.map(({ importance = 4 }) => importance)],
  })
  const activities = (work: Work = []) => work.map(([id, share, tasks = 2]) => ({ id, share, tasks }))

  const reasons = ({
    skills,
    fields,
    ids = [],
    work,
    present,
    former,
    strong,
    own = false,
    labels = ['a', 'b', 'c', 'd'],
  }: Given) =>
    skillReasons({
      engine: {
        base: {
          indexOf: new Map([['13-2011.00', 0]]),
          occupations: [{ index: 0, activities: activities(former) }],
          scales: { skill: scale(skills, ids), knowledge: scale(fields, ids) },
          activityLabels: new Map(labels.map((id) => [id, `doing ${id}`])),
          activityLikes: new Map(),
        },
      },
      ranking: {
        person: {
          former: former ? ['13-2011.00'] : [],
          strong,
          skills: reading(skills),
          knowledge: reading(fields),
          ...(present && { present: { index: own ? 1 : 0, activities: activities(present) } }),
        },
      },
      occupation: { index: 1, activities: activities(work) },
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
    assert.equal(reasons({ skills: [{ self: 5, importance: 3.25 }] }).length, 1)
    assert.equal(reasons({ skills: [{ self: 5 }], ids: ['1.2.A.1'] }).length, 1)
    const nobody = { engine: { base: {} }, ranking: { person: {} }, occupation: { index: 0, activities: [] } }
    assert.deepEqual(skillReasons(nobody as unknown as ReasonContext), [])
  })

  it('name what is done already, when it fills an eighth of both jobs', () => {
    const present: Work = [
      ['a', 0.04],
      ['b', 0.5],
      ['c', 0.039],
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
    assert.equal(met?.text, 'You do this already: doing b and doing a.')
    assert.deepEqual([met?.kind, met?.sources], ['near_present', 'O'])
    near(met?.size, 0.8 + 0.02 + 0.05 + 0.04 + 0.9 + 0.039)
    assert.deepEqual(kinds(reasons({ present: [['a', 0.12]], work: [['a', 0.12]] })), ['near_present'])
    assert.deepEqual(reasons({ present: [['a', 0.11]], work: [['a', 0.9]] }), [])
    assert.deepEqual(reasons({ present, work, own: true }), [])
    // What is new is not said of work that is done already, nor what is not shared.
    const [only, ...more] = reasons({
      present: [['b', 0.12]],
      work: [
        ['b', 0.12],
        ['c', 0.4],
      ],
    })
    assert.deepEqual([only?.text, more], ['You do this already: doing b.', []])
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
    assert.deepEqual(reasons({ present: [['a', 0.11]], work: [['a', 0.9]] }), [])
  })

  it('call nobody a beginner at what they do in nearly the same form, are good at, or everybody does', () => {
    const LABELS = ['4.A.4.c.1.I03', '4.A.4.c.1.I04', '4.A.3.b.6.I08', '4.A.4.a.3.I03', '4.A.4.b.5.I01']
    const fresh = (present: Work, told: { ids?: string[]; skills?: Told[] }, ...work: string[]) =>
      kinds(reasons({ present, work: work.map((id) => [id, 0.2] as const), labels: LABELS, ...told }))
    const other: Work = [['x', 0.9]]
    for (const id of LABELS) assert.deepEqual(fresh(other, {}, id), id === '4.A.3.b.6.I08' ? [] : ['far_from_present'], id)
    // The same general work activity, with a share that is noticed.
    assert.deepEqual(fresh([['4.A.4.c.1.I03', 0.04]], {}, '4.A.4.c.1.I04'), [])
    assert.deepEqual(fresh([['4.A.4.c.1.I03', 0.03]], {}, '4.A.4.c.1.I04'), ['far_from_present'])
    // Who is good with customers has answered them; who is good at something else has not.
    const good = (id: string) => fresh(other, { ids: [id], skills: [{ self: 5, importance: 1 }] }, '4.A.4.a.3.I03')
    assert.deepEqual(good('2.B.1.f'), [])
    assert.deepEqual(good('2.B.3.l'), ['far_from_present'])
  })

  it('call nobody a beginner at what they did in former work, or name as a skill that they are good at', () => {
    const work: Work = [['4.A.2.a.2.I04', 0.3]]
    const told = (more: Given) => kinds(reasons({ present: [['x', 0.9]], work, labels: ['4.A.2.a.2.I04'], ...more }))
    assert.deepEqual(told({}), ['far_from_present'])
    assert.deepEqual(told({ former: [['4.A.2.a.2.I05', 0.2]] }), [])
    assert.deepEqual(told({ former: [['4.A.1.a.1', 0.2]] }), ['far_from_present'])
  })

  it('name as done already only what is several tasks and noticed in both', () => {
    const common = (here: Work[number], there: Work[number]) =>
      reasons({ present: [here, ['b', 0.2]], work: [there, ['b', 0.2]] })
    assert.equal(common(['a', 0.2], ['a', 0.2])[0]?.text, 'You do this already: doing a and doing b.')
    for (const [here, there] of [
      [
        ['a', 0.2, 1],
        ['a', 0.2],
      ],
      [
        ['a', 0.2],
        ['a', 0.2, 1],
      ],
      [
        ['a', 0.039],
        ['a', 0.2],
      ],
    ] as const)
      assert.equal(common(here, there)[0]?.text, 'You do this already: doing b.')
  })
})
