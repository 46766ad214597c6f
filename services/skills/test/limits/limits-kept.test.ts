import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LIMIT_BOUNDS } from '../../src/domain/goals/limits/limit-values.ts'
import { LIMIT_WORDS } from '../../src/domain/goals/limits/limit-words.ts'
import { wishValue } from '../../src/domain/goals/wish-values.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { advise } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine, goals } = shippedCareers()
const valueAt = (id: string, code: string) => goals.wishValues(id)!.get(code)
type Told = Parameters<typeof advise>[0]
const listOf = (told: Told) => presentRanking(engine, advise(told))

/** Whether a text quotes the clause of the person's own words in which the phrase stands. */
const quotes = (text: string, phrase: string): boolean => {
  const plain = (words: string): string => words.toLowerCase().replaceAll('’', "'")
  return [...text.matchAll(/“([^”]*)”/g)].some(([, quoted]) => plain(quoted!).includes(plain(phrase)))
}

/** Who tells what, in work of every kind: [limit, present work, words beside the goals]. */
const PEOPLE: readonly [id: string, current: string, beside: string][] = [
  ['no_driving', '21-1093.00', 'I gave up driving last year.'],
  ['no_driving', '43-4051.00', 'They suspended my driver’s license, I lost my driver’s license.'],
  ['no_driving', '31-1121.00', "I don't have a car and never will."],
  ['hearing', '43-5031.00', 'I am losing my hearing.'],
  ['hearing', '29-1141.00', 'I wear hearing aids now.'],
  ['sight', '13-2011.00', 'I have macular degeneration.'],
  ['sight', '31-9091.00', 'I am legally blind in one eye and the other is going.'],
  ['change_position', '35-3031.00', "The doctor wants me to change position every half hour. I can't sit or stand long."],
  ['change_position', '53-3032.00', "I can't sit for more than an hour."],
  ['no_kneeling', '47-2061.00', "I can't kneel or climb ladders anymore."],
  ['no_kneeling', '47-2152.00', 'Surgeon said no kneeling.'],
  ['less_noise', '39-9011.00', 'I had two panic attacks this winter.'],
  ['less_noise', '35-1012.00', "I can't be in crowds."],
  ['clean_air', '51-7011.00', 'I have asthma from the sawdust.'],
  ['clean_air', '39-5012.00', 'The bleach makes me wheeze.'],
  ['no_heat', '35-2014.00', 'The heat makes my MS worse.'],
  ['no_cold', '51-3021.00', 'My fingers turn white in the cold. I have Raynaud’s.'],
  ['easy_hands', '51-6031.00', 'I have arthritis in my hands.'],
  ['easy_hands', '13-2011.00', 'My hands go numb.'],
  ['less_typing', '43-9021.00', 'Typing hurts my wrists.'],
  ['less_typing', '15-1252.00', 'The mouse and the keyboard wrecked my arms. Typing kills my wrists.'],
  ['less_phone', '43-4051.00', 'I stutter, and phone calls give me anxiety.'],
  ['less_talking', '25-2021.00', 'I have vocal nodules.'],
  ['no_presenting', '11-2021.00', 'I am terrified of public speaking.'],
]

describe('a limit of health', () => {
  for (const [id, current, words] of PEOPLE)
    it(`keeps off what it forbids, and each place says how it stands to it: ${id} of ${current}`, () => {
      const list = listOf({ current, yearsExperience: 8, salaryCurrent: 34_000, beside: [words.replaceAll('’', "'")] })
      const wish = list.wishes.find((one) => one.id === id)
      assert.ok(wish, list.wishes.map((one) => one.id).join())
      assert.ok(list.ranked.length > 0)
      for (const { occupation, reasonsFor, reasonsAgainst } of list.ranked) {
        const value = valueAt(id, occupation!.code)
        assert.ok(value === undefined || value > LIMIT_BOUNDS[id]!.refused, `${occupation!.title} ${value}`)
        const { met, ask, unknown } = LIMIT_WORDS[id]!
        const told = [...reasonsFor, ...reasonsAgainst].filter(
          ({ text }) => quotes(text, wish.phrase) && [met, ask, unknown].some((words) => text.includes(words)),
        )
        assert.ok(
          told.some(({ kind }) => kind.startsWith('limit_')),
          `${occupation!.title} says nothing of it`,
        )
        for (const { kind } of told)
          if (kind === 'limit_met') assert.ok(value! >= LIMIT_BOUNDS[id]!.met, `${occupation!.title} is praised at ${value}`)
      }
    })

  it('refuses with a plain reason, and what opens it', () => {
    const list = listOf({ current: '43-4051.00', yearsExperience: 4, goal: 'retail or driving', beside: ['I gave up driving.'] })
    const limit = list.limits.find(({ label }) => label === 'No work that mostly drives')
    assert.ok(limit)
    const { selection } = advise({ current: '53-3033.00', yearsExperience: 4, beside: ['I gave up driving.'] })
    const why = selection.refusals.get(engine.base.indexOf.get('53-3051.00')!)?.why
    assert.equal(why, 'Most of its posts ask for driving, and you wrote “gave up driving”.')
  })

  it('tells what was asked for by name how it stands, and does not refuse it', () => {
    const list = listOf({
      current: '47-2061.00',
      yearsExperience: 20,
      goal: 'building inspector',
      beside: ["I can't climb ladders."],
    })
    const place = list.ranked.find(({ occupation }) => occupation!.code === '47-4011.00')
    assert.match(
      place?.reasonsAgainst.find(({ kind }) => kind === 'limit_ask')?.text ?? '',
      /“I can't climb ladders”: .*Plan review/,
    )
  })

  it('praises no chair for the whole day where one must change position', () => {
    const goal = 'not on my feet nine hours'
    const beside = ['I have to change position every half hour.']
    const { wishes, ranked } = listOf({ current: '35-3031.00', yearsExperience: 6, goal, beside })
    assert.deepEqual(
      wishes.filter(({ id }) => id === 'seated'),
      [],
    )
    for (const { reasonsFor } of ranked)
      assert.deepEqual(
        reasonsFor.filter(({ text }) => /sits? for much of the day/.test(text)),
        [],
      )
  })

  it('is no limit where nothing is told of it', () => {
    const list = listOf({
      current: '21-1093.00',
      yearsExperience: 8,
      beside: ["I drive a lot and like it. My clients can't drive."],
    })
    assert.deepEqual(list.wishes, [])
    for (const { reasonsFor, reasonsAgainst } of list.ranked)
      assert.ok([...reasonsFor, ...reasonsAgainst].every(({ kind }) => !kind.startsWith('limit_')))
  })
})

