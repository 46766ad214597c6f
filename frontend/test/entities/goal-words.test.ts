import { describe, expect, test } from 'vitest'
import { chosenOccupation, noneOfThese, sentOccupation } from '../../src/entities/occupation/chosen-occupation.ts'
import { choiceAfter, foundBy } from '../../src/entities/occupation/title-panel.ts'
import { chipRows, keptRemovals } from '../../src/features/detailed-assessment/chapters/goal-chips.ts'
import { capital, numberWord } from '../../src/lib/number-words.ts'

describe('a typed title', () => {
  const match = (code: string, matchedTitle = 'x') => ({ code, title: 'x', matchedTitle, score: 1 })

  test('is taken for the first match when that is certain, and a choice that is still offered stays', () => {
    const certain = { kind: 'occupation' as const, matches: [match('1'), match('2')] }
    expect(choiceAfter(certain, undefined)).toBe('1')
    expect(choiceAfter(certain, '2')).toBe('2')
    expect(choiceAfter(certain, '3')).toBe('1')
    expect(choiceAfter(certain, noneOfThese)).toBe('1')
    for (const kind of ['not_sure', 'several', 'no_job', 'military', 'own_business'] as const)
      expect(choiceAfter({ kind, matches: certain.matches }, '3')).toBeUndefined()
    expect(choiceAfter({ kind: 'not_sure', matches: certain.matches }, '2')).toBe('2')
    expect(choiceAfter({ kind: 'occupation', matches: [] }, '2')).toBeUndefined()
  })

  test('shows the name it was found by where that is another', () => {
    expect(foundBy(match('1', 'RN'))).toBe('also: RN')
    expect(foundBy(match('1'))).toBeUndefined()
    expect(foundBy(match('1', ''))).toBeUndefined()
  })

  test('none of these is no occupation, and travels as the answer that it is', () => {
    expect([noneOfThese, '', undefined, '29-1141.00'].map(sentOccupation)).toEqual(['none', undefined, undefined, '29-1141.00'])
    expect([noneOfThese, '', undefined, '29-1141.00'].map(chosenOccupation)).toEqual([
      undefined,
      undefined,
      undefined,
      '29-1141.00',
    ])
  })
})

describe('goals read back', () => {
  const read = {
    goals: [
      { phrase: 'case manager', inside: true, occupations: [{ code: '1', title: 'Registered Nurses' }] },
      { phrase: 'boss', inside: true, occupations: [] },
      { phrase: 'teacher', inside: false, occupations: ['A', 'B', 'C'].map((title) => ({ code: title, title })) },
      { phrase: 'wizard', inside: false, occupations: [] },
      { phrase: 'teacher', inside: false, occupations: [] },
    ],
    wishes: [
      { id: 'no_nights' as const, label: 'BLS work schedules', phrase: 'no nights' },
      { id: 'lead' as const, label: 'Leading', phrase: '' },
    ],
    left: [
      { phrase: 'my ward', label: '' },
      { phrase: 'out of sales', label: 'sales work' },
    ],
    unresolved: ['close to patients'],
  }

  test('are rows by kind, each thing once, with what it was read as', () => {
    const rows = chipRows(read, [])
    expect(rows.map(({ title, kept }) => [title, kept])).toEqual([
      ['Jobs you name', undefined],
      ['Wishes and limits', undefined],
      ['What you leave', undefined],
      ['Your own words', true],
    ])
    expect(rows[0]?.chips.map(({ phrase, reading }) => `${phrase}: ${reading}`)).toEqual([
      'case manager: Registered Nurses, another setting',
      'boss: Your own work, another setting',
      'teacher: A or B',
      'wizard: No occupation found for it',
    ])
    expect(rows[1]?.chips).toEqual([
      { key: 'no_nights', phrase: 'no nights', reading: 'BLS work schedules' },
      { key: 'lead', phrase: 'Leading', reading: 'Leading' },
    ])
    expect(rows[2]?.chips).toEqual([
      { key: 'my ward', phrase: 'my ward', reading: 'Not counted as a wish' },
      { key: 'out of sales', phrase: 'out of sales', reading: 'No sales work' },
    ])
    expect(rows[3]?.chips).toEqual([{ key: 'close to patients', phrase: 'close to patients', reading: 'Kept as you wrote it' }])
    expect(rows[3]?.help).toMatch(/moves nothing/)
  })

  test('lose what was removed, and a row with nothing left', () => {
    const rows = chipRows(read, ['no_nights', 'my ward', 'out of sales', 'teacher'])
    expect(rows.map(({ title, chips }) => `${title} ${chips.length}`)).toEqual([
      'Jobs you name 3',
      'Wishes and limits 1',
      'Your own words 1',
    ])
    expect(chipRows({ goals: [], wishes: [], left: [], unresolved: [] }, [])).toEqual([])
  })

  test('a removed phrase is sent while the goals still hold it; a removed wish always', () => {
    expect(keptRemovals(['case manager', 'Teacher', 'no_nights'], 'A Case Manager by day')).toEqual(['case manager', 'no_nights'])
    expect(keptRemovals(['case manager'], 'a case \n manager')).toEqual(['case manager'])
    expect(keptRemovals(['knees are shot', 'gone'], 'a case manager', ['My knees  are shot'])).toEqual(['knees are shot'])
    expect(keptRemovals(undefined, 'Stryker was here')).toEqual([])
  })
})

test('small numbers are words', () => {
  expect([0, 1, 10, 11].map(numberWord)).toEqual(['no', 'one', 'ten', '11'])
  expect([capital('six'), capital('')]).toEqual(['Six', ''])
})
