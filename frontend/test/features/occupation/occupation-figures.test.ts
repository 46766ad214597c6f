import { describe, expect, test } from 'vitest'
import { people, signedPercent } from '../../../src/entities/occupation/figures.ts'
import { aiFinding } from '../../../src/features/occupation/sections/AiSection.tsx'
import { agreementOf, lensSentence } from '../../../src/features/occupation/sections/lenses.ts'
import { outlookFinding } from '../../../src/features/occupation/sections/OutlookSection.tsx'
import { payFinding } from '../../../src/features/occupation/sections/PaySection.tsx'
import { payAxis, placeOn } from '../../../src/features/occupation/sections/pay-axis.ts'

const lens = (letter: string, percentile: number) => ({ lens: letter, name: letter, value: 0.4, percentile, year: 2023 })
const figure = (value: number) => ({ value, unit: '', year: 2034, source: 'P' })

test('figures carry their sign and size', () => {
  expect([4.9, 0, -1.84].map(signedPercent)).toEqual(['+4.9%', '0.0%', '−1.8%'])
  expect([3_282_010, 367_220].map(people)).toEqual(['3.28 million', '367,220'])
})

describe('the pay axis', () => {
  test('has round ends around the figures and at most six ticks', () => {
    const axis = payAxis([53_410, 135_320])
    expect(axis).toEqual({ from: 40_000, to: 140_000, ticks: [40_000, 60_000, 80_000, 100_000, 120_000, 140_000] })
    expect(payAxis([21_000, 239_200]).ticks.length).toBeLessThanOrEqual(6)
    expect(payAxis([60_000, 60_000])).toEqual({ from: 60_000, to: 80_000, ticks: [60_000, 80_000] })
  })
  test('places an amount in percent and never beyond its ends', () => {
    const axis = payAxis([40_000, 140_000])
    expect([40_000, 90_000, 500_000, 0].map((amount) => placeOn(axis, amount))).toEqual([0, 50, 100, 0])
  })
})

describe('sections are headed by their finding', () => {
  test('pay', () => {
    const years = [
      { year: 2020, median: 75_330 },
      { year: 2024, median: 93_600 },
    ]
    expect(payFinding(years)).toBe('Median pay has risen by $18,270 in four years')
    expect(payFinding([...years].reverse().map(({ median }, index) => ({ year: 2023 + index, median })))).toBe(
      'Median pay has fallen by $18,270 in one year',
    )
    expect(payFinding([{ year: 2024, median: 61_010 }])).toBe('Half earn more than $61,010')
  })
  test('openings', () => {
    const outlook = { growth: figure(4.9), openings: figure(189_100), separations: figure(172_400) }
    expect(outlookFinding({ outlook })).toBe('Most openings come from people who leave')
    expect(outlookFinding({ outlook: { ...outlook, growth: figure(-2) } })).toBe(
      'Fewer jobs by 2034, yet 189,100 openings a year',
    )
    expect(outlookFinding({ outlook: {} })).toBe('No projection is published')
  })
  test('lenses', () => {
    expect(aiFinding([lens('A', 54), lens('B', 39), lens('C', 37), lens('D', 6)])).toBe(
      'Four lenses put this work at 6 to 54 of 100',
    )
    expect(aiFinding([lens('A', 54)])).toBe('One lens puts this work at 54 of 100')
    expect(aiFinding([])).toBe('No lens covers this work')
  })
})

describe('the lenses', () => {
  test('are never one percent of risk', () => {
    for (const letter of ['A', 'B', 'C', 'D']) expect(lensSentence(lens(letter, 50))).not.toMatch(/risk|chance/i)
  })
  test('say how far they agree', () => {
    const grade = (agreement: string) => agreementOf(agreement, [lens('A', 20), lens('B', 60)]).grade
    expect(['clear_high', 'clear_middle', 'clear_low', 'agree_in_part', 'split', 'few'].map(grade)).toEqual([3, 3, 3, 2, 1, 0])
  })
})
