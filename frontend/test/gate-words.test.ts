import type { Gate } from '@waymark/contracts/models/occupation'
import { describe, expect, it } from 'vitest'
import {
  gateFinding,
  licenseGiver,
  monthsInWords,
  monthsOf,
  payInWords,
  timeInWords,
  wayName,
  yearsInWords,
} from '../src/features/occupation/gate-words.ts'

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

  it('head the chapter with what the gate is', () => {
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
  })

  it('say who gives a license, and nothing where none is asked', () => {
    expect(licenseGiver(gate())).toBe('Given by each state; rules differ.')
    expect(licenseGiver(gate({ license: 'None in most states' }))).toBe('')
    expect(licenseGiver(gate({ license: undefined }))).toBe('')
  })
})
