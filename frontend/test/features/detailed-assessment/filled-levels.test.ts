import { describe, expect, test } from 'vitest'
import { equalRatings } from '../../../src/features/detailed-assessment/chapters/equal-ratings.ts'
import {
  confirmWords,
  filledGroups,
  isChanged,
  levelsLine,
  openItems,
} from '../../../src/features/detailed-assessment/chapters/filled-groups.ts'
import { filledLevels, ratingOfLevel, untouchedLevels } from '../../../src/features/detailed-assessment/chapters/filled-levels.ts'
import { group, levelled, one } from '../../support/made-questions.ts'

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
    expect(filledLevels([group('g', 1)], occupation)).toEqual({})
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

  test('an answer that is no rating is none, and no heading is a heading too', () => {
    const [only] = filledGroups([{ question: group('g', 2) }], { g_0: 3 }, { g: { '0': 'much', '1': 4 } })
    expect(only?.heading).toBe('')
    expect(only?.items.map(({ filled, own }) => [filled, own])).toEqual([
      [3, undefined],
      [undefined, 4],
    ])
    expect(only?.items.map(isChanged)).toEqual([false, true])
    expect(openItems(only?.items ?? []).map(({ id }) => id)).toEqual(['g_0'])
    expect(filledGroups([{ question: group('g', 1) }], {}, {}).flatMap(({ items }) => openItems(items))).toEqual([])
  })

  test('the mean of a heading decides, not the number of its levels; of equal ones the first stays first', () => {
    const headings = (levels: [heading: string, level: number | undefined][]) =>
      filledGroups(
        [
          {
            question: levelled(
              'k',
              levels.map(([heading]) => [heading, '']),
            ),
          },
        ],
        Object.fromEntries(levels.flatMap(([, level], index) => (level === undefined ? [] : [[`k_${index}`, level]]))),
        {},
      ).map(({ heading }) => heading)
    expect(
      headings([
        ['A', 4],
        ['B', 3],
        ['B', 3],
      ]),
    ).toEqual(['A', 'B'])
    expect(
      headings([
        ['A', 4],
        ['B', 4],
      ]),
    ).toEqual(['A', 'B'])
    expect(
      headings([
        ['A', 4],
        ['B', 2],
      ]),
    ).toEqual(['A', 'B'])
    expect(
      headings([
        ['A', undefined],
        ['B', 1],
      ]),
    ).toEqual(['B', 'A'])
    expect(
      headings([
        ['A', undefined],
        ['B', undefined],
      ]),
    ).toEqual(['A', 'B'])
  })

  test('a closed heading leaves out what has no level', () => {
    const [only] = filledGroups([{ question: group('g', 2) }], { g_1: 3 }, {})
    expect(levelsLine(only?.items ?? [])).toEqual({ named: [{ name: 'g 1', level: 3 }] })
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
    const ranked = one('r', 'ranking', { options: ['0', '1', '2', '3', '4'] })
    expect(equalRatings([{ question: ranked }], { r: same(5) }, [])).toBeUndefined()
    const words = Object.fromEntries(Object.keys(same(5)).map((key) => [key, 'much']))
    expect(equalRatings([five], { g: words }, [])).toBeUndefined()
    expect(equalRatings([{ question: group('g', 6) }], { g: { ...same(6), '5': '' } }, [])).toBeUndefined()
  })

  test('of a part of a list are those of its items', () => {
    const part = { question: group('g', 12), items: [6, 7, 8, 9, 10, 11] }
    const g = { ...same(6, 1), '6': 3, '7': 3, '8': 3, '9': 3, '10': 3, '11': 3 }
    expect(equalRatings([five, part], { g }, [])).toEqual({ questionId: 'g', rating: 1, count: 5 })
    expect(equalRatings([part], { g }, [])).toEqual({ questionId: 'g', rating: 3, count: 6 })
    expect(equalRatings([part], { g: { ...g, '11': 4 } }, [])).toBeUndefined()
  })
})