describe('the values of limits', () => {
  it('rest on the survey where it counts', () => {
    assert.equal(wishValue('no_driving', { driving: 89 }), -0.89)
    assert.equal(wishValue('no_kneeling', { kneeling: 30, ladders: 0 }), -0.5)
    assert.equal(wishValue('no_kneeling', { postures: 3 }), -1)
    assert.equal(wishValue('hearing', { sounds: 100 }), -0.75)
    assert.equal(wishValue('less_noise', { loud: 0, crowds: 0 }), 0)
    assert.equal(wishValue('less_noise', { loud: 3, crowds: 80 }), -1)
    assert.equal(wishValue('change_position', { standingHours: 7, sittingHours: 1, choice: 0 }), -1)
    assert.equal(wishValue('change_position', { standingHours: 1, sittingHours: 6.5, choice: 100 }), 0)
    assert.equal(wishValue('change_position', { standingHours: 1, sittingHours: 6.5, choice: 0 }), -1)
    assert.equal(wishValue('sight', { roadSight: 0, driving: 0 }), 0)
    assert.equal(wishValue('clean_air', { contaminants: 9 }), -0.2)
    assert.equal(wishValue('clean_air', { contaminants: 80 }), -1)
    assert.equal(wishValue('no_heat', { heat: 60, outdoors: 0 }), -1)
    assert.equal(wishValue('no_heat', { heat: 0, outdoors: 50 }), -0.35)
    assert.equal(wishValue('no_cold', { cold: 100, outdoors: 10 }), -0.75)
    assert.equal(wishValue('easy_hands', { hands: 1.6 }), 0)
    assert.equal(wishValue('easy_hands', { hands: 4 }), -1)
    assert.equal(wishValue('easy_hands', { hands: 0, fineWork: 40 }), -0.75)
    assert.equal(wishValue('less_typing', { keyboard: 100 }), -0.75)
    assert.equal(wishValue('less_phone', { telephone: 50 }), 0)
    assert.equal(wishValue('less_talking', { speaking: 90, speech: 0 }), -0.9)
    assert.equal(wishValue('less_talking', { speech: 5 }), -0.75)
    assert.equal(wishValue('no_presenting', { groupTasks: 0 }), 0)
    assert.equal(wishValue('no_presenting', { groupTasks: 2 }), -0.5)
  })

  it('are unknown where nothing is published and nothing was read', () => {
    assert.equal(goals.wishValues('one_at_a_time')!.get('13-2011.00'), undefined)
  })

  for (const [id, no, some, yes] of [
    ['no_driving', '53-3032.00', '21-1093.00', '43-3031.00'],
    ['hearing', '43-5031.00', '43-4051.00', '13-2011.00'],
    ['sight', '53-3052.00', '31-1131.00', '43-4061.00'],
    ['change_position', '53-3052.00', '41-3021.00', '13-2011.00'],
    ['no_kneeling', '47-2181.00', '47-4011.00', '13-2011.00'],
    ['less_noise', '39-9011.00', '29-1141.00', '29-2032.00'],
    ['one_at_a_time', '25-2021.00', '13-1151.00', '29-1292.00'],
    ['clean_air', '51-4121.00', '37-2011.00', '13-2011.00'],
    ['no_heat', '35-2014.00', '47-2111.00', '43-3031.00'],
    ['no_cold', '51-3021.00', '53-7065.00', '43-3031.00'],
    ['easy_hands', '29-1292.00', '29-1141.00', '13-2011.00'],
    ['less_typing', '31-9094.00', '13-2011.00', '37-2011.00'],
    ['less_phone', '41-9041.00', '43-4051.00', '51-4041.00'],
    ['less_talking', '25-2021.00', '41-2031.00', '51-4041.00'],
    ['no_presenting', '25-2021.00', '11-2021.00', '43-3031.00'],
  ] as const)
    it(`tell ${id}: never ${no}, some posts of ${some}, and ${yes}`, () => {
      const { met, refused } = LIMIT_BOUNDS[id]!
      assert.ok(valueAt(id, no)! <= refused, String(valueAt(id, no)))
      assert.ok(valueAt(id, some)! > refused && valueAt(id, some)! < met, String(valueAt(id, some)))
      assert.ok(valueAt(id, yes)! >= met, String(valueAt(id, yes)))
    })
})
