import type { DetailedQuestion } from '@waymark/contracts/models/question'
import { describe, expect, test } from 'vitest'
import { leftWords, progressIn } from '../src/features/detailed-assessment/ChapterBar.tsx'
import { chapterWords, otherQuestions } from '../src/features/detailed-assessment/chapter-words.ts'
import { chaptersOf } from '../src/features/detailed-assessment/chapters.ts'
import { countAnswers, progressOf } from '../src/features/detailed-assessment/count-answers.ts'
import { equalRatings } from '../src/features/detailed-assessment/equal-ratings.ts'
import {
  confirmWords,
  filledGroups,
  isChanged,
  levelsLine,
  openItems,
} from '../src/features/detailed-assessment/filled-groups.ts'
import { filledLevels, ratingOfLevel, untouchedLevels } from '../src/features/detailed-assessment/filled-levels.ts'
import { chipRows, keptRemovals } from '../src/features/detailed-assessment/goal-chips.ts'
import { screensOf } from '../src/features/detailed-assessment/screens.ts'
import { minutesLeft } from '../src/features/detailed-assessment/time-left.ts'
import { choiceAfter, foundBy } from '../src/features/detailed-assessment/title-panel.ts'
import { nextChapter, screenOf } from '../src/features/detailed-assessment/use-chapters.ts'
import { chosenOccupation, noneOfThese, sentOccupation } from '../src/lib/chosen-occupation.ts'
import { capital, numberWord } from '../src/lib/number-words.ts'

const group = (id: string, count: number, more: Partial<DetailedQuestion> = {}): DetailedQuestion => ({
  id,
  type: 'scale_group',
  question: id,
  skills: Array.from({ length: count }, (_, index) => ({ name: `${id} ${index}` })),
  ...more,
})
const one = (id: string, type: string, more: Partial<DetailedQuestion> = {}): DetailedQuestion => ({
  id,
  type,
  question: id,
  ...more,
})
const levelled = (id: string, items: [group: string, element: string][], more: Partial<DetailedQuestion> = {}) =>
  group(id, 0, {
    skills: items.map(([heading, element], index) => ({
      name: `${id} ${index}`,
      short: `${id}${index}`,
      group: heading,
      elements: element === '' ? [] : element.split(' '),
    })),
    ...more,
  })
const asked = (questions: DetailedQuestion[], levels = {}) =>
  screensOf(chaptersOf(questions), levels).map(({ parts }) =>
    parts.map(({ question, items }) => question.id + (items ? ` ${items[0]}-${items.at(-1)}` : '')).join(' + '),
  )

describe('chapters', () => {
  test('hold their questions in the order in which they first appear; unknown ones and none are one', () => {
    const chapters = chaptersOf([
      one('a', 'scale', { chapter: 'likes' }),
      one('b', 'scale'),
      one('c', 'scale', { chapter: 'today' }),
      one('d', 'scale', { chapter: 'likes' }),
      one('e', 'scale', { chapter: 'constructor' }),
    ])
    expect(chapters.map(({ words, questions }) => [words, questions.map(({ id }) => id).join()])).toEqual([
      [chapterWords.likes, 'a,d'],
      [otherQuestions, 'b,e'],
      [chapterWords.today, 'c'],
    ])
  })
})

