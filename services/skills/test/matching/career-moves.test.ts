import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { loadMoves } from '../../src/data/knowledge-base/load-moves.ts'
import { chiefOfPhrases, firmlyAsked, type Goals, NO_GOALS } from '../../src/domain/goals/goals.ts'
import { namedMoves } from '../../src/domain/matching/career-moves.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import type { Person } from '../../src/domain/person/person.ts'

const CODES = ['29-1141.00', '29-1171.00', '11-9111.00', '31-1131.00']
const engineWith = (rows: Record<string, string[]>, lighter: Record<string, string[]> = {}): Engine =>
  ({
    count: CODES.length,
    base: {
      indexOf: new Map(CODES.map((code, index) => [code, index])),
      careerMoves: new Map(Object.entries(rows)),
      nextRungs: new Map(),
      lighterMoves: new Map(Object.entries(lighter)),
      wishMoves: new Map(),
    },
  }) as unknown as Engine
const working = (code: string) => ({ present: { code }, reach: { education: '' } }) as unknown as Person
const beginner = (education = '') => ({ reach: { education } }) as unknown as Person

describe('moves that counselors name', () => {
  it('hold the work of a degree that somebody points at, after what their work opens first', () => {
    const goals: Goals = { ...NO_GOALS, wishes: [{ id: 'degree', phrase: 'a BA', field: '42.01' }] }
    const rows = { '29-1141.00': ['29-1171.00'], 'degree 42.01': ['11-9111.00', '31-1131.00'] }
    const found = (person: Person, more: Goals) => [...(namedMoves(engineWith(rows), person, more) ?? [])]
    assert.deepEqual(found(working('29-1141.00'), goals), [0, 1, 0.9, 0.675])
    assert.deepEqual(found(working('31-1131.00'), goals), [0, 0, 0.9, 0])
    assert.deepEqual(found(working('31-1131.00'), NO_GOALS), [])
    const other: Goals = { ...NO_GOALS, wishes: [{ id: 'degree', phrase: 'a BA', field: '45.11' }] }
    assert.deepEqual(found(working('29-1141.00'), other), [0, 1, 0, 0])
  })

  const named = (rows: Record<string, string[]>, person: Person) => {
    const found = namedMoves(engineWith(rows), person, NO_GOALS)
    return found && [...found]
  }

  it('count the more the earlier they are named, down to half, and not at all where they are not', () => {
    const rows = { '29-1141': ['11-9111.00', '29-1171.00'] }
    assert.deepEqual(named(rows, working('29-1141.00')), [0, 0.75, 1, 0])
  })

  it('are those of the longest beginning of the code', () => {
    const rows = { '29': ['11-9111.00'], '29-11': ['29-1171.00'], '29-1141': ['31-1131.00'] }
    assert.deepEqual(named(rows, working('29-1141.00')), [0, 0, 0, 1])
    assert.deepEqual(named(rows, working('29-1161.00')), [0, 1, 0, 0])
    assert.deepEqual(named(rows, working('29-2061.00')), [0, 0, 1, 0])
    assert.equal(named(rows, working('31-1131.00')), undefined)
  })

  it('leave out what the table of occupations does not hold, and the own occupation', () => {
    assert.deepEqual(named({ '29': ['99-9999.00', '11-9111.00', '29-1141.00'] }, working('29-1141.00')), [0, 0, 1 - 0.5 / 3, 0])
  })

  it('are what the own education opens to people without work, each as much', () => {
    const rows = { 'start 1': ['31-1131.00'], 'start 4': ['29-1141.00', '11-9111.00'] }
    assert.deepEqual(named(rows, beginner('bachelors')), [1, 0, 1, 0])
    assert.deepEqual(named(rows, beginner('masters')), [1, 0, 1, 0])
    assert.deepEqual(named(rows, beginner('associates')), [0, 0, 0, 1])
    assert.deepEqual(named(rows, beginner()), [0, 0, 0, 1])
    assert.equal(named({ 'start 4': ['29-1141.00'] }, beginner('high_school')), undefined)
  })

  it('are those of the two strongest interests, in order, where these are told', () => {
    const rows = { 'start 1': ['29-1171.00'], 'start 1 SI': ['31-1131.00', '11-9111.00'], 'start 1 IS': ['29-1141.00'] }
    const liking = (...z: number[]) => ({ reach: { education: '' }, interests: { z: Float64Array.from(z) } }) as unknown as Person
    assert.deepEqual(named(rows, liking(0, 1, 0, 2, 0, 0)), [0, 0, 0.75, 1])
    assert.deepEqual(named(rows, liking(0, 2, 0, 1, 0, 0)), [1, 0, 0, 0])
    assert.deepEqual(named(rows, liking(2, 1, 0, 0, 0, 0)), [0, 1, 0, 0])
  })

  it('give way to skills that people without work named themselves', () => {
    const rated = (...weight: number[]) => {
      const skilled = { reach: { education: '' }, skills: { weight: Float64Array.from(weight) } } as unknown as Person
      return named({ 'start 1': ['31-1131.00'] }, skilled)
    }
    assert.equal(rated(1, 1, 1, 1, 0.4), undefined)
    // What is only inferred from others counts for nothing here.
    assert.deepEqual(rated(1, 1, 1, 0.9, 0.4), [0, 0, 0, 1])
  })
  it('are none of who leads people, or is paid better than any first job', () => {
    const rows = { 'start 1': ['31-1131.00'] }
    const paid = (reach: object) => named(rows, { reach: { education: '', ...reach } } as unknown as Person)
    assert.equal(paid({ leads: true }), undefined)
    assert.deepEqual([paid({ salaryCurrent: 75_000 }), paid({ salaryCurrent: 74_999 })], [undefined, [0, 0, 0, 1]])
  })

  it('come after lighter work for people who want less to carry', () => {
    const rows = { '29-1141': ['29-1171.00', '11-9111.00'] }
    const engine = engineWith(rows, { '29-1141': ['11-9111.00', '31-1131.00'] })
    const wishing = (...ids: string[]): Goals => ({ wanted: [], wishes: ids.map((id) => ({ id, phrase: id })) })
    const weights = (goals: Goals) => [...namedMoves(engine, working('29-1141.00'), goals)!]
    for (const id of ['calmer', 'part_time', 'less_pay', 'less_load', 'seated'])
      assert.deepEqual(weights(wishing(id)), [0, 0.5, 1, 1], id)
    // Whom only the hours of the work are too much hears of the usual moves first.
    for (const id of ['no_nights', 'home_at_night']) assert.deepEqual(weights(wishing(id)), [0, 1, 0.75, 0.7], id)
    assert.deepEqual(weights(wishing('calmer', 'lead')), [0, 1, 0.75, 0])
    assert.deepEqual(weights(wishing('remote')), [0, 1, 0.75, 0])
    const reach = { education: '', salaryCurrent: 100_000, salaryTarget: 85_000 }
    const poorer = { ...working('29-1141.00'), reach } as unknown as Person
    assert.deepEqual([...namedMoves(engine, poorer, NO_GOALS)!], [0, 0.5, 1, 1])
  })
})

