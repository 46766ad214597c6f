import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { readTsv } from '../../src/data/knowledge-base/read-tsv.ts'
import { leastPayAsked } from '../../src/domain/goals/goals.ts'
import { readGoal } from '../../src/domain/goals/read-goal.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'

const { goals } = shippedCareers()
const orNone = (found: readonly string[]): string => found.join(' ') || '-'

/**
 * What people of many trades write with typos, several ideas at once and much that is told rather than asked; the occupations that a
 * counselor would understand first of all, and the wishes. "-" stands for no present job, no work named and no wish.
 */
const TEXTS = readTsv(readFileSync(new URL('../fixtures/own-words-goals.tsv', import.meta.url), 'utf8'), [
  'present',
  'wanted',
  'wishes',
  'text',
])

describe('a goal in the words of whoever has it', () => {
  for (const [present, wanted, wishes, text] of TEXTS)
    it(`"${text}" of ${present} asks for ${wanted}, with ${wishes}`, () => {
      const read = readStatedGoals(goals, { text: text!, removed: [] }, present === '-' ? '' : present!)
      assert.deepEqual(
        { wanted: orNone(read.wanted.map(({ codes }) => codes[0]!.code)), wishes: orNone(read.wishes.map(({ id }) => id)) },
        { wanted, wishes },
      )
    })
})

describe('work that somebody calls their own', () => {
  const read = (text: string, presentCode: string, presentTitle?: string) =>
    readGoal(goals, { text, presentCode, ...(presentTitle === undefined ? {} : { presentTitle }) }).wanted

  it('is the present work, whatever code was chosen for it', () => {
    for (const text of ['another CFO seat', 'I would take one more CFO role', 'The same CFO job somewhere calmer'])
      assert.deepEqual(
        read(text, '11-1011.00').map(({ inside, codes }) => [inside, codes[0]!.code]),
        [[true, '11-1011.00']],
        text,
      )
    assert.deepEqual(
      read('CFO, or consulting', '11-1011.00', 'CFO').map(({ inside }) => inside),
      [true, false],
    )
  })

  it('is another occupation where it is neither their title nor another of the same', () => {
    assert.deepEqual(
      read('a CFO seat', '11-1011.00', 'Chief of staff').map(({ inside }) => inside),
      [false],
    )
  })

  it('is told once with all the words for it', () => {
    const [goal, ...more] = read('climate, health or education', '15-2051.00')
    assert.deepEqual([goal?.phrase, goal?.also, more], ['education', ['climate', 'health'], []])
  })
})

describe('ideas beside what is named', () => {
  const asks = (text: string) => readStatedGoals(goals, { text, removed: [] }, '31-9091.00').asksForIdeas

  it('are asked for in so many words', () => {
    for (const text of [
      'Hygienist costs a lot here. Other options?',
      'hygienist, but open to ideas',
      'dental sales or something completely different',
      'hygienist. What else is there?',
    ])
      assert.equal(asks(text), true, text)
    for (const text of ['dental hygienist', 'I want something else', 'not an option, so hygienist'])
      assert.equal(asks(text), false, text)
  })
})

describe('a goal beside the rest of a life', () => {
  const wanted = (text: string, code: string) =>
    readStatedGoals(goals, { text, removed: [] }, code).wanted.map(({ phrase }) => phrase)

  it('asks for no work with the number of the children', () => {
    assert.deepEqual(wanted('LPN. I have two kids and one income', '31-1131.00'), ['LPN'])
    assert.deepEqual(wanted('LPN, two kids', '31-1131.00'), ['LPN'])
  })

  it('does not ask for the present work by turning it away', () => {
    assert.deepEqual(wanted('not another school board. what else is there', '11-9032.00'), [])
  })
})

describe('what a goal sets aside', () => {
  const told = (text: string, code: string) => readStatedGoals(goals, { text, removed: [] }, code)

  it('is the phone with calls that are taken, and not with those that somebody is sent out on', () => {
    const groups = (text: string) => told(text, '49-2095.00').left?.flatMap((left) => left.groups) ?? []
    assert.ok(groups('dispatch, no more calls').includes('43-4051'))
    for (const text of ['dispatch, no more storm calls', 'plant electrician, no more emergency calls'])
      assert.deepEqual(groups(text), [], text)
  })

  it('is the post that nobody is to suggest, which is then no wish to lead', () => {
    const { left, wishes } = told('Data scientist. Do not tell me to become a manager', '15-2011.00')
    assert.deepEqual([left?.flatMap(({ groups }) => groups), wishes], [['@lead'], []])
  })

  it('is less than the figure that a cut may come down to, in thousands a year', () => {
    assert.equal(leastPayAsked(told('HVAC. Can take a cut but not under 52', '37-2011.00')), 52_000)
    assert.equal(leastPayAsked(told('HVAC, but not under 60 hours', '37-2011.00')), 0)
  })
})
