import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { describe, expect, test } from 'vitest'
import { sourceLetters } from '../../src/entities/occupation/sources.ts'
import { awaitsNewer, growthFigure, introductionOf, shortfallOf } from '../../src/entities/occupation/standing.ts'

const made = new Date(new Date().getFullYear(), 1, 3, 12).toISOString()
const later = new Date(new Date().getFullYear(), 1, 9, 12).toISOString()
const assessment = (createdAt: string) => ({ id: 'a', assessmentType: 'basic_career', status: 'completed', createdAt })
const list = (createdAt: string): Recommendation[] =>
  Array.from({ length: 10 }, (_, index) => ({
    id: String(index),
    careerTitle: 'Nurses',
    description: '',
    matchPercentage: 80,
    fitLow: 70,
    fitHigh: 90,
    occupationCode: '29-1141.00',
    aiGenerated: false,
    requiredSkills: [],
    marketDemand: 'High',
    growthPotential: '',
    reasonsFor: [],
    reasonsAgainst: [],
    wouldChange: [],
    createdAt,
  }))

describe('the introduction', () => {
  test('counts the directions and names the day of the answers', () => {
    expect(introductionOf(list(made), [assessment(made)])).toBe(
      'Ten directions out of 923 occupations, ranked for your answers of February 3.',
    )
  })
  test('says when the list has changed since', () => {
    expect(introductionOf(list(later), [assessment(made)])).toMatch(/answers of February 3, last changed February 9\.$/)
  })
})

test('a list of fewer than ten says so, a whole one and none do not', () => {
  expect(shortfallOf(list(made))).toBeUndefined()
  expect(shortfallOf([])).toBeUndefined()
  expect(shortfallOf(list(made).slice(0, 9))).toBe('Not ten: we name only what we would stand by.')
  expect(shortfallOf(list(made).slice(0, 1))).toBe('Not ten: we name only what we would stand by.')
})

test('newer answers than the list are on their way', () => {
  const soon = Date.parse(later) + 60_000
  expect(awaitsNewer(list(made), [assessment(later), assessment(made)], soon)).toBe(true)
  // After five minutes nothing is promised any more.
  expect(awaitsNewer(list(made), [assessment(later), assessment(made)], soon + 300_000)).toBe(false)
  expect(awaitsNewer(list(later), [assessment(made)])).toBe(false)
  expect(awaitsNewer([], [assessment(made)])).toBe(false)
})

test('a growth sentence gives its figure', () => {
  expect(growthFigure('Slower than average (+0.2% by 2034)')).toBe('+0.2%')
  expect(growthFigure('Shrinking (-1.8% by 2034)')).toBe('−1.8%')
  expect(growthFigure('Not published')).toBe('Not published')
})

test('source letters come without repeats, in one order, unknown ones dropped', () => {
  expect(sourceLetters(['OYK', 'WY', 'Z'])).toEqual(['Y', 'O', 'W', 'K'])
})
