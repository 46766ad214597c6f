import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Gate } from '@waymark/proto/waymark/skills/v1/occupation'
import type { Months } from '../../src/document/facts/entry-way.ts'
import { COLLEGE_PRICES, COLLEGE_YEAR, isCourse, schoolFees } from '../../src/document/facts/school-fees.ts'
import { SOURCES } from '../../src/document/model/sources.ts'

const fees = (program: string, study: Months) => schoolFees({ study, gate: { program } as Gate })

test('prices are those of one published table, named with its year', () => {
  // NCES, Digest of Education Statistics 2020, table 330.20, row "United States".
  assert.deepEqual(COLLEGE_PRICES, {
    two_year: { resident: 3_377, other: 8_126 },
    four_year: { resident: 9_349, other: 27_023 },
  })
  assert.match(SOURCES.N.what, /NCES.*2020, table 330\.20/)
  assert.ok(SOURCES.N.edition.includes(COLLEGE_YEAR) && SOURCES.N.short.includes(COLLEGE_YEAR))
})

test('fees are the price of a year times the years of study', () => {
  assert.deepEqual(fees('Associate degree from an accredited program', [24, 36]), { kind: 'two_year', range: [6_800, 24_400] })
  assert.deepEqual(fees('Teacher preparation, with student teaching', [12, 24]), { kind: 'four_year', range: [9_300, 54_000] })
  // A program that names no degree is taught where the price of two years holds.
  assert.deepEqual(fees('Auto technology program, or training on the job', [6, 18]), { kind: 'two_year', range: [1_700, 12_200] })
  assert.deepEqual(fees('Bachelor’s in engineering', [48, 48]), { kind: 'four_year', range: [37_400, 108_100] })
})

test('nothing to study costs nothing', () => {
  assert.deepEqual(fees('Apprenticeship of about four years', [0, 0]), { kind: 'none', range: [0, 0] })
})

test('a price that nobody publishes is not made up', () => {
  for (const [program, study, kind] of [
    ['Master’s in social work, then supervised hours', [18, 24], 'graduate'],
    ['Law degree (JD), three years', [36, 36], 'graduate'],
    ['State-approved school, about 1,000 to 1,500 hours in most states', [9, 15], 'trade_school'],
    ['Licensing course and years in real estate', [1, 6], 'course'],
    ['Bachelor’s degree, several fields', [0, 6], 'course'],
  ] as const) {
    assert.deepEqual(fees(program, study), { kind, range: undefined }, program)
  }
})

test('what only some ask for, or what takes nine months at most, is a course beside the job', () => {
  assert.deepEqual(
    (
      [
        [0, 0],
        [0, 6],
        [0, 12],
        [0, 24],
        [1, 6],
        [9, 18],
      ] as const
    ).map((study) => isCourse(study)),
    [false, true, true, false, true, false],
  )
})
