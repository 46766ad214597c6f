import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Engine } from '../src/domain/engine.ts'
import { answerGoals } from '../src/domain/goals/answer-goals.ts'
import { applyRule } from '../src/domain/goals/goal-rules.ts'
import { readGoalWords } from '../src/domain/goals/goal-table.ts'
import { askedWeights } from '../src/domain/goals/goals.ts'
import type { GoalKnowledge } from '../src/domain/goals/read-goal.ts'
import { wishValue, wishValuesOf } from '../src/domain/goals/wish-values.ts'
import type { Ranking } from '../src/domain/rank.ts'

describe('how well work meets a wish', () => {
  it('is by the share of what is published, and 0 where nothing is', () => {
    const values = (id: string, ...conditions: Parameters<typeof wishValue>[1][]) => conditions.map((each) => wishValue(id, each))
    assert.deepEqual(values('no_nights', { shifts: 0.6 }, { shifts: 0 }, {}), [-0.6, 0, 0])
    assert.deepEqual(values('home_at_night', { away: 1 }, {}), [-1, 0])
    assert.deepEqual(values('remote', { telework: 30 }, { telework: 90 }, {}), [0.5, 1, 0])
    assert.deepEqual(values('own_business', { selfEmployed: 5 }, { selfEmployed: 40 }, {}), [0.2, 1, 0])
    assert.deepEqual(values('summers', { schoolYear: 1 }, {}), [1, 0])
    assert.deepEqual(values('indoors', { outdoors: 25 }, {}), [-0.25, 0])
    assert.deepEqual(values('part_time', { partTime: 1 }, {}), [1, 0])
    assert.deepEqual([wishValue('more_pay', {}), wishValue('lead', {})], [undefined, undefined])
  })

  it('weighs strength and standing for less load, or the one that is known', () => {
    const load = (strength?: number, standingHours?: number) =>
      wishValue('less_load', {
        ...(strength !== undefined && { strength }),
        ...(standingHours !== undefined && { standingHours }),
      })
    assert.deepEqual([load(), load(0.5), load(3), load(9), load(undefined, 4)], [0, 0, -1, -1, -0.5])
    assert.ok(Math.abs(load(1.75, 8)! + 0.7) < 1e-9)
  })

  it('is worked out by code, once for each wish', () => {
    const of = wishValuesOf(new Map([['29-1141.00', { shifts: 1 }]]))
    assert.deepEqual([...of('no_nights')!], [['29-1141.00', -1]])
    assert.equal(of('no_nights'), of('no_nights'))
    assert.equal(of('more_pay'), undefined)
  })
})

describe('the table of wordings', () => {
  it('names codes and rules with their weights', () => {
    const [words] = readGoalWords([['teach\\w*', '25-1072.00:1 @teach:0.5']])
    assert.ok(words!.pattern.test('Teaching'))
    assert.deepEqual(words!.targets, [
      { target: '25-1072.00', weight: 1 },
      { target: '@teach', weight: 0.5 },
    ])
  })

  it('is refused with the entry when a weight is none', () => {
    for (const entry of ['25-1072.00', '25-1072.00:0', '25-1072.00:1.1', '25-1072.00:x', ':1'])
      assert.throws(() => readGoalWords([['teach', entry]]), new RegExp(`"teach": "${entry}" is no code with a weight`))
  })
})

describe('the rules of the table', () => {
  const CODES = ['29-1141.00', '29-1171.00', '47-2111.00', '47-1011.00', '47-1011.03', '47-4011.00', '11-1021.00', '25-1071.00']
  const codes = [...CODES, '25-1194.00', '25-3021.00', '19-4021.00', '11-1011.00']
  const knowledge = {
    codes,
    titles: codes.map((code) => (code === '47-4011.00' ? 'Construction and Building Inspectors' : 'Work')),
    indexOf: new Map(codes.map((code, index) => [code, index])),
    near: (index: number, limit: number) => [1, 3, 5, 10].filter((other) => other !== index).slice(0, limit),
    selfEmployed: (index: number) => [30, 15, 14, undefined, 20, 25][index],
  } as unknown as GoalKnowledge
  const apply = (rule: string, present?: string, weight = 1) =>
    Object.fromEntries(
      [...applyRule(knowledge, rule, weight, present === undefined ? undefined : codes.indexOf(present))].map(([index, own]) => [
        codes[index],
        own,
      ]),
    )

  it('stand for the supervisors and the inspectors of the own field', () => {
    assert.deepEqual(apply('@supervise', '47-2111.00', 0.5), { '47-1011.00': 0.5, '47-1011.03': 0.35 })
    assert.deepEqual([apply('@supervise'), apply('@supervise', '11-1021.00')], [{}, {}])
    assert.deepEqual(
      [apply('@inspect', '47-2111.00'), apply('@inspect', '29-1141.00'), apply('@inspect')],
      [{ '47-4011.00': 1 }, { '47-4011.00': 0.8 }, {}],
    )
  })

  it('stand for teachers by the kind of work', () => {
    const first = (present?: string) => Object.keys(apply('@teach', present))[0]
    assert.deepEqual(
      [first('29-1141.00'), first('47-2111.00'), first('11-1021.00'), first()],
      ['25-1071.00', '25-1194.00', '25-3021.00', '25-3021.00'],
    )
  })

  it('stand for work of one’s own where many work so, and for laboratories near', () => {
    assert.deepEqual(apply('@own', '29-1141.00'), { '11-1021.00': 0.6, '29-1141.00': 1, '29-1171.00': 0.6 })
    assert.deepEqual(apply('@own'), { '11-1021.00': 0.6 })
    assert.deepEqual([apply('@research', '29-1141.00'), apply('@research')], [{ '19-4021.00': 1 }, { '19-4021.00': 1 }])
  })

  it('are known by name', () => assert.throws(() => apply('@nothing'), /names the rule "@nothing", which does not exist/))
})

