import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { readTsv } from '../../src/data/knowledge-base/read-tsv.ts'
import { readLimits } from '../../src/domain/goals/read-wishes.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { presentGoal } from '../../src/http/present-goal.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { advise } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine, goals } = shippedCareers()

/** Answers to what made people look now, what they fear and what keeps them back, as people write them ("-" no limit of their own). */
const SENTENCES = readTsv(readFileSync(new URL('../fixtures/limit-sentences.tsv', import.meta.url), 'utf8'), ['says', 'text'])
const idsOf = (text: string) => readLimits(goals.wishes, text).map(({ id }) => id)

describe('a limit told beside the goals', () => {
  for (const [says, text] of SENTENCES)
    if (says !== '-')
      it(`"${text}" says ${says}`, () => {
        const found = idsOf(text!)
        for (const id of says!.split(',')) assert.ok(found.includes(id), `${id} is not in ${found.join(', ') || 'nothing'}`)
      })
})

describe('no limit is told', () => {
  for (const [says, text] of SENTENCES) if (says === '-') it(`by "${text}"`, () => assert.deepEqual(idsOf(text!), []))
})

describe('what is read beside the goals', () => {
  const text = 'I want to work in an office'
  const read = (stated: { text?: string; removed?: string[]; beside: string[] }) =>
    readStatedGoals(goals, { text, removed: [], ...stated }, '53-3032.00')
  const limits = (stated: Parameters<typeof read>[0]) =>
    read(stated).wishes.flatMap(({ id, phrase, beside }) => (beside ? [`${id}: ${phrase}`] : []))

  it('is marked, and counts like what the goals say', () => {
    const [wish] = read({ beside: ['My knees are shot.'] }).wishes.filter(({ id }) => id === 'less_load')
    assert.equal(wish?.beside, true)
    assert.equal(wish?.phrase, 'My knees are shot')
    assert.ok(wish?.values && wish.values.size > 0)
    const empty = readStatedGoals(goals, { text: '', removed: [], beside: ['I gave up driving.'] }, '53-3032.00')
    assert.deepEqual(
      empty.wishes.map(({ id }) => id),
      ['no_driving'],
    )
  })

  it('is no work, no wish and no taste', () => {
    const beside = [
      'I would love to be a nurse, from home, with no nights, and to earn more than 80k',
      'Something calm, outdoors',
    ]
    const { wanted, wishes } = read({ beside })
    assert.deepEqual({ wanted, wishes }, { wanted: read({ beside: [] }).wanted, wishes: read({ beside: [] }).wishes })
  })

  it('gives way to what the goals say of the same', () => {
    assert.deepEqual(limits({ text: 'a desk job, my back is done', beside: ['My knees are shot.'] }), [])
    assert.deepEqual(limits({ text: 'willing to move to Texas', beside: ["We can't move."] }), [])
    assert.deepEqual(limits({ text: 'a hospital job, nights are fine', beside: ['Daycare closes at 6.'] }), [])
    assert.deepEqual(limits({ text: 'a hospital job', beside: ['Daycare closes at 6.'] }), ['no_nights: Daycare closes'])
  })

  it('is told once, and taken back by its words or its kind', () => {
    const beside = ['My knees are shot.', 'My back hurts.', 'I gave up driving.']
    assert.deepEqual(limits({ beside }), ['less_load: My knees are shot', 'no_driving: gave up driving'])
    assert.deepEqual(limits({ beside, removed: ['gave up driving', 'less_load'] }), [])
    assert.deepEqual(limits({ beside, removed: ['My knees are shot'] }), [
      'less_load: My back hurts',
      'no_driving: gave up driving',
    ])
  })

  it('holds a license that was lost, of the person alone', () => {
    const lost = (...beside: string[]) => readStatedGoals(goals, { text, removed: [], beside }, '29-1141.00').lostLicense
    assert.equal(lost('The board revoked my license.'), 'The board revoked my license')
    assert.equal(lost('My sister said they took her license'), undefined)
    assert.equal(
      readStatedGoals(
        goals,
        { text, removed: ['The board revoked my license'], beside: ['The board revoked my license.'] },
        '29-1141.00',
      ).lostLicense,
      undefined,
    )
  })

  it('is shown with the goals, to be removed', () => {
    const found = { id: 'no_driving', label: 'Nothing that needs a car', phrase: 'gave up driving' }
    const shown = presentGoal(
      engine.base,
      { wanted: [], wishes: [], left: [], former: [], hours: undefined, soon: undefined, unresolved: [] },
      [found],
    )
    assert.deepEqual(shown.wishes, [{ ...found, beside: true }])
  })

  it('is a limit of the list, which says where it was told and what takes it back', () => {
    const ranking = advise({ current: '47-2061.00', yearsExperience: 12, goal: 'something else', beside: ['My knees are shot.'] })
    const list = presentRanking(engine, ranking)
    const limit = list.limits.find(({ label }) => label === 'No heavy work')
    assert.ok(limit)
    if (limit.easing) assert.equal(limit.easing.takesBack, 'My knees are shot')
    assert.deepEqual(
      list.wishes.filter(({ id }) => id === 'less_load').map(({ phrase, beside }) => ({ phrase, beside })),
      [{ phrase: 'My knees are shot', beside: true }],
    )
  })
})
