import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { describe, expect, test } from 'vitest'
import { chapterWords, otherQuestions } from '../../../src/entities/question/chapter-words.ts'
import { chaptersOf } from '../../../src/entities/question/chapters.ts'
import { leftWords, progressIn } from '../../../src/features/detailed-assessment/chapters/ChapterBar.tsx'
import { countAnswers, progressOf } from '../../../src/features/detailed-assessment/chapters/count-answers.ts'
import { screensOf } from '../../../src/features/detailed-assessment/chapters/screens.ts'
import { minutesLeft } from '../../../src/features/detailed-assessment/chapters/time-left.ts'
import { nextChapter, screenOf } from '../../../src/features/detailed-assessment/chapters/use-chapters.ts'
import { group, levelled, one } from '../../support/made-questions.ts'

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

  test('end with their chapter, and a cut list stands alone; only a list of ratings is cut', () => {
    expect(asked([one('a', 'scale', { chapter: 'today' }), one('b', 'scale', { chapter: 'likes' })])).toEqual(['a', 'b'])
    expect(asked([group('a', 12), one('b', 'scale')])).toEqual(['a 0-5', 'a 6-11', 'b'])
    expect(asked([one('r', 'ranking'), group('b', 9)])).toEqual(['r + b'])
    expect(asked([group('r', 12, { type: 'ranking', options: ['x'] })])).toEqual(['r'])
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
    // It shares a heading with one of those that stand there, not with each.
    const both = levelled('b', [['Tools', '4']])
    expect(asked([people, tools, both], { ...levels, b_0: 2 })).toEqual(['p + t + b'])
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
    const shared = screensOf(chaptersOf([one('a', 'scale'), one('b', 'scale')]), {})
    expect(['a', 'b'].map((id) => screenOf(shared, id))).toEqual([0, 0])
    expect([nextChapter([], 0), nextChapter(screens, -1)]).toEqual([undefined, 2])
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
    const bare = levelled('m', [['', '1']])
    expect(countAnswers([bare, group('n', 1)], { m: { '0': 5 }, n: { '0': 5 } }, { m_0: 5, n_0: 5 })).toBe(1)
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
    for (const type of ['ranking', 'timeline']) expect(progressOf({ question: one('x', type) }, {})).toEqual({ given: 0, of: 1 })
  })

  test('a chapter counts its own screens only, and never more than it asks', () => {
    const screens = screensOf(chaptersOf([group('a', 12, { chapter: 'today' }), one('b', 'scale', { chapter: 'likes' })]), {})
    expect(progressIn(screens, 0, { a: { '0': 1, '11': 2 }, b: 3 })).toEqual({ given: 2, of: 12 })
    expect(progressIn(screens, 1, { b: 3 })).toEqual({ given: 1, of: 1 })
    expect(progressIn([], 0, {})).toEqual({ given: 0, of: 1 })
  })
})

describe('the time left', () => {
  const ratingsAndText = () =>
    screensOf(chaptersOf([group('a', 30, { chapter: 'today' }), one('t', 'text', { chapter: 'way' })]), {})

  test('is 3.5 seconds a control and a button each screen, a text four controls', () => {
    // 30 ratings, 3 + 1 screens, 4 for the text: 38 controls.
    const screens = ratingsAndText()
    expect(minutesLeft(screens, 0, {})).toBe(Math.round((38 * 3.5) / 60))
    expect(minutesLeft(screens, 3, {})).toBe(0)
    const many = screensOf(chaptersOf([one('t1', 'text'), one('t2', 'timeline', { timelines: ['a', 'b', 'c', 'd', 'e'] })]), {})
    expect(minutesLeft(many, 0, {})).toBe(Math.round(((1 + 6 * 4) * 3.5) / 60))
    const texts = screensOf(chaptersOf(Array.from({ length: 10 }, (_, index) => one(`t${index}`, 'text'))), {})
    expect(minutesLeft(texts, 0, {})).toBe(Math.round(((2 + 10 * 4) * 3.5) / 60))
    const dates = screensOf(chaptersOf([one('l', 'timeline', { timelines: Array.from({ length: 12 }, String) })]), {})
    expect(minutesLeft(dates, 0, {})).toBe(Math.round(((1 + 12 * 4) * 3.5) / 60))
  })

  test('falls with each answer', () => {
    const a = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [String(index), 5]))
    expect(minutesLeft(ratingsAndText(), 0, { a })).toBe(0)
    expect(minutesLeft(ratingsAndText(), 0, { a: { '0': 1 } })).toBe(2)
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
    const two = screensOf(chaptersOf([skills, levelled('m', [['A', '1']])]), { ...filled, m_0: 4 })
    const long = Array.from({ length: 20 }, () => two).flat()
    expect(minutesLeft(long, 0, { k: { '3': 2 } })).toBe(Math.round((20 * 3.5) / 60))
  })

  test('is said in words', () => {
    expect([0, 1, 5].map(leftWords)).toEqual(['less than a minute left', 'about 1 minute left', 'about 5 minutes left'])
  })
})
