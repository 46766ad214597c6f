// @vitest-environment node
import type { Entry } from '@waymark/contracts/models/advice/entry'
import { describe, expect, test } from 'vitest'
import {
  ownRow,
  standingInWords,
  startsLater,
  stepInShort,
  stepsOf,
  wayInWords,
} from '../../src/entities/occupation/stand-words.ts'

const entry: Entry = {
  how: 'related',
  months: { low: 30, high: 36 },
  paidMonths: { low: 0, high: 0 },
  missing: ['the exam: Written and clinical'],
  gate: {
    kind: 'license',
    license: 'State license',
    program: 'Associate degree in dental hygiene',
    exam: 'Written and clinical',
    pay: { kind: 'unpaid' },
  },
}
const gate = (more: object): Entry => ({ ...entry, missing: [], gate: { ...entry.gate!, ...more } })

describe('the row of the person on the axis of months', () => {
  const standing = { occupation: { code: '29-1141.00', title: 'Registered Nurses' }, years: 9 }
  const paidOnly = { ...entry, months: { low: 0, high: 0 }, paidMonths: { low: 48, high: 60 } }
  test('adds what is learned and what is trained on pay, and says where it starts', () => {
    expect(ownRow({ standing, entry: { ...entry, paidMonths: { low: 3, high: 6 } } })).toEqual({
      name: 'You',
      note: 'From Registered Nurses',
      months: { low: 33, high: 42 },
      paid: false,
    })
    expect(ownRow({ standing: { years: 9 }, entry: paidOnly })).toEqual({
      name: 'You',
      note: 'From what you told us',
      months: { low: 48, high: 60 },
      paid: true,
    })
    expect(ownRow({ standing, entry: { ...entry, months: { low: 0, high: 0 } } })?.paid).toBe(false)
  })
  test('is open where nobody could say, and absent where nobody stands or the work is held already', () => {
    expect(ownRow({ standing, entry: { ...entry, months: undefined } })?.months).toBeUndefined()
    expect(ownRow({ standing, entry: { ...entry, paidMonths: undefined } })?.months).toBeUndefined()
    expect(ownRow({ entry })).toBeUndefined()
    expect(ownRow({ standing })).toBeUndefined()
    expect(ownRow({ standing, entry: { ...entry, how: 'own' } })).toBeUndefined()
  })
})

describe('where a person stands', () => {
  test('is their occupation, years and degree, as far as they were said', () => {
    const occupation = { code: '29-1141.00', title: 'Registered Nurses' }
    expect(standingInWords({ occupation, years: 9, education: 'bachelors' })).toBe(
      'Registered Nurses, 9 years, bachelor’s degree',
    )
    expect(standingInWords({ years: 1 })).toBe('no present occupation chosen, 1 year')
    expect(standingInWords({ occupation, years: 0, education: 'unheard of' })).toBe('Registered Nurses, 0 years')
  })
  test('names each degree that can be chosen', () => {
    const said = ['high_school', 'associates', 'bachelors', 'masters', 'phd', 'professional', 'bootcamp'].map((education) =>
      standingInWords({ years: 2, education }).split(', ').at(-1),
    )
    expect(said).toEqual([
      'high school',
      'associate degree',
      'bachelor’s degree',
      'master’s degree',
      'doctorate',
      'professional degree',
      'bootcamp',
    ])
  })
})

describe('the steps of a gate', () => {
  test('are done unless the way names them as missing, and the missing ones come last', () => {
    expect(stepsOf(entry)).toEqual([
      { done: true, text: 'The program: Associate degree in dental hygiene' },
      { done: true, text: 'The license: State license' },
      { done: false, text: 'The exam: Written and clinical' },
    ])
  })
  test('leave out what the law does not ask for or nobody knows', () => {
    expect(stepsOf(gate({ license: 'None', exam: 'none needed', program: undefined }))).toEqual([])
    expect(stepsOf({ ...entry, missing: [], gate: undefined })).toEqual([])
    const words = gate({ license: undefined, exam: 'Nonetheless an exam', program: 'A course, none shorter' })
    expect(stepsOf(words).map(({ text }) => text)).toEqual([
      'The program: A course, none shorter',
      'The exam: Nonetheless an exam',
    ])
  })
  test('stay done where something else is missing that mentions them', () => {
    const missing = ['a year of work after the license: asked by most states']
    expect(stepsOf({ ...gate({ program: undefined, exam: undefined }), missing })).toEqual([
      { done: true, text: 'The license: State license' },
      { done: false, text: 'A year of work after the license: asked by most states' },
    ])
  })
})

describe('the chief step that is left, on one line', () => {
  const months = { low: 24, high: 34 }
  const short = (step: string) => stepInShort({ step, months })
  test('says what is needed, in the words of the gate, and how long that takes', () => {
    expect(short('the license: state license (RN)')).toBe('License needed: state license (RN), 24–34 months')
    expect(short('the program: degree: nursing')).toBe('Program needed: degree: nursing, 24–34 months')
    expect(short('the exam: NCLEX-RN')).toBe('Exam needed: NCLEX-RN, 24–34 months')
    expect(short("schooling up to the usual entry: bachelor's degree")).toBe("Schooling needed: bachelor's degree, 24–34 months")
    expect(short('12 months of related work')).toBe('Related work needed, 24–34 months')
    expect(stepInShort({ step: 'the license: RN', months: { low: 24, high: 24 } })).toBe('License needed: RN, about 24 months')
    expect(stepInShort({ step: 'the license: RN', months: { low: 1, high: 1 } })).toBe('License needed: RN, about 1 month')
  })
  test('stays as it is where it is none of these', () => {
    expect(short('the limit: age under 37')).toBe('The limit: age under 37, 24–34 months')
    expect(short('after the license: a year of work')).toBe('After the license: a year of work, 24–34 months')
    expect(short('about 12 months of related work')).toBe('About 12 months of related work, 24–34 months')
    expect(short('12 months of related work abroad')).toBe('12 months of related work abroad, 24–34 months')
  })
  test('is none where one may start at once', () => {
    expect(stepInShort({ step: 'the license: RN', months: { low: 0, high: 3 } })).toBeUndefined()
    expect([startsLater({ low: 0, high: 3 }), startsLater({ low: 1, high: 1 })]).toEqual([false, true])
  })
})

describe('the way from here', () => {
  test('is the months before a start, and the paid training after it', () => {
    expect(wayInWords(entry)).toBe('30–36 months before you could start')
    expect(wayInWords({ ...entry, months: { low: 4, high: 4 } })).toBe('About 4 months before you could start')
    expect(wayInWords({ ...entry, months: { low: 1, high: 1 } })).toBe('About 1 month before you could start')
    expect(wayInWords({ ...entry, paidMonths: { low: 48, high: 48 } })).toBe(
      '30–36 months before you could start, and about 48 months of paid training',
    )
  })
  test('may be open at once', () => {
    const atOnce = { ...entry, months: { low: 0, high: 0 } }
    expect(wayInWords(atOnce)).toBe('Nothing to learn or to wait for first')
    expect(wayInWords({ ...atOnce, paidMonths: { low: 0, high: 12 } })).toBe(
      'Nothing to learn or to wait for first, and 0–12 months of paid training',
    )
  })
  test('is not told where nobody could say', () => {
    expect(wayInWords({ ...entry, months: undefined })).toBeUndefined()
    expect(wayInWords({ ...entry, paidMonths: undefined })).toBeUndefined()
  })
})