describe('screens', () => {
  test('hold ten rows at most; a longer list is cut into even parts', () => {
    expect(asked([group('a', 10), group('b', 11), group('c', 30)])).toEqual([
      'a',
      'b 0-5',
      'b 6-10',
      'c 0-9',
      'c 10-19',
      'c 20-29',
    ])
  })

  test('take in what still fits, and count a choice, a ranking and a text as the room they take', () => {
    const ranks = (count: number) => one(`r${count}`, 'ranking', { options: Array.from({ length: count }, String) })
    expect(asked([one('a', 'scale'), group('b', 8), one('c', 'scale')])).toEqual(['a + b', 'c'])
    expect(asked([group('b', 9), one('a', 'scale')])).toEqual(['b', 'a'])
    expect(asked([ranks(6), group('b', 7)])).toEqual(['r6 + b'])
    expect(asked([ranks(7), group('b', 7)])).toEqual(['r7', 'b'])
    expect(asked([one('s', 'skills_rating'), group('b', 4)])).toEqual(['s + b'])
    expect(asked([one('s', 'skills_rating'), group('b', 5)])).toEqual(['s', 'b'])
    expect(asked([one('s', 'categorized_multi_select'), group('b', 5)])).toEqual(['s + b'])
    expect(asked([one('s', 'categorized_multi_select'), group('b', 6)])).toEqual(['s', 'b'])
    for (const type of ['multi_select', 'timeline']) {
      expect(asked([one('s', type), group('b', 7)])).toEqual(['s + b'])
      expect(asked([one('s', type), group('b', 8)])).toEqual(['s', 'b'])
    }
    for (const type of ['single_select', 'text', 'scale', 'hologram']) {
      expect(asked([one('s', type), group('b', 8)])).toEqual(['s + b'])
      expect(asked([one('s', type), group('b', 9)])).toEqual(['s', 'b'])
    }
  })

  test('end with their chapter, and a cut list stands alone', () => {
    expect(asked([one('a', 'scale', { chapter: 'today' }), one('b', 'scale', { chapter: 'likes' })])).toEqual(['a', 'b'])
    expect(asked([group('a', 12), one('b', 'scale')])).toEqual(['a 0-5', 'a 6-11', 'b'])
  })

  test('with filled-in levels take all lists that share a heading, however long', () => {
    const people = levelled(
      'p',
      Array.from({ length: 12 }, () => ['People', '1']),
    )
    const tools = levelled('t', [
      ['Tools', '1'],
      ['People', '2'],
    ])
    const fields = levelled('f', [['Fields', '3']])
    const levels = { p_0: 5, t_1: 4, f_0: 3 }
    expect(asked([people, tools, fields, one('n', 'text')], levels)).toEqual(['p + t', 'f', 'n'])
    expect(screensOf(chaptersOf([people, tools, fields, one('n', 'text')]), levels).map(({ filled }) => filled)).toEqual([
      true,
      true,
      false,
    ])
    expect(asked([people, tools], {})).toEqual(['p 0-5', 'p 6-11', 't'])
  })

  test('know the next chapter and where a question is asked', () => {
    const screens = screensOf(
      chaptersOf([
        group('a', 12, { chapter: 'today' }),
        one('b', 'scale', { chapter: 'likes' }),
        one('c', 'text', { chapter: 'way' }),
      ]),
      {},
    )
    expect([0, 1, 2, 3].map((at) => nextChapter(screens, at))).toEqual([2, 2, 3, undefined])
    expect(['a', 'b', 'c', 'x'].map((id) => screenOf(screens, id))).toEqual([0, 2, 3, -1])
  })
})

describe('counting', () => {
  const questions = [
    one('s', 'scale'),
    group('g', 3),
    one('r', 'ranking', { options: ['x', 'y', 'z'] }),
    one('m', 'multi_select'),
    one('c', 'single_select'),
    one('t', 'text'),
    one('l', 'timeline', { timelines: ['soon', 'later'] }),
    one('k', 'skills_rating'),
  ]

  test('each rating, text and named skill is an answer; a choice or a ranking is one as a whole', () => {
    expect(countAnswers(questions, {}, {})).toBe(0)
    const answers = {
      s: 4,
      g: { '0': 3, '2': 5 },
      r: { x: 1, y: 2 },
      m: ['a', 'b'],
      c: 'one',
      t: 'words',
      l: { soon: 'this', later: 'that' },
      k: { name_1: 'SQL', rating_1: 7, name_2: 'Sales' },
    }
    expect(countAnswers(questions, answers, {})).toBe(1 + 2 + 1 + 1 + 1 + 1 + 2 + 2)
    expect(countAnswers(questions, { m: [], t: '', r: {}, g: {} }, {})).toBe(0)
  })

  test('levels that are only confirmed are one answer a heading', () => {
    const skills = levelled('k', [
      ['A', '1'],
      ['A', '2'],
      ['B', '3'],
      ['B', '4'],
    ])
    const filled = { k_0: 5, k_1: 6, k_2: 7, k_3: 8 }
    expect(countAnswers([skills], { k: { '0': 5, '1': 6 } }, filled)).toBe(1)
    expect(countAnswers([skills], { k: { '0': 5, '1': 6, '2': 7 } }, filled)).toBe(2)
    expect(countAnswers([skills], { k: { '0': 5, '1': 9, '2': 2 } }, filled)).toBe(3)
  })

  test('progress tells what is set and what can be', () => {
    const of = (id: string, value: unknown, items?: number[]) => {
      const question = questions.find((candidate) => candidate.id === id) as DetailedQuestion
      return progressOf({ question, ...(items && { items }) }, { [id]: value as string })
    }
    expect(of('s', undefined)).toEqual({ given: 0, of: 1 })
    expect(of('s', 7)).toEqual({ given: 1, of: 1 })
    expect(of('g', { '0': 1, '2': 2 })).toEqual({ given: 2, of: 3 })
    expect(of('g', { '0': 1, '2': 2 }, [1, 2])).toEqual({ given: 1, of: 2 })
    expect(of('r', { x: 1 })).toEqual({ given: 1, of: 3 })
    expect(of('l', { soon: 'x' })).toEqual({ given: 1, of: 2 })
    expect(of('k', { name_1: 'a', name_2: 'b' })).toEqual({ given: 1, of: 1 })
    expect(of('m', ['a', 'b'])).toEqual({ given: 1, of: 1 })
    expect(of('m', [])).toEqual({ given: 0, of: 1 })
  })

  test('a chapter counts its own screens only, and never more than it asks', () => {
    const screens = screensOf(chaptersOf([group('a', 12, { chapter: 'today' }), one('b', 'scale', { chapter: 'likes' })]), {})
    expect(progressIn(screens, 0, { a: { '0': 1, '11': 2 }, b: 3 })).toEqual({ given: 2, of: 12 })
    expect(progressIn(screens, 1, { b: 3 })).toEqual({ given: 1, of: 1 })
    expect(progressIn([], 0, {})).toEqual({ given: 0, of: 1 })
  })
})