describe('the file of moves', () => {
  const load = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'moves-'))
    writeFileSync(join(folder, 'career-moves.tsv'), text)
    try {
      return loadMoves(new Set(CODES), folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it('is read row by row', () => {
    assert.deepEqual(
      [...load('from\tto\n29-1141\t29-1171.00 11-9111.00\nstart 1\t31-1131.00\n')],
      [
        ['29-1141', ['29-1171.00', '11-9111.00']],
        ['start 1', ['31-1131.00']],
      ],
    )
  })

  it('is refused with every row that is wrong, each with its cure', () => {
    const text = 'from\tto\n29\t29-1171.00 29-1171.00\n31\t99-0000.00\n31\t31-1131.00\n33\t\n'
    assert.throws(
      () => load(text),
      (error: Error) => {
        const lines = error.message.split('\n').map((line) => line.slice(line.indexOf('.tsv: ') + 6))
        assert.deepEqual(lines, [
          '29: names a code twice. Remove one.',
          '31: 99-0000.00 is not in the table of occupations. Correct or remove it.',
          '31: has two rows. Put them together.',
          '33: nothing is not in the table of occupations. Correct or remove it.',
        ])
        return true
      },
    )
  })
})

describe('what a phrase means', () => {
  const goals = (...phrases: [string, number][][]): Goals => ({
    wishes: [],
    wanted: phrases.map((codes) => ({ phrase: '', inside: false, codes: codes.map(([code, weight]) => ({ code, weight })) })),
  })
  const chief = (...phrases: [string, number][][]) => [...chiefOfPhrases(engineWith({}), goals(...phrases))]

  it('is first of all what it names with the greatest weight, in each phrase', () => {
    assert.deepEqual(
      chief([
        ['29-1141.00', 0.7],
        ['29-1171.00', 0.6],
      ]),
      [1, 0, 0, 0],
    )
    assert.deepEqual(
      chief(
        [
          ['29-1141.00', 0.7],
          ['29-1171.00', 0.7],
        ],
        [
          ['11-9111.00', 0.5],
          ['99-0000.00', 0.5],
        ],
      ),
      [1, 1, 1, 0],
    )
  })

  it('is nothing that was not asked for', () => assert.deepEqual(chief([['29-1141.00', 0.49]]), [0, 0, 0, 0]))

  it('is asked for beside it only with a high weight, or where counselors know the way', () => {
    const firm = (weight: number, { first = false, known = 0 } = {}) =>
      firmlyAsked(Float64Array.of(weight), Uint8Array.of(first ? 1 : 0), Float64Array.of(known))[0]
    assert.deepEqual([firm(0.95), firm(0.94), firm(0.3)], [0.95, 0.45, 0.3])
    assert.deepEqual([firm(0.5, { first: true }), firm(0.5, { known: 0.5 })], [0.5, 0.5])
    assert.deepEqual([...firmlyAsked(Float64Array.of(0.6), Uint8Array.of(0), undefined)], [0.6])
  })
})
