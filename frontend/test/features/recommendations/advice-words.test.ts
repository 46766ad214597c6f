// @vitest-environment node
import type { AnsweredGoal } from '@waymark/contracts/models/advice/advice'
import type { Entry } from '@waymark/contracts/models/advice/entry'
import { expect, test } from 'vitest'
import {
  licenseInWords,
  missingInWords,
  paidInWords,
  programInWords,
  timeInWords,
  verdictOf,
} from '../../../src/features/recommendations/advice-words.ts'

const gate = {
  kind: 'license',
  license: 'State license (RN)',
  program: 'Associate degree in nursing',
  pay: { kind: 'paid' },
} as const
const entry = (more: Partial<Entry> = {}): Entry => ({
  how: 'outside',
  months: { low: 20, high: 30 },
  paidMonths: { low: 0, high: 0 },
  missing: [],
  gate,
  ...more,
})

test('a goal is answered in words, with the sign that belongs to them', () => {
  const said = (['yes', 'inside', 'not_yet', 'no'] as const).map((answer) => verdictOf({ answer } as AnsweredGoal))
  expect(said.map(({ word, sign }) => `${sign}: ${word}`)).toEqual([
    'yes: Yes, within reach now',
    'yes: Yes, in the occupation you are in',
    'notyet: Not yet',
    'no: No, not with your answers',
  ])
})

test('months are a span, one figure, at once, or not known', () => {
  expect(timeInWords(entry())).toBe('20 to 30 months')
  expect(timeInWords(entry({ months: { low: 6, high: 6 } }))).toBe('About 6 months')
  expect(timeInWords(entry({ months: { low: 0, high: 1 } }))).toBe('0 to 1 month')
  expect(timeInWords(entry({ months: { low: 0, high: 0 } }))).toBe('At once')
  expect(timeInWords(entry({ months: undefined }))).toBe('Not known')
})

test('paid training names its months and its share of full pay', () => {
  expect(paidInWords(entry())).toBe('None')
  expect(paidInWords(entry({ paidMonths: undefined }))).toBe('Not known')
  expect(paidInWords(entry({ months: { low: 0, high: 0 } }))).toBe('Nothing to train for first')
  expect(paidInWords(entry({ months: undefined }))).toBe('None')
  expect(paidInWords(entry({ paidMonths: { low: 3, high: 6 } }))).toBe('3 to 6 months')
  expect(paidInWords(entry({ paidMonths: { low: 3, high: 6 }, gate: undefined }))).toBe('3 to 6 months')
  const percent = { low: 45, high: 90 }
  expect(paidInWords(entry({ paidMonths: { low: 48, high: 48 }, gate: { ...gate, pay: { kind: 'paid', percent } } }))).toBe(
    'About 48 months, at 45 to 90% of full pay',
  )
  expect(paidInWords(entry({ paidMonths: { low: 0, high: 1 }, gate: { ...gate, pay: { kind: 'paid', percent } } }))).toBe(
    '0 to 1 month, at 45 to 90% of full pay',
  )
})

test('a license is named, held in its own field, or not known; only without a gate there is none that we know', () => {
  expect(licenseInWords(entry())).toBe('State license (RN)')
  expect(licenseInWords(entry({ how: 'same' }))).toBe('State license (RN): the license of your field')
  expect(licenseInWords(entry({ how: 'own' }))).toBe('State license (RN): the license of your field')
  expect(licenseInWords(entry({ how: 'same', gate: { ...gate, kind: 'degree' } }))).toBe('State license (RN)')
  expect(licenseInWords(entry({ gate: { ...gate, license: undefined } }))).toBe('Not known')
  expect(licenseInWords(entry({ gate: undefined }))).toBe('None that we know')
})

test('a program is that of the gate, else what the usual entry asks for', () => {
  expect(programInWords(entry())).toBe('Associate degree in nursing')
  expect(programInWords(entry({ how: 'own' }))).toBe('None: it is your field')
  expect(programInWords(entry({ gate: { ...gate, program: undefined } }))).toBe('Not known')
  expect(programInWords(entry({ gate: undefined, missing: ['schooling up to the usual entry: a degree'] }))).toBe(
    'Schooling up to the usual entry: a degree',
  )
  expect(programInWords(entry({ gate: undefined }))).toBe('None beyond what you bring')
  expect(programInWords(entry({ gate: undefined, months: undefined }))).toBe('Not known')
})

test('what is missing is one sentence, or nothing', () => {
  expect(missingInWords(entry({ missing: ['the program: a', 'the exam: b'] }))).toBe('The program: a; the exam: b.')
  expect(missingInWords(entry())).toBeUndefined()
})
