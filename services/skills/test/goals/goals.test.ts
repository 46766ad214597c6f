import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readGoal } from '../../src/domain/goals/read-goal.ts'
import { WISH_SOURCES, wishValue } from '../../src/domain/goals/wish-values.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'

const { goals } = shippedCareers()
const read = (text: string, presentCode?: string) => readGoal(goals, { text, ...(presentCode ? { presentCode } : {}) })
const wanted = (text: string, presentCode?: string) =>
  read(text, presentCode).wanted.map(({ phrase, codes }) => [phrase, codes[0]!.code] as const)

describe('a goal', () => {
  const NAMED: readonly (readonly [string, string | undefined, readonly (readonly [string, string])[]])[] = [
    [
      'I want to become a dental hygienist or a phlebotomist.',
      undefined,
      [
        ['dental hygienist', '29-1292.00'],
        ['phlebotomist', '31-9097.00'],
      ],
    ],
    ['Urban planning would be a dream', undefined, [['Urban planning', '19-3051.00']]],
    ['perhaps as a nurse educator, in a college', '29-1141.00', [['nurse educator', '25-1072.00']]],
    ['I would like to be an HR manager', '13-1071.00', [['HR manager', '11-3121.00']]],
    [
      'office manager, then project coordinator',
      '43-6014.00',
      [
        ['office manager', '43-1011.00'],
        ['project coordinator', '13-1082.00'],
      ],
    ],
    ['to lead a small crew', '47-2111.00', [['lead a small crew', '47-1011.00']]],
    ['become an inspector', '47-2152.00', [['inspector', '47-4011.00']]],
    ['I could teach', '49-3023.00', [['teach', '25-1194.00']]],
    ['I could teach', '29-1141.00', [['teach', '25-1071.00']]],
    ['training and development', '13-1071.00', [['training and development', '13-1151.00']]],
    [
      'I want to be an event planner and a set designer',
      undefined,
      [
        ['event planner', '13-1121.00'],
        ['set designer', '27-1027.00'],
      ],
    ],
  ]
  for (const [text, present, expected] of NAMED)
    it(`"${text}"${present ? ` of ${present}` : ''} names ${expected.map(([phrase]) => phrase).join(', ')}`, () => {
      assert.deepEqual(wanted(text, present), expected)
    })

  for (const everyday of [
    'The caseload is crushing.',
    'Day hours, still helping people.',
    'I like reading, walking and making things.',
    'Standing all day hurts my back; a first class team on a shift of its own.',
  ])
    it(`"${everyday}" asks for no machine, no helper and no stage`, () => assert.deepEqual(wanted(everyday), []))

  it('is not what the person wants to leave', () => {
    const { wanted: goal, left } = read('Not law school. I want out of picking, away from nursing and into carpentry.')
    assert.deepEqual(
      goal.map(({ codes }) => codes[0]!.code),
      ['47-2031.00'],
    )
    assert.deepEqual(
      left.map(({ phrase, label }) => [phrase, label]),
      [
        ['Not law school', 'law'],
        ['out of picking', 'warehouse work'],
        ['away from nursing', 'bedside care'],
      ],
    )
  })

  it('says when it is another post in the present occupation', () => {
    const [post] = read('a regional director role', '11-2022.00').wanted
    assert.ok(post!.codes.some(({ code }) => code === '11-2022.00'))
    assert.equal(read('become a registered nurse', '29-1141.00').wanted[0]!.inside, true)
    assert.equal(read('become a registered nurse', '31-1131.00').wanted[0]!.inside, false)
  })

  it('holds wishes on the conditions of work, each with the words it was read from', () => {
    const found = (text: string) => read(text).wishes.map(({ id, phrase }) => [id, phrase])
    assert.deepEqual(found('leave night shifts'), [['no_nights', 'night shifts']])
    for (const hours of [
      'cannot work nights',
      "don't want evenings",
      "can't do weekends",
      'working weekends',
      'have to work sundays',
    ])
      assert.deepEqual(
        found(`I am tired, ${hours}`).map(([id]) => id),
        ['no_nights'],
        hours,
      )
    for (const hours of ["don't mind working weekends", 'can work nights', 'willing to work weekends'])
      assert.deepEqual(found(`I ${hours}`), [], hours)
    for (const sitting of ['something where I sit down', 'cannot stand for long', 'off my feet', 'no standing'])
      assert.ok(
        read(sitting).wishes.some(({ id }) => id === 'seated'),
        sitting,
      )
    for (const other of ["can't stand my boss", 'I want to stand out']) assert.deepEqual(found(other), [], other)
    assert.deepEqual(found("can't stand being yelled at"), [['calmer', 'yelled at']])
    assert.deepEqual(found('home most nights, without losing pay'), [['home_at_night', 'home most nights']])
    assert.deepEqual(found('before my knees give up'), [['less_load', 'knees']])
    assert.deepEqual(found('a trade that pays while I learn'), [['paid_while_learning', 'pays while I learn']])
    assert.deepEqual(found('work from home, part-time'), [
      ['remote', 'work from home'],
      ['part_time', 'part-time'],
    ])
    assert.deepEqual(found('a training role at head office'), [['teach', 'training role']])
    assert.deepEqual(found('a case manager'), [])
    assert.deepEqual(found('more money and summers off'), [
      ['summers', 'summers'],
      ['more_pay', 'more money'],
    ])
  })

  it('keeps what it cannot read, in the words of the person', () => {
    assert.deepEqual(read('something with purple elephants').unresolved, ['something with purple elephants'])
    assert.deepEqual(read('a nurse').unresolved, [])
    assert.deepEqual(read('').wanted, [])
  })

  for (const verb of 'keep grow build read play draw clean lift walk stand plan pack track lead guide search join present report'.split(
    ' ',
  ))
    it(`is no occupation when somebody wants to ${verb}`, () =>
      assert.deepEqual(wanted(`I want to ${verb} more in my next step.`), []))

  it('is software for who wants to code, and nursing is the work of registered nurses', () => {
    assert.deepEqual(wanted('I started coding at night'), [['coding', '15-1252.00']])
    assert.deepEqual(wanted('learn to code'), [['learn to code', '15-1252.00']])
    assert.deepEqual(wanted('medical coding from home')[0]?.[1], '29-2072.00')
    assert.deepEqual(wanted('perhaps nursing'), [['nursing', '29-1141.00']])
  })

  it('is not what the person does not want, nor what a job should come with', () => {
    for (const text of [
      'I do not want to sell any more.',
      'I don’t want to sit under a boss in an office.',
      "I'd never want to drive a truck",
      'with health insurance for once',
      'A job that has decent benefits',
      "I'm done waiting for tenure track",
      'Got my journeyman card',
      'one of the plant vendors',
    ])
      assert.deepEqual(wanted(text), [], text)
    assert.deepEqual(
      read('I do not want to sell any more.').left.map(({ phrase, label }) => [phrase, label]),
      [['do not want to sell any more', 'sales work']],
    )
    assert.deepEqual(
      wanted("I don't want to be a welder but a machinist").map(([, code]) => code),
      ['51-4041.00'],
    )
    assert.deepEqual(wanted('underwriting of health insurance')[0]?.[1].slice(0, 3), '13-')
  })

  it('never names an occupation for words of every day', () => {
    for (const text of [
      'I want to stay where I am',
      'a better life for my family',
      'something new this year',
      'be happy',
      'make money',
      'I like people',
    ])
      assert.deepEqual(wanted(text), [], text)
  })

  it('reads the same text the same way, whatever its length', () => {
    const text = 'I want to be a welder. '.repeat(400)
    assert.deepEqual(read(text), read(text))
    assert.deepEqual(wanted(text), [['welder', '51-4121.00']])
  })
})

