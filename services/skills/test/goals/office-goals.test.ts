import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { readTsv } from '../../src/data/knowledge-base/read-tsv.ts'
import { readGoal } from '../../src/domain/goals/read-goal.ts'
import { shippedCareers } from '../support/careers.ts'

const { goals } = shippedCareers()

/**
 * What people in management, business, computing, engineering, law, media, sales and offices write, the occupations that a counselor
 * would understand them to want first of all, and the wishes they name. "-" stands for no present job and for no wish.
 */
const TEXTS = readTsv(readFileSync(new URL('../fixtures/office-goals.tsv', import.meta.url), 'utf8'), [
  'present',
  'wanted',
  'wishes',
  'text',
])

describe('a goal from office work', () => {
  for (const [present, wanted, wishes, text] of TEXTS)
    it(`"${text}" of ${present} asks for ${wanted}, with ${wishes}`, () => {
      const read = readGoal(goals, { text: text!, ...(present === '-' ? {} : { presentCode: present! }) })
      assert.equal(read.wanted.map(({ codes }) => codes[0]!.code).join(' '), wanted)
      const ids = read.wishes.map(({ id }) => id).filter((id) => id !== 'degree')
      assert.equal(ids.join(' ') || '-', wishes)
    })
})

describe('what is told beside a goal', () => {
  const wanted = (text: string, presentCode?: string) =>
    readGoal(goals, { text, ...(presentCode ? { presentCode } : {}) }).wanted.map(({ phrase }) => phrase)

  it('names no work where it is a complaint, a colleague, a carer or what others push', () => {
    for (const text of [
      'Gigs dried up',
      "Acting doesn't pay",
      'Nursing is exhausting',
      'I like helping the nurses with their tablets',
      "my mom is sick and I'm her caregiver",
      'my parents want me to do nursing',
      'They want me to be a manager',
      'Everyone here went back for nursing',
      'stay at home mom for eleven years',
      'I do the PTA money',
      'I am stuck in accounting',
    ])
      assert.deepEqual(wanted(text), [], text)
  })

  it('leaves what stands behind it', () => {
    assert.deepEqual(wanted('Nursing is exhausting but I want to be a teacher'), ['teacher'])
    assert.deepEqual(wanted('my parents want me to do nursing but I like welding'), ['welding'])
    assert.deepEqual(wanted('Retail is fine but I want my CDL', '41-2031.00'), ['CDL'])
  })

  it('is a place of the present work where it is one of several choices', () => {
    assert.deepEqual(wanted('A school district or consulting', '11-1021.00'), ['school district', 'consulting'])
    assert.deepEqual(wanted('consulting, for a school district', '11-1021.00'), ['consulting'])
  })

  it('means the manager as well where a manager names a field, and the post alone where it is a post', () => {
    const codes = (text: string) =>
      readGoal(goals, { text, presentCode: '11-2022.00' }).wanted.map((goal) => goal.codes.map(({ code }) => code))
    assert.deepEqual(codes('sales training'), [['13-1151.00', '11-3131.00']])
    assert.deepEqual(codes('training specialist'), [['13-1151.00']])
  })
})
