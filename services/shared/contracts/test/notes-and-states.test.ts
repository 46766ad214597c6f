import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { explain } from '../src/codec/errors.ts'
import { occupationNote } from '../src/models/skills/occupation-note.ts'
import { onlyNational, stateName, usState, usStates } from '../src/models/skills/us-states.ts'

const wrong = (codec: t.Mixed, value: unknown): [path: string, message: string][] => {
  const result = codec.decode(value)
  return isLeft(result) ? explain(result.left).map(({ path, message }) => [path, message]) : []
}
const letters = (count: number) => 'x'.repeat(count)
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)

describe('a note about an occupation', () => {
  const fact = (length: number) => ({ text: letters(length), source: 'H' })
  const title = { title: 'Paralegal', source: 'L', filings: 12 }
  const question = { question: letters(110), answer: letters(150) }
  const note = {
    code: '23-2011.00',
    read: '2026-11',
    tasks: times(5, fact(90)),
    hard: times(2, fact(150)),
    shifts: times(1, fact(150)),
    body: times(1, fact(150)),
    employers: times(3, fact(130)),
    titles: times(6, title),
    questions: times(3, question),
    twoHours: fact(230),
    twoWeeks: fact(230),
    certificates: times(1, fact(150)),
  }
  const paths = (change: object) => wrong(occupationNote, { ...note, ...change }).map(([path]) => path)

  it('has room for so many facts of such a length', () => {
    assert.deepEqual(paths({}), [])
    const most = {
      hard: times(4, fact(150)),
      shifts: times(2, fact(10)),
      body: times(3, fact(10)),
      certificates: times(4, fact(10)),
    }
    assert.deepEqual(paths(most), [])
    const lengths = { tasks: 90, hard: 150, shifts: 150, body: 150, employers: 130, certificates: 150 }
    for (const [field, most] of Object.entries(lengths)) {
      const facts = note[field as 'tasks']
      for (const length of [9, most + 1])
        assert.deepEqual(paths({ [field]: [fact(length), ...facts.slice(1)] }), [`${field}.0.text`], field)
    }
    for (const field of ['twoHours', 'twoWeeks']) assert.deepEqual(paths({ [field]: fact(231) }), [`${field}.text`])
  })

  it('has as many of each as are printed', () => {
    const counts = { tasks: [5, 5], employers: [3, 3], titles: [6, 6], questions: [3, 3] } as const
    const ranges = { hard: [2, 4], shifts: [1, 2], body: [1, 3], certificates: [1, 4] } as const
    for (const [field, [least, most]] of Object.entries({ ...counts, ...ranges })) {
      const [item] = note[field as 'tasks']
      const said = (count: number) => wrong(occupationNote, { ...note, [field]: times(count, item) })
      assert.deepEqual(said(least - 1), [[field, `Please give ${least === most ? 'exactly' : 'at least'} ${least}`]])
      assert.deepEqual(said(most + 1), [[field, `Please give ${most} or fewer`]])
    }
  })

  it('says of each fact where it comes from, and of a title who uses it', () => {
    for (const field of ['tasks', 'hard', 'shifts', 'body', 'employers', 'certificates'] as const)
      assert.deepEqual(paths({ [field]: [{ ...fact(20), source: 'X' }, ...note[field].slice(1)] }), [`${field}.0.source`])
    const titled = (change: object) => paths({ titles: [{ ...title, ...change }, ...times(5, title)] })
    assert.deepEqual(titled({ filings: undefined, title: 'PA' }), [])
    assert.deepEqual(titled({ title: letters(60), source: 'O', filings: 1_000_000 }), [])
    for (const text of ['P', letters(61)]) assert.deepEqual(titled({ title: text }), ['titles.0.title'])
    for (const filings of [0, 1_000_001]) assert.deepEqual(titled({ filings }), ['titles.0.filings'])
    assert.deepEqual(titled({ source: 'H' }), ['titles.0.source'])
  })

  it('is of one occupation and one month, and asks what can be answered', () => {
    for (const code of ['23-2011.0', '23-2011.000']) assert.deepEqual(paths({ code }), ['code'])
    for (const read of ['2026-1', '2026-011']) assert.deepEqual(paths({ read }), ['read'])
    const asked = (change: object) => paths({ questions: [{ ...question, ...change }, question, question] })
    for (const text of [letters(9), letters(111)]) assert.deepEqual(asked({ question: text }), ['questions.0.question'])
    for (const text of [letters(9), letters(151)]) assert.deepEqual(asked({ answer: text }), ['questions.0.answer'])
  })
})

describe('a state', () => {
  it('is named as a sentence carries it', () => {
    const named = { OH: 'Ohio', DC: 'the District of Columbia', WA: 'Washington State', NY: 'New York', XX: 'XX' }
    for (const [code, name] of Object.entries(named)) assert.equal(stateName(code), name)
    assert.match(stateName('VI'), /^the .*Virgin Islands$/)
    assert.equal(onlyNational('OH'), 'For Ohio no figure is published; this is the national one.')
  })

  it('is given by its postal code', () => {
    for (const [code] of usStates) assert.deepEqual(wrong(usState, code), [])
    const message = 'Please give the state by its two-letter postal code, such as OH'
    for (const other of ['Ohio', 'oh', '', 'XX', undefined]) assert.deepEqual(wrong(usState, other), [['', message]])
  })
})
