// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { OccupationFigures } from '../../../src/api/occupations.ts'
import { payHere, payNote, payStar } from '../../../src/entities/occupation/pay-here.ts'
import { speaksAgainst, speaksFor } from '../../../src/features/occupation/sections/speaks.ts'

const figure = (value: number, year: number) => ({ value, unit: 'US dollars a year', year, source: 'W' })
const page = (part: object = {}) =>
  ({
    wages: { median: figure(49_210, 2024) },
    national: { growth: 3.1, medianPay: 49_500 },
    outlook: {},
    activities: [],
    exposures: [],
    ...part,
  }) as unknown as OccupationFigures
const ohio = page({ stateWages: { state: 'OH', wages: { median: figure(48_810, 2025) }, allMedian: 48_000 } })
const nowhere = page({ stateWages: { state: 'DC', wages: {} } })

describe('the pay that counts', () => {
  test('is the state’s with the state’s yardstick, else the nation’s', () => {
    expect(payHere(ohio)).toEqual({ median: figure(48_810, 2025), all: 48_000, place: 'Ohio' })
    expect(payHere(nowhere)).toEqual({ median: figure(49_210, 2024), all: 49_500, unpublished: 'the District of Columbia' })
    expect(payHere(page())).toEqual({ median: figure(49_210, 2024), all: 49_500 })
    expect(payHere({ wages: {}, stateWages: undefined, national: undefined })).toEqual({ median: undefined, all: undefined })
  })
  test('turns what speaks for the work where the yardsticks differ', () => {
    expect(speaksAgainst(page()).map((said) => said.text)).toContain(
      'Half earn less than $49,210; the middle of all jobs is $49,500.',
    )
    expect(speaksFor(ohio).map((said) => said.text)).toContain(
      'Half in Ohio earn more than $48,810; the middle of all jobs there is $48,000.',
    )
  })
  test('is starred in a list where it is not the state’s', () => {
    const list = [{ medianPay: 1, payState: 'OH' }, { medianPay: 2 }, {}]
    expect(list.map((one) => payStar('OH', one))).toEqual(['', '*', ''])
    expect(list.map((one) => payStar(undefined, one))).toEqual(['', '', ''])
  })
  test('is introduced by whose it is, and the star is explained where there is one', () => {
    const published = { medianPay: 1, payState: 'OH' }
    expect(payNote('OH', [published, { medianPay: 2 }])).toBe(
      'Median pay in Ohio: BLS, May 2025. *For these no figure is published there; it is the national one of May 2024.',
    )
    expect(payNote('OH', [published, {}])).toBe('Median pay in Ohio: BLS, May 2025.')
    expect(payNote(undefined, [{ medianPay: 2 }])).toBe('Median pay: BLS, May 2024, US national.')
  })
})
