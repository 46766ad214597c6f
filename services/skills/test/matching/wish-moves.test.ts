import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { loadWishMoves } from '../../src/data/knowledge-base/load-moves.ts'
import { findReasons } from '../../src/domain/explain/reasons.ts'
import type { Goals } from '../../src/domain/goals/goals.ts'
import { isLate } from '../../src/domain/matching/late-work.ts'
import { calledMoves, isOutOfWork, returnsToTrade, wishedRows } from '../../src/domain/matching/wish-moves.ts'
import type { Person } from '../../src/domain/person/person.ts'
import { advise } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const base = {
  wishMoves: new Map([
    ['again', new Map([['53-', ['53-3033.00']]])],
    ['beside', new Map([['53-', ['53-3032.00', '39-2021.00']]])],
    ['easier', new Map([['53-', ['43-9051.00', '53-6021.00']]])],
    ['meaning', new Map([['53-', ['21-1093.00', '53-3032.00']]])],
    ['explain', new Map([['53-', ['25-1194.00', '21-1093.00']]])],
  ]),
}
const driver = (reach: object = {}, more: object = {}) =>
  ({
    present: { code: '53-3032.00' },
    reach: { salaryCurrent: 50_000, salaryTarget: 50_000, ...reach },
    ...more,
  }) as unknown as Person
const wishing = (phrases: Readonly<Record<string, string>>, more: Partial<Goals> = {}): Goals => ({
  wanted: [],
  wishes: Object.entries(phrases).map(([id, phrase]) => ({ id, phrase })),
  ...more,
})
const kinds = (goals: Goals, person = driver()) =>
  wishedRows(base, goals, person).map(({ kind, codes }) => `${kind} ${codes.join(' ')}`)

describe('what wishes call for', () => {
  it('is each its own moves, without the present work', () => {
    assert.deepEqual(kinds(wishing({ meaning: '' })), ['meaning 21-1093.00'])
    assert.deepEqual(kinds(wishing({ meaning: '', explain: '' })), ['meaning 21-1093.00', 'explain 25-1194.00 21-1093.00'])
    assert.deepEqual(kinds(wishing({ own_business: '', part_time: '' })), ['beside 53-3032.00 39-2021.00'])
    assert.deepEqual(kinds(wishing({ own_business: '' })), [])
    assert.deepEqual(kinds(wishing({ change: '' })), [])
  })

  it('is easier work for who speaks of the last years alone, and nothing that drives for who does not', () => {
    assert.deepEqual(kinds(wishing({ calmer: '' })), [])
    assert.deepEqual(kinds(wishing({ calmer: '', age: 'I am 62' })), ['easier 43-9051.00 53-6021.00'])
    assert.deepEqual(kinds(wishing({ calmer: '', age: 'I am 62', no_driving: '' })), ['easier 43-9051.00'])
    assert.deepEqual(kinds(wishing({ calmer: '', age: 'I am 62', lead: '' })), [])
  })

  it('is the own trade for who is out of work, whatever else is wished but what leads away from it', () => {
    const again = ['again 53-3032.00 53-3033.00']
    assert.deepEqual(kinds(wishing({ work_soon: '' })), again)
    assert.deepEqual(kinds(wishing({ work_soon: '', remote: '' })), again)
    assert.deepEqual(kinds(wishing({}), driver({ salaryCurrent: 0 })), again)
    for (const id of ['meaning', 'change', 'calmer', 'less_load', 'health', 'record'])
      assert.equal(returnsToTrade(wishing({ work_soon: '', [id]: '' }), driver()), false, id)
    const left = [{ phrase: 'no driving', label: 'driving', groups: ['53-3'] }]
    assert.equal(returnsToTrade(wishing({ work_soon: '' }, { left }), driver()), false)
    assert.equal(returnsToTrade(wishing({ work_soon: '' }, { asksForIdeas: true }), driver()), false)
    const wanted = [{ phrase: 'nurse', inside: false, codes: [{ code: '29-1141.00', weight: 1 }] }]
    assert.equal(returnsToTrade({ ...wishing({ work_soon: '' }), wanted }, driver()), false)
  })

  it('takes nobody for out of work who tells no pay at all, or has no trade', () => {
    assert.equal(isOutOfWork(wishing({}), driver({ salaryCurrent: 0, salaryTarget: 0 })), false)
    assert.equal(isOutOfWork(wishing({}), driver()), false)
    assert.equal(isOutOfWork(wishing({}), driver({}, { isReturning: true })), true)
    assert.equal(isOutOfWork(wishing({ work_soon: '' }), { reach: {} } as unknown as Person), false)
  })

  it('costs the more pay the more there is', () => {
    const keeps = (phrases: Readonly<Record<string, string>>, reference: number, code: string) =>
      calledMoves(base, { goals: wishing(phrases), person: driver(), reference }).get(code)?.keeps
    assert.deepEqual(
      [30_000, 50_000, 90_000].map((reference) => keeps({ meaning: '' }, reference, '21-1093.00')),
      [0.8, 0.68, 0.6],
    )
    assert.equal(keeps({ meaning: '', explain: '' }, 50_000, '21-1093.00'), 0.68)
    assert.equal(keeps({ meaning: '' }, 50_000, '99-0000.00'), undefined)
  })
})

