import { describe, expect, test } from 'vitest'
import { bandOf } from '../../../src/entities/occupation/match-band.ts'
import { mostPageButtons, pageButtons, pageCount } from '../../../src/features/jobs/page-buttons.ts'
import { postedAgo } from '../../../src/features/jobs/posted.ts'
import { recommendedPay, salaryOf } from '../../../src/lib/money.ts'

describe('salaries', () => {
  test('a posting shows a range, min+, or Competitive', () => {
    expect(salaryOf({ salaryMin: 92_000, salaryMax: 118_000 })).toBe('$92,000 – $118,000')
    expect(salaryOf({ salaryMin: 74_000 })).toBe('$74,000+')
    expect(salaryOf({ salaryMin: 74_000, salaryMax: 74_000 })).toBe('$74,000 – $74,000')
    expect(salaryOf({})).toBe('Competitive')
    expect(salaryOf({ salaryMax: 90_000 })).toBe('Competitive')
  })
  test('a recommendation falls back to Contact for details', () => {
    expect(recommendedPay({ salaryRangeMin: 48_190, salaryRangeMax: 78_280 })).toBe('$48,190 – $78,280')
    expect(recommendedPay({ salaryRangeMin: 48_190 })).toBe('$48,190+')
    expect(recommendedPay({})).toBe('Contact for details')
  })
})

test('bands begin at 90, 75 and 60, each with its word and colour', () => {
  const at = (percent: number) => bandOf(percent).word
  expect([99, 90].map(at)).toEqual(['Very strong', 'Very strong'])
  expect([89, 75].map(at)).toEqual(['Strong', 'Strong'])
  expect([74, 60].map(at)).toEqual(['Fair', 'Fair'])
  expect([59, 1].map(at)).toEqual(['Loose', 'Loose'])
  expect([90, 75, 60, 59].map((percent) => bandOf(percent).colour)).toEqual([
    'var(--band-90)',
    'var(--band-75)',
    'var(--band-60)',
    'var(--band-0)',
  ])
})

describe('pages', () => {
  test('never more than five buttons, and always the present one among them', () => {
    for (const pages of [1, 2, 4, 5, 6, 42]) {
      for (let page = 1; page <= pages; page += 1) {
        const buttons = pageButtons(page, pages)
        expect(buttons.length).toBe(Math.min(mostPageButtons, pages))
        expect(buttons).toContain(page)
        expect(buttons[0]).toBeGreaterThanOrEqual(1)
        expect(buttons.at(-1)).toBeLessThanOrEqual(pages)
      }
    }
  })
  test('the window follows the page and stops at the ends', () => {
    expect(pageButtons(1, 42)).toEqual([1, 2, 3, 4, 5])
    expect(pageButtons(3, 42)).toEqual([1, 2, 3, 4, 5])
    expect(pageButtons(20, 42)).toEqual([18, 19, 20, 21, 22])
    expect(pageButtons(42, 42)).toEqual([38, 39, 40, 41, 42])
    expect(pageButtons(2, 3)).toEqual([1, 2, 3])
  })
  test('twelve a page', () => {
    expect([0, 1, 12, 13, 48, 501].map((total) => pageCount(total, 12))).toEqual([1, 1, 1, 2, 4, 42])
  })
})

test('posting dates are counted in days of the calendar', () => {
  const now = new Date(2026, 10, 21, 9, 0)
  const at = (day: number, hour = 23) => postedAgo(new Date(2026, 10, day, hour).toISOString(), now)
  expect(at(21, 1)).toBe('today')
  expect(at(20)).toBe('yesterday')
  expect(at(18)).toBe('3 days ago')
  expect(at(14)).toBe('1 week ago')
  expect(at(1)).toBe('2 weeks ago')
  expect(postedAgo(new Date(2026, 7, 3).toISOString(), now)).toBe('on Aug 3, 2026')
})
