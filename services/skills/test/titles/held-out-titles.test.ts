import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { readTsv } from '../../src/data/knowledge-base/read-tsv.ts'
import { resolveTitle } from '../../src/domain/catalogue/titles/resolve-title.ts'
import { readGoal } from '../../src/domain/goals/read-goal.ts'
import { shippedCareers } from '../support/careers.ts'

const careers = shippedCareers()
const { occupations } = careers.engine.base
const rowsOf = (file: string, columns: readonly string[]) =>
  readTsv(readFileSync(join(import.meta.dirname, '..', 'support', file), 'utf8'), columns)
const whole = (code: string): string => (code.length === 7 ? `${code}.00` : code)
/** Specialities of one six-digit code are one, but for the codes of "all other", which hold many kinds of work. */
const alike = (one: string, other: string): boolean =>
  one === other || (one.slice(0, 7) === other.slice(0, 7) && one.slice(5, 7) !== '99')
const within = (codes: string, found: string): boolean => codes.split('|').some((code) => alike(whole(code), found))
const codeOf = (title: string): string | undefined => {
  const { kind, matches } = resolveTitle(careers.titles, title)
  return kind === 'occupation' ? occupations[matches[0]!.index]!.code : undefined
}
const firstOf = (goal: string, present: string): string | undefined =>
  readGoal(careers.goals, { text: goal, presentCode: whole(present) }).wanted[0]?.codes[0]?.code

describe('titles as people write them, over all major groups', () => {
  const rows = rowsOf('held-out-titles.tsv', ['codes', 'title'])

  it('are read as their occupation for nine in ten, and for two at most as another', () => {
    const read = rows.map(([codes, title]) => ({ title, code: codeOf(title!), codes: codes! }))
    const wrong = read.filter(({ code, codes }) => code !== undefined && !within(codes, code)).map(({ title }) => title)
    const right = read.filter(({ code, codes }) => code !== undefined && within(codes, code))
    assert.ok(wrong.length <= 2, wrong.join('; '))
    assert.ok(right.length / read.length >= 0.88, `${right.length} of ${read.length}`)
  })

  const KNOWN: readonly (readonly [string, string])[] = [
    ['english lecturer, full-time non tenure track', '25-1123.00'],
    ['yard supervisor - crane and forklift operators, port terminal', '53-1043.00'],
    ['fitter, structural steel fab shop', '51-2041.00'],
    ['MD, dermatology, group practice', '29-1213.00'],
    ['maintenance supervisor, paper mill', '49-1011.00'],
    ['housekeeping supervisor, 200 room hotel', '37-1011.00'],
  ]
  for (const [title, code] of KNOWN) it(`"${title}" is ${code}`, () => assert.equal(codeOf(title), code))
})

describe('work that is named in goals, over all major groups', () => {
  const rows = rowsOf('held-out-goals.tsv', ['present', 'goal', 'codes'])

  it('is read first as what was meant for nine in ten, and for one in twenty at most as other work', () => {
    const read = rows.map(([present, goal, codes]) => ({ goal, code: firstOf(goal!, present!), codes: codes! }))
    const wrong = read.filter(({ code, codes }) => code !== undefined && !within(codes, code)).map(({ goal }) => goal)
    const right = read.filter(({ code, codes }) => code !== undefined && within(codes, code))
    assert.ok(wrong.length / read.length <= 0.05, wrong.join('; '))
    assert.ok(right.length / read.length >= 0.9, `${right.length} of ${read.length}`)
  })

  const KNOWN: readonly (readonly [string, string, string])[] = [
    ['51-4041', 'CMM programmer', '51-9061.00'],
    ['29-1216', 'clinical research physician', '19-1042.00'],
    ['23-1011', 'legal operations', '11-3012.00'],
    ['21-1093', 'workforce program manager', '11-9151.00'],
    ['13-1151', 'training director', '11-3131.00'],
    ['47-4011', 'plan review', '47-4011.00'],
    ['37-2021', 'Branch manager', '11-1021.00'],
    ['23-1011', 'teach', '25-1112.00'],
    ['13-1041', 'teach', '25-1112.00'],
    ['17-1011', 'something with historic buildings', '17-1011.00'],
    ['25-1123', 'directing a writing program', '11-9033.00'],
    ['47-2152', 'lead fitter', '47-1011.00'],
    ['51-2041', 'lead fitter', '51-1011.00'],
    ['17-2051', 'bigger structural work', '17-2051.00'],
    ['53-3032', 'dispatch', '43-5032.00'],
    ['11-1011', 'interim or board work', '11-1011.00'],
    ['17-3027', 'becoming a mechanical engineer', '17-2141.00'],
    ['49-9051', 'line foreman', '49-1011.00'],
  ]
  for (const [present, goal, code] of KNOWN)
    it(`"${goal}" of ${present} is ${code}`, () => assert.equal(firstOf(goal, present), code))

  it('is not read as the plain meaning of a word beside one that is not known', () => {
    for (const [present, goal, plain] of [
      ['15-1252', 'embedded programming', '15-1254.00'],
      ['51-4041', 'CMM programmer', '15-1252.00'],
      ['19-4092', 'crime lab supervisor', '19-1011.00'],
      ['27-1024', 'book cover design', '51-5113.00'],
    ] as const)
      assert.notEqual(firstOf(goal, present), plain, goal)
  })
})
