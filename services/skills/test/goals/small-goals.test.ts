import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readFieldWords, readGoalMeanings, readGoalWords, readPhraseWords } from '../../src/domain/goals/goal-table.ts'
import { leastPayAsked, NO_GOALS } from '../../src/domain/goals/goals.ts'
import { WISH_SOURCES, wishValue, wishValuesOf } from '../../src/domain/goals/wish-values.ts'

describe('how well work meets a wish', () => {
  it('is by the share of what is published, and 0 where nothing is', () => {
    const values = (id: string, ...conditions: Parameters<typeof wishValue>[1][]) => conditions.map((each) => wishValue(id, each))
    assert.deepEqual(values('no_nights', { shifts: 0.6 }, { shifts: 0 }, {}), [-0.6, 0, 0])
    assert.deepEqual(values('home_at_night', { away: 1 }, {}), [-1, 0])
    assert.deepEqual(values('remote', { telework: 30 }, { telework: 90 }, {}), [0.5, 1, 0])
    assert.deepEqual(values('own_business', { selfEmployed: 5 }, { selfEmployed: 40 }, {}), [0.2, 1, 0])
    assert.deepEqual(values('seated', { standingHours: 4 }, { standingHours: 9 }, {}), [-0.5, -1, 0])
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
    assert.equal(load(1.75, 4), -0.5)
  })

  it('rests on a release that is named, wherever it has a value', () => {
    for (const id of [
      'no_nights',
      'home_at_night',
      'less_load',
      'seated',
      'remote',
      'own_business',
      'summers',
      'indoors',
      'part_time',
    ])
      assert.match(WISH_SOURCES[id]!, /^(?:BLS|O\*NET) /, id)
  })

  it('is worked out by code, once for each wish', () => {
    const of = wishValuesOf(new Map([['29-1141.00', { shifts: 1 }]]))
    assert.deepEqual([...of('no_nights')!], [['29-1141.00', -1]])
    assert.equal(of('no_nights'), of('no_nights'))
    assert.equal(of('more_pay'), undefined)
  })
})

describe('the least pay that a wish names', () => {
  const least = (phrase: string, id = 'least_pay') => leastPayAsked({ wanted: [], wishes: [{ id, phrase }] })
  it('is dollars a year, and 0 where none is named', () => {
    assert.deepEqual(
      ['60k min', 'at least $62,500', 'need 70K+', 'not below 105,000', 'not go below six figures', 'Six Figures'].map((each) =>
        least(each),
      ),
      [60_000, 62_500, 70_000, 105_000, 100_000, 100_000],
    )
    assert.deepEqual([least('at least 8'), least('60k min', 'more_pay'), leastPayAsked(NO_GOALS)], [0, 0, 0])
  })

  it('is of an hour up to 45 and of thousands a year above, where a figure stands alone', () => {
    assert.deepEqual(
      ['pays 60+', 'at least 60', 'make 200+', '130 base', 'seventy or better', 'need 22+', '$17/hour', 'over forty an hour'].map(
        (each) => least(each),
      ),
      [60_000, 60_000, 200_000, 130_000, 70_000, 45_760, 35_360, 83_200],
    )
  })

  it('is nearly what is earned now for who can take no cut, and less where only a large one is ruled out', () => {
    const least = (phrase: string, earned?: number) =>
      leastPayAsked({ wanted: [], wishes: [{ id: 'least_pay', phrase }] }, earned)
    assert.deepEqual(
      ["can't take a pay cut", 'without a salary drop', 'no income loss', 'no pay cuts'].map((each) => least(each, 50_000)),
      Array(4).fill(47_500),
    )
    for (const size of ['huge', 'BIG', 'major', 'large', 'serious', 'deep', 'steep', 'massive'])
      assert.equal(least(`can't take a ${size} pay cut`, 50_001), 42_501)
    assert.equal(least("can't take much of a pay cut", 50_000), 42_500)
    assert.deepEqual([least('no pay cut'), least('at least 60k, no pay cut for now', 50_000)], [0, 60_000])
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

  it('names the words that are no titles, by kind', () => {
    const words = readPhraseWords([
      ['idle', 'to'],
      ['too_wide', 'manager'],
      ['idle', 'of'],
    ])
    assert.deepEqual([[...words.idle], [...words.tooWide]], [['to', 'of'], ['manager']])
    assert.throws(() => readPhraseWords([['wide', 'to']]), /"wide to" is of no known kind/)
  })

  it('is refused with the entry when a weight is none', () => {
    for (const entry of ['25-1072.00', '25-1072.00:0', '25-1072.00:1.1', '25-1072.00:x', ':1'])
      assert.throws(() => readGoalWords([['teach', entry]]), new RegExp(`"teach": "${entry}" is no code with a weight`))
  })
})

describe('the tables of fields and meanings', () => {
  it('know a field by all of its words', () => {
    const [field] = readFieldWords([['care|cars?', '25-1072.00:1']])
    for (const text of ['Care', 'cars', 'car']) assert.ok(field!.pattern.test(text), text)
    for (const text of ['my care', 'careful']) assert.ok(!field!.pattern.test(text), text)
    assert.deepEqual(field!.targets, [{ target: '25-1072.00', weight: 1 }])
    assert.throws(() => readFieldWords([['care', '25-1072.00']]), /"care": "25-1072.00" is no code with a weight/)
  })

  it('name major groups, and nothing by a dash', () => {
    assert.deepEqual(
      readGoalMeanings([
        ['@care', '29 31', '25-1072.00:1 25-1071.00:0.5'],
        ['@care', '-', '-'],
      ]),
      [
        {
          rule: '@care',
          groups: ['29', '31'],
          targets: [
            { target: '25-1072.00', weight: 1 },
            { target: '25-1071.00', weight: 0.5 },
          ],
        },
        { rule: '@care', groups: [], targets: [] },
      ],
    )
    for (const group of ['2', '291', 'x', '29-'])
      assert.throws(
        () => readGoalMeanings([['@care', `29 ${group}`, '-']]),
        new RegExp(`"@care": "${group}" is no group of occupations`),
      )
    assert.throws(() => readGoalMeanings([['@care', '-', '25-1072.00:2']]), /"@care": "25-1072.00:2" is no code with a weight/)
  })
})