describe('the last years of work', () => {
  it('are told by an age, or by what comes after them', () => {
    for (const said of [
      'easier till I can retire',
      'part time until Medicare',
      '62, take the bus',
      'calm till I can draw social security',
    ])
      assert.ok(isLate({ wishes: [], said }), said)
    for (const said of ['fifty people', 'I make $62.', 'I have 60 people under me'])
      assert.ok(!isLate({ wishes: [{ id: 'age', phrase: 'I am 45' }], said }), said)
  })
})

describe('the file of moves for wishes', () => {
  const load = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'wish-moves-'))
    writeFileSync(join(folder, 'wish-moves.tsv'), text)
    try {
      return loadWishMoves(new Set(['21-1093.00']), folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  it('is read by kind, and refused where no wish calls for one', () => {
    assert.deepEqual([...load('kind\tfrom\tto\nmeaning\t53-\t21-1093.00\n').get('meaning')!], [['53-', ['21-1093.00']]])
    assert.throws(() => load('kind\tfrom\tto\nluck\t53-\t21-1093.00\n'), /no wish calls for "luck"/)
    assert.throws(() => load('kind\tfrom\tto\nmeaning\t53-\t99-0000.00\n'), /meaning 53-: 99-0000.00 is not in the table/)
  })
})

describe('the reason of a place that a wish calls for', () => {
  const { engine } = shippedCareers()
  const reason = (code: string, who: Parameters<typeof advise>[0]): string | undefined =>
    findReasons(engine, advise(who), engine.base.indexOf.get(code)!).for.find(({ kind }) => kind === 'wish_called')?.text

  it("is the person's own words and what the work holds of them", () => {
    const nurse = {
      current: '29-1141.00',
      goal: 'I would like to be useful again',
      education: 'associates',
      salaryTarget: 68_000,
    }
    assert.equal(
      reason('21-1094.00', nurse),
      'You wrote “I would like to be useful again”: you lead patients and families to the care that they need.',
    )
    const picker = { current: '53-7062.00', goal: 'I am 62. Something easier till I can retire.', salaryCurrent: 36_000 }
    assert.match(reason('43-9051.00', picker)!, /^You wrote “Something easier till I can retire”: .*learned in weeks\.$/)
    const developer = { current: '15-1252.00', education: 'bachelors', yearsExperience: 17, salaryTarget: 120_000 }
    assert.equal(reason('15-1252.00', developer), 'This is the work that you know, with a new employer.')
    assert.match(reason('15-1253.00', developer)!, /^This lies next to the work that you know/)
    assert.equal(reason('13-1111.00', developer), undefined)
  })
})