describe('what was asked for', () => {
  const titles = ['Nurses', 'Nurse Practitioners', 'Actors']
  const codes = ['29-1141.00', '29-1171.00', '27-2011.00']
  const base = {
    occupations: titles.map((title, index) => ({ index, title, code: codes[index] })),
    indexOf: new Map(codes.map((code, index) => [code, index])),
  }
  const engine = { base, count: 3 } as unknown as Engine
  const asked = (...list: [string, number][]) => ({
    phrase: 'this',
    inside: false,
    codes: list.map(([code, weight]) => ({ code, weight })),
  })
  type Way = { study?: number; experience?: number; missing?: string[]; known?: boolean }
  const answer = (wanted: ReturnType<typeof asked>, more: { present?: string; refused?: number[]; ways?: Way[] } = {}) =>
    answerGoals(engine, {
      goals: { wanted: [wanted], wishes: [] },
      person: { ...(more.present && { present: { code: more.present } }) },
      selection: {
        refusals: new Map((more.refused ?? []).map((index) => [index, { rule: '', why: 'It is Closed.', opens: 'Wait.' }])),
      },
      standing: {
        entries: codes.map((_, index) => {
          const { study = 0, experience = 0, missing = [], known = true } = more.ways?.[index] ?? {}
          return { studyMonths: [study, study], experienceMonths: experience, missing, known }
        }),
      },
    } as unknown as Ranking)[0]!

  it('weighs most where it was asked for most', () => {
    const goals = { wishes: [], wanted: [asked([codes[0]!, 0.4], ['99-9999.00', 1]), asked([codes[0]!, 0.7], [codes[2]!, 1])] }
    assert.deepEqual([...askedWeights(engine, goals)], [0.7, 0, 1])
  })

  it('is answered by months: up to three is now', () => {
    const near = asked([codes[0]!, 1])
    assert.deepEqual(answer(near, { ways: [{ study: 2, experience: 1, missing: ['a', 'b', 'c'] }] }), {
      phrase: 'this',
      codes: [codes[0]],
      answer: 'yes',
      why: 'Nurses is within reach now. You need a, and b.',
      about: 0,
    })
    assert.equal(answer(near, { ways: [{ study: 2, experience: 2 }] }).why, 'Nurses takes about 4 months from where you stand.')
    assert.match(answer(near, { ways: [{ known: false }] }).why, /^Nurses: how long it takes to get in is not known\./)
  })

  it('is answered by the nearest that is open, or by why the most wanted is not', () => {
    const both = asked([codes[0]!, 0.6], [codes[1]!, 1], [codes[2]!, 0.49])
    const ways = [{ study: 9 }, { study: 20 }]
    assert.deepEqual(
      [answer(both, { ways }).why, answer(both, { ways }).codes],
      ['Nurses takes about 9 months from where you stand.', [codes[1], codes[0]]],
    )
    assert.match(answer(both, { ways, refused: [0] }).why, /^Nurse Practitioners takes about 20 months/)
    const closed = answer(both, { refused: [0, 1] })
    assert.deepEqual([closed.why, closed.about], ['Nurse Practitioners: it is Closed. Wait.', 1])
    assert.deepEqual([answer(both, { ways, refused: [0] }).about, answer(asked()).about], [1, undefined])
    assert.deepEqual([answer(asked()).answer, answer(asked([codes[2]!, 0.49])).answer], ['no', 'no'])
  })

  it('is the present work when the phrase or the code says so', () => {
    const own = asked([codes[0]!, 1])
    assert.equal(answer(own, { present: '29-1141.03', refused: [0] }).answer, 'inside')
    assert.equal(answer(own, { present: '29-1171.00', refused: [0] }).answer, 'no')
    assert.equal(answer({ ...asked(), inside: true }, { present: '29-1171.00' }).answer, 'inside')
    assert.equal(answer({ ...asked(), inside: true }).answer, 'no')
  })
})
