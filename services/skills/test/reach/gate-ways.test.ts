import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type EntryKnowledge, type EntryPerson, entryPath } from '../../src/domain/reach/entry-path.ts'
import type { Gate } from '../../src/domain/reach/gate.ts'
import { shippedCareers } from '../support/careers.ts'

/** The way through a gate made for the question, from related work and with a high school diploma unless told otherwise. */
const through = (gate: object, person: Partial<EntryPerson> = {}, months = 12) => {
  const way = { study: [months, months + 2], paid: [0, 0], experience: 0 }
  const whole = {
    ...{ code: '29-1141.00', kind: 'license', fields: [], firstDegree: 0, least: 0 },
    ...{ sameCodes: ['29-1141', '29-1171'], relatedCodes: ['29-2061'], same: way, related: way, outside: way, ...gate },
  } as unknown as Gate
  const knowledge = { occupations: [], indexOf: new Map(), gates: new Map([[whole.code, whole]]) } as unknown as EntryKnowledge
  return entryPath(knowledge, { presentCode: '29-2061.00', years: 0, education: 1, ...person }, '29-1141.00')
}

describe('schooling before a gate', () => {
  // From high school to a bachelor's degree 46 months.
  const study = (...given: Parameters<typeof through>) => through(...given).studyMonths[0]

  it('is kept for related work where a degree, or a long license, asks it', () => {
    assert.equal(study({ kind: 'degree', least: 4 }, {}, 1), 47)
    assert.deepEqual([study({ least: 4 }, {}, 12), study({ least: 4 }, {}, 11)], [58, 11])
    assert.equal(study({ kind: 'exam', least: 4 }, {}, 24), 24)
  })

  it('is not asked of those who hold it, or the license', () => {
    for (const education of [4, 5]) assert.equal(study({ least: 4 }, { education }), 12)
    assert.equal(study({ least: 4 }, { presentCode: '29-1171.00' }), 12)
  })

  it('is a first degree as a whole, and what must be held before it on top, for those from outside', () => {
    const outside = { presentCode: '43-4051.00' }
    assert.deepEqual([study({ firstDegree: 4 }, outside), study({ firstDegree: 4 }, outside, 60)], [46, 60])
    assert.equal(study({ least: 4 }, outside), 58)
    assert.equal(study({ firstDegree: 4, least: 3 }, { ...outside, education: 4 }), 12)
  })
})

describe('what a gate asks', () => {
  const missing = (gate: object) => through(gate).missing

  it('is named as it is written, unless it is not known or nothing', () => {
    assert.deepEqual(missing({}), [])
    assert.deepEqual(missing({ program: 'None', exam: 'none in most states', license: 'NONE' }), [])
    assert.deepEqual(missing({ program: 'Nursing program', exam: 'NCLEX', license: 'Nonesuch license', limit: 'Age 31' }), [
      'the program: nursing program',
      'the exam: NCLEX',
      'the license: nonesuch license',
      'the limit: age 31',
    ])
    // An abbreviation keeps its capitals, also before words that have none.
    assert.deepEqual(missing({ license: 'CDL Class B' }), ['the license: CDL Class B'])
  })
})

describe('a physician in another specialty', () => {
  const way = (presentCode: string, target: string) =>
    entryPath(shippedCareers().engine.base, { presentCode, years: 11, education: 6 }, target)

  it('begins at once where the residency is the same, after a fellowship where one builds on it, and else after a residency', () => {
    const paid = (from: string, to: string) => way(from, to).paidMonths
    assert.deepEqual(paid('29-1229.02', '29-1216.00'), [0, 0])
    assert.deepEqual(paid('29-1229.02', '29-1212.00'), [36, 36])
    assert.deepEqual(paid('29-1249.00', '29-1243.00'), [24, 24])
    assert.deepEqual(paid('29-1215.00', '29-1216.00'), [36, 72])
  })

  it('is told of no medical school and no license anew', () => {
    assert.deepEqual(way('29-1215.00', '29-1224.00').missing, ['the program: residency or fellowship in the specialty'])
    assert.deepEqual(way('29-1229.02', '29-1216.00').missing, [])
    assert.ok(way('29-1071.00', '29-1216.00').missing.some((clause) => clause.startsWith('the license:')))
  })
})
