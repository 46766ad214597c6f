// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { changeInWords, figureOf, newInWords, tryInWords } from '../../../src/features/recommendations/easing-words.ts'

const pay = { id: 'pay', from: 70_000, to: 64_000 }
const months = { id: 'months', from: 1, to: 28 }
const wish = { id: 'wish-less_load', takesBack: 'less_load' }

describe('a limit that is eased', () => {
  test('has dollars, months, or no figure at all', () => {
    expect([figureOf(pay, pay.from), figureOf(months, months.from), figureOf(months, months.to)]).toEqual([
      '$70,000',
      '1 month',
      '28 months',
    ])
    expect(figureOf(wish, undefined)).toBeUndefined()
  })

  test('is offered and told in its figure, or as taken back', () => {
    expect([pay, months, wish].map(tryInWords)).toEqual(['Try $64,000', 'Try 28 months', 'Try without it'])
    const told = [pay, months, wish].map((easing) => changeInWords({ label: 'No heavy work', easing }))
    expect(told).toEqual(['$64,000 in place of $70,000', '28 months in place of 1 month', 'No heavy work, taken back'])
  })

  test('says what is new on the list', () => {
    expect(newInWords([])).toBe('It would bring nothing new onto your list.')
    expect(newInWords(['Welders', 'Bakers', 'Nurses'])).toBe('New on it: Welders, Bakers, and Nurses.')
  })
})
