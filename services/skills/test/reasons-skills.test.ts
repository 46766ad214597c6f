import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Reason, ReasonContext } from '../src/domain/explain/reasons.ts'
import { skillReasons } from '../src/domain/explain/reasons-person.ts'

const NAMES = ['Building', 'Thinking', 'Creating']
const kinds = (reasons: readonly Reason[]): string[] => reasons.map(({ kind }) => kind)
const near = (value: number | undefined, expected: number): void =>
  assert.ok(Math.abs((value ?? 99) - expected) < 1e-9, `${value}`)

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
    rows: [...told.map(() => 0), ...told.map(({ importance = 4 }) => importance)],
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
})