describe('the time left', () => {
  const screens = screensOf(chaptersOf([group('a', 30, { chapter: 'today' }), one('t', 'text', { chapter: 'way' })]), {})

  test('is 3.5 seconds a control and a button each screen, a text four controls', () => {
    // 30 ratings, 3 + 1 screens, 4 for the text: 38 controls.
    expect(minutesLeft(screens, 0, {})).toBe(Math.round((38 * 3.5) / 60))
    expect(minutesLeft(screens, 3, {})).toBe(0)
    const many = screensOf(chaptersOf([one('t1', 'text'), one('t2', 'timeline', { timelines: ['a', 'b', 'c', 'd', 'e'] })]), {})
    expect(minutesLeft(many, 0, {})).toBe(Math.round(((1 + 6 * 4) * 3.5) / 60))
  })

  test('falls with each answer', () => {
    const a = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [String(index), 5]))
    expect(minutesLeft(screens, 0, { a })).toBe(0)
    expect(minutesLeft(screens, 0, { a: { '0': 1 } })).toBe(2)
  })

  test('of filled-in levels is a few corrections, and none once they are looked at', () => {
    const skills = levelled(
      'k',
      Array.from({ length: 40 }, () => ['A', '1']),
    )
    const filled = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`k_${index}`, 5]))
    const filledScreens = Array.from({ length: 5 }, () => screensOf(chaptersOf([skills]), filled)).flat()
    expect(minutesLeft(filledScreens, 0, {})).toBe(Math.round((5 * 7 * 3.5) / 60))
    expect(minutesLeft(filledScreens, 0, { k: { '3': 2 } })).toBe(Math.round((5 * 3.5) / 60))
  })

  test('is said in words', () => {
    expect([0, 1, 5].map(leftWords)).toEqual(['less than a minute left', 'about 1 minute left', 'about 5 minutes left'])
  })
})

