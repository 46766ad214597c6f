// @vitest-environment node
import type { Gate } from '@waymark/contracts/models/skills/occupation'
import { describe, expect, it } from 'vitest'
import {
  type GateWay,
  gateFinding,
  gateRow,
  licenseGiver,
  monthsInWords,
  monthsOf,
  payAfterward,
  payInWords,
  timeInWords,
  wayName,
  yearsInWords,
} from '../../src/entities/occupation/gate-words.ts'

const span = (low: number, high: number) => ({ low, high })
const gate = (change: Partial<Gate> = {}): Gate => ({
  kind: 'license',
  licenseBy: 'state',
  license: 'Dental hygiene license',
  pay: { kind: 'unpaid' },
  accreditors: [],
  lookUp: [],
  fields: [],
  read: '2026-11',
  ways: [{ from: 'school', occupations: [], study: span(36, 42), paid: span(0, 0), experience: 0 }],
  ...change,
})

describe('the words of a gate', () => {
  it('add up study, training and missing years, and stay silent where nobody could say', () => {
    expect(monthsOf({ from: 'related', occupations: [], study: span(1, 2), paid: span(3, 6), experience: 24 })).toEqual(
      span(28, 32),
    )
    expect(monthsOf({ from: 'part_time', occupations: [] })).toBeUndefined()
    expect(monthsOf({ from: 'part_time', occupations: [], study: span(1, 2) })).toBeUndefined()
    expect(monthsOf({ from: 'part_time', occupations: [], paid: span(1, 2) })).toBeUndefined()
    expect([span(0, 0), span(4, 4), span(30, 36)].map(monthsInWords)).toEqual(['at once', 'about 4', '30–36'])
  })

  it('tell short times in months and long ones in years', () => {
    expect([span(1, 1), span(9, 15), span(30, 36), span(48, 60), span(48, 48), span(0, 24)].map(yearsInWords)).toEqual([
      'about 1 month',
      '9 to 15 months',
      'about three years',
      'four to five years',
      'about four years',
      'up to two years',
    ])
  })

  it('count years in words up to ten', () => {
    const years = Array.from({ length: 10 }, (_, index) => index + 2).map((count) => yearsInWords(span(12 * count, 12 * count)))
    const words = 'two three four five six seven eight nine ten 11'.split(' ')
    expect(years).toEqual(words.map((word) => `about ${word} years`))
    expect([span(12, 24), span(23, 23), span(1, 23)].map(yearsInWords)).toEqual([
      'one to two years',
      'about 23 months',
      '1 to 23 months',
    ])
  })

  it('head the chapter with what the gate is', () => {
    const from = (kind: Gate['kind'], low: number, high: number) =>
      gateFinding(gate({ kind, ways: [{ from: 'school', occupations: [], study: span(low, high), paid: span(0, 0) }] }))
    expect(from('rank', 60, 72)).toBe('Five to six years of work before it')
    expect(from('degree', 48, 60)).toBe('A degree in the field: four to five years from high school')
    expect([from('open', 0, 1), from('open', 1, 2)]).toEqual(['Open within weeks', '1 to 2 months from high school'])
    expect(gateFinding(gate())).toBe('A license, and three to four years before it')
    expect(
      gateFinding(
        gate({ kind: 'apprenticeship', ways: [{ from: 'school', occupations: [], study: span(0, 0), paid: span(48, 60) }] }),
      ),
    ).toBe('Four to five years, paid from the first day')
    expect(timeInWords(gate())).toBe('Three to four years from high school, full time')
    expect(timeInWords(gate({ ways: [] }))).toBeUndefined()
    expect(gateFinding(gate({ ways: [] }))).toBe('How people get in is not known to us')
    expect(gateFinding(gate({ kind: 'selection', ways: [] }))).toMatch(/chosen/)
  })

  it('tell the time from high school, not from another start', () => {
    const related: GateWay = { from: 'related', occupations: [], study: span(1, 2), paid: span(0, 0) }
    const school: GateWay = { from: 'school', occupations: [], study: span(48, 48), paid: span(0, 0) }
    expect(timeInWords(gate({ ways: [related, school] }))).toBe('About four years from high school, full time')
    expect(gateFinding(gate({ ways: [related, school] }))).toBe('A license, and about four years before it')
    expect(timeInWords(gate({ ways: [{ ...school, study: span(0, 0) }] }))).toBe('None')
  })

  it('mark a way as paid where every month of it is', () => {
    const way: GateWay = { from: 'school', occupations: [], study: span(0, 0), paid: span(48, 60) }
    expect(gateRow(way)).toEqual({ name: 'From high school', note: 'Full time, paid', months: span(48, 60), paid: true })
    expect(gateRow({ ...way, study: span(0, 1) }).paid).toBe(false)
    expect(gateRow({ ...way, experience: 12 }).paid).toBe(false)
    expect(gateRow({ ...way, paid: span(0, 0) }).paid).toBe(false)
    expect(gateRow({ from: 'part_time', occupations: [] })).toMatchObject({ months: undefined, paid: false })
  })

  it('name the pay afterward and the place it is from', () => {
    const median = { value: 88_990.4, year: 2025, unit: 'USD a year', source: 'OEWS' }
    expect(payAfterward({ median, place: 'Ohio' })).toBe('Half in Ohio earn more than $88,990 a year')
    expect(payAfterward({ median })).toBe('Half in the US earn more than $88,990 a year')
    expect(payAfterward({})).toBeUndefined()
  })

  it('call each way by where it starts, and say how one goes it', () => {
    const way = (from: 'school' | 'degree' | 'part_time' | 'related', more = {}) => wayName({ from, occupations: [], ...more })
    expect(way('related')).toEqual({ name: 'From related work', note: 'The same field' })
    expect(way('related', { occupations: ['Aides', 'Clerks'] }).note).toBe('Aides, Clerks')
    expect(way('degree')).toEqual({ name: 'With a degree in another field', note: 'Full time' })
    expect(way('degree', { experience: 12 }).note).toBe('years of related work counted')
    expect(way('part_time')).toEqual({ name: 'Part time', note: 'Lengths differ by program: ask' })
    expect(way('school')).toEqual({ name: 'From high school', note: 'Full time' })
    expect(way('school', { experience: 12 }).note).toBe('years of related work counted')
    const paid = { paid: span(48, 60) }
    expect(way('school', { ...paid, study: span(0, 0) }).note).toBe('Full time, paid')
    expect(way('school', paid).note).toBe('Full time, paid')
    expect(way('school', { ...paid, study: span(0, 6) }).note).toBe('Full time')
    expect(way('school', { paid: span(0, 0), study: span(0, 0) }).note).toBe('Full time')
  })

  it('name the starting points and the pay on the way', () => {
    expect(wayName({ from: 'related', occupations: ['Dental Assistants'] })).toEqual({
      name: 'From related work',
      note: 'Dental Assistants',
    })
    expect(payInWords(gate())).toBe('None')
    expect(payInWords(gate({ pay: { kind: 'unknown' } }))).toBeUndefined()
    expect(payInWords(gate({ pay: { kind: 'paid', percent: span(45, 90) }, ways: [] }))).toBe(
      'Yes, from the first day: 45 to 90% of an experienced worker’s pay',
    )
    expect(payInWords(gate({ pay: { kind: 'paid' } }))).toBe('Training on the job is paid, school is not')
    const atWork: GateWay = { from: 'school', occupations: [], study: span(0, 0), paid: span(12, 12) }
    expect(payInWords(gate({ pay: { kind: 'paid' }, ways: [atWork] }))).toBe('Yes, from the first day')
    expect(payInWords(gate({ pay: { kind: 'paid' }, ways: [{ from: 'related', occupations: [] }] }))).toBe(
      'Yes, from the first day',
    )
  })

  it('say who gives a license, and nothing where none is asked', () => {
    expect(licenseGiver(gate())).toBe('Given by each state; rules differ.')
    expect(licenseGiver(gate({ license: 'None in most states' }))).toBe('')
    expect(licenseGiver(gate({ license: 'Master license; none for helpers', licenseBy: 'local' }))).toBe(
      'Given by the city or county.',
    )
    expect(licenseGiver(gate({ license: 'Nonesuch license', licenseBy: 'federal' }))).toBe('Given by a federal agency.')
    expect(licenseGiver(gate({ license: undefined }))).toBe('')
  })
})