describe('a wish', () => {
  const value = (id: string, code: string) => goals.wishValues(id)?.get(code)

  it('is met or broken as the releases say', () => {
    assert.ok(value('no_nights', '29-1141.00')! <= -0.5)
    assert.ok(value('no_nights', '13-2011.00')! > -0.5)
    assert.ok(value('home_at_night', '53-3032.00')! <= -0.5)
    assert.ok(value('less_load', '47-2181.00')! < -0.7)
    assert.ok(value('less_load', '13-2011.00')! > -0.3)
    assert.ok(value('remote', '15-1252.00')! > 0.9)
    assert.equal(value('remote', '47-2181.00'), -1)
    assert.equal(value('own_business', '39-5012.00'), 1)
    assert.ok(value('summers', '25-2021.00')! > 0)
    assert.equal(goals.wishValues('more_pay'), undefined)
  })

  it('is neither met nor broken where nothing is published', () => {
    for (const id of Object.keys(WISH_SOURCES)) assert.equal(wishValue(id, {}), 0, id)
    assert.equal(wishValue('lead', {}), undefined)
  })

  it('rests on strength and standing together', () => {
    assert.equal(wishValue('less_load', { strength: 3, standingHours: 8 }), -1)
    assert.equal(wishValue('less_load', { strength: 0.5, standingHours: 0 }), 0)
    assert.equal(wishValue('less_load', { standingHours: 4 }), -0.5)
    assert.equal(wishValue('less_load', { strength: 1.75 }), -0.5)
    assert.equal(wishValue('own_business', { selfEmployed: 5 }), 0.2)
    assert.equal(wishValue('indoors', { outdoors: 40 }), -0.4)
  })
})

describe('stated goals', () => {
  const text = 'Urban planning or set design, work from home'

  it('are taken without what the person removed', () => {
    const all = readStatedGoals(goals, { text, removed: [] }, '')
    assert.deepEqual(
      all.wanted.map(({ phrase }) => phrase),
      ['Urban planning', 'set design'],
    )
    assert.ok(all.wishes[0]!.values!.get('15-1252.00')! > 0.9)
    const less = readStatedGoals(goals, { text, removed: ['set design', 'remote'] }, '')
    assert.deepEqual([less.wanted.map(({ phrase }) => phrase), less.wishes], [['Urban planning'], []])
  })

  it('are none without a text', () => {
    assert.deepEqual(readStatedGoals(goals, undefined, '29-1141.00'), { wanted: [], wishes: [] })
    assert.deepEqual(readStatedGoals(goals, { text: '  ', removed: [] }, ''), { wanted: [], wishes: [] })
  })
})