describe('levels filled in', () => {
  test('are the inverse of how the engine reads a rating: 5.5 × (rating − 1) / 9', () => {
    for (let rating = 1; rating <= 10; rating += 1) expect(ratingOfLevel((5.5 * (rating - 1)) / 9)).toBe(rating)
    expect(ratingOfLevel(0)).toBe(1)
    expect(ratingOfLevel(7)).toBe(10)
    expect(ratingOfLevel(-1)).toBe(1)
    expect(ratingOfLevel(2.75)).toBe(6)
  })

  const questions = [
    levelled('k', [
      ['A', '2.A.1.a'],
      ['A', '2.A.1.b 2.C.1.a'],
      ['B', '9.9'],
      ['B', ''],
    ]),
  ]
  const occupation = {
    skills: [
      { id: '2.A.1.a', level: 5.5 },
      { id: '2.A.1.b', level: 1 },
    ],
    knowledge: [{ id: '2.C.1.a', level: 3 }],
  }

  test('are the mean of the elements; what is not known stays open', () => {
    expect(filledLevels(questions, occupation)).toEqual({ k_0: 10, k_1: ratingOfLevel(2) })
    expect(filledLevels(questions, { skills: [{ id: '2.A.1.a' }], knowledge: [] })).toEqual({})
    expect(filledLevels(questions, undefined)).toEqual({})
    expect(filledLevels([one('s', 'scale')], occupation)).toEqual({})
  })

  test('are untouched until they are changed or confirmed', () => {
    const filled = filledLevels(questions, occupation)
    expect(untouchedLevels(questions, {}, filled)).toEqual(['k_0', 'k_1'])
    expect(untouchedLevels(questions, { k: { '0': 10 } }, filled)).toEqual(['k_1'])
    expect(untouchedLevels(questions, { k: { '0': 2, '1': 3, '2': 4 } }, filled)).toEqual([])
  })

  test('stand under their headings, the highest one first', () => {
    const two = [
      levelled('k', [
        ['A', '1'],
        ['B', '2'],
        ['A', '3'],
      ]),
      levelled('m', [['B', '4']]),
    ]
    const filled = { k_0: 3, k_1: 8, k_2: 4, m_0: 6 }
    const groups = filledGroups(
      two.map((question) => ({ question })),
      filled,
      { k: { '0': 9, '2': 4 } },
    )
    expect(groups.map(({ heading, items }) => [heading, items.map(({ id }) => id).join()])).toEqual([
      ['B', 'k_1,m_0'],
      ['A', 'k_0,k_2'],
    ])
    const a = groups[1]?.items ?? []
    expect(a.map(({ filled: level, own }) => [level, own])).toEqual([
      [3, 9],
      [4, 4],
    ])
    expect(a.map(isChanged)).toEqual([true, false])
    expect(openItems(groups.flatMap(({ items }) => items)).map(({ id }) => id)).toEqual(['k_1', 'm_0'])
    expect(filledGroups([], {}, {})).toEqual([{ heading: '', items: [] }])
  })

  test('a closed heading names the highest four, and the rest as a range', () => {
    const items = (levels: number[]) =>
      filledGroups(
        [
          {
            question: levelled(
              'k',
              levels.map(() => ['A', '1']),
            ),
          },
        ],
        Object.fromEntries(levels.map((level, index) => [`k_${index}`, level])),
        {},
      )[0]?.items ?? []
    expect(levelsLine(items([1, 3, 2]))).toEqual({
      named: [
        { name: 'k1', level: 3 },
        { name: 'k2', level: 2 },
        { name: 'k0', level: 1 },
      ],
    })
    expect(levelsLine(items([1, 2, 3, 4, 5, 6])).rest).toBeUndefined()
    const line = levelsLine(items([1, 2, 3, 4, 5, 6, 7]))
    expect(line.named.map(({ level }) => level)).toEqual([7, 6, 5, 4])
    expect(line.rest).toEqual({ count: 3, low: 1, high: 3 })
  })

  test('the button that confirms says how many are left', () => {
    expect([confirmWords(6, 6), confirmWords(4, 6), confirmWords(1, 6), confirmWords(0, 6), confirmWords(24, 30)]).toEqual([
      'All six look right',
      'The other four look right',
      'The other one looks right',
      'You said: looks right',
      'The other 24 look right',
    ])
  })
})

describe('equal ratings', () => {
  const five = { question: group('g', 5) }
  const same = (count: number, rating = 6) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index), rating]))

  test('are noticed down a whole list of five or more, once', () => {
    expect(equalRatings([five], { g: same(5) }, [])).toEqual({ questionId: 'g', rating: 6, count: 5 })
    expect(equalRatings([five], { g: same(5) }, ['g'])).toBeUndefined()
    expect(equalRatings([five], { g: same(4) }, [])).toBeUndefined()
    expect(equalRatings([five], { g: { ...same(5), '4': 7 } }, [])).toBeUndefined()
    expect(equalRatings([{ question: group('g', 4) }], { g: same(4) }, [])).toBeUndefined()
    expect(equalRatings([{ question: one('s', 'scale') }], { s: 5 }, [])).toBeUndefined()
  })

  test('of a part of a list are those of its items', () => {
    const part = { question: group('g', 12), items: [6, 7, 8, 9, 10, 11] }
    const g = { ...same(6, 1), '6': 3, '7': 3, '8': 3, '9': 3, '10': 3, '11': 3 }
    expect(equalRatings([five, part], { g }, [])).toEqual({ questionId: 'g', rating: 1, count: 5 })
    expect(equalRatings([part], { g }, [])).toEqual({ questionId: 'g', rating: 3, count: 6 })
    expect(equalRatings([part], { g: { ...g, '11': 4 } }, [])).toBeUndefined()
  })
})

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
    left: ['my ward'],
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
    expect(rows[3]?.help).toMatch(/moves nothing/)
  })

  test('lose what was removed, and a row with nothing left', () => {
    const rows = chipRows(read, ['no_nights', 'my ward', 'teacher'])
    expect(rows.map(({ title, chips }) => `${title} ${chips.length}`)).toEqual([
      'Jobs you name 3',
      'Wishes and limits 1',
      'Your own words 1',
    ])
    expect(chipRows({ goals: [], wishes: [], left: [], unresolved: [] }, [])).toEqual([])
  })

  test('a removed phrase is sent while the goals still hold it; a removed wish always', () => {
    expect(keptRemovals(['case manager', 'Teacher', 'no_nights'], 'A Case Manager by day')).toEqual(['case manager', 'no_nights'])
    expect(keptRemovals(undefined, 'x')).toEqual([])
  })
})

test('small numbers are words', () => {
  expect([0, 1, 10, 11].map(numberWord)).toEqual(['no', 'one', 'ten', '11'])
  expect([capital('six'), capital('')]).toEqual(['Six', ''])
})
