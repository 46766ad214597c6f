// @vitest-environment node
import { article } from '@waymark/contracts/text/article'
import { describe, expect, test } from 'vitest'
import type { OccupationFigures } from '../../../src/api/occupations.ts'
import {
  countWord,
  listed,
  lowerFirst,
  people,
  signedPercent,
  upperFirst,
  whole,
} from '../../../src/entities/occupation/figures.ts'
import { agreementOf, lensSentence } from '../../../src/features/occupation/sections/lenses.ts'
import { payAxis, placeOn } from '../../../src/features/occupation/sections/pay-axis.ts'
import { speaksAgainst, speaksFor } from '../../../src/features/occupation/sections/speaks.ts'
import {
  agreementWord,
  hoursOf,
  lenses,
  pileOf,
  piles,
  sayHalved,
  sayObserved,
  sumPiles,
} from '../../../src/site/ai-transition/readings.ts'

const figure = (value: number) => ({ value, unit: '', year: 2034, source: 'P' })
const lens = (letter: string, percentile: number) => ({ lens: letter, name: letter, value: 0.4, percentile, year: 2023 })
const activity = (verdict: string) => ({ name: 'x', verdict })
const occupation = (part: object): OccupationFigures =>
  ({ wages: {}, outlook: {}, activities: [], exposures: [], ...part }) as unknown as OccupationFigures
const national = { growth: 3.1, medianPay: 49_500 }

describe('figures in words', () => {
  test('carry their sign, and a size that can be read', () => {
    expect([0.04, -0.04, 12].map(signedPercent)).toEqual(['+0.0%', '−0.0%', '+12.0%'])
    expect([999_999, 1_000_000, 1_234.6, 12_345_678].map(people)).toEqual(['999,999', '1 million', '1,235', '12.3 million'])
    expect(whole(1_234.5)).toBe('1,235')
  })
  test('change the first letter alone', () => {
    expect([upperFirst('aBC'), lowerFirst('ABC'), upperFirst('')]).toEqual(['ABC', 'aBC', ''])
  })
  test('are listed as people list them', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual(['', 'a', 'a and b', 'a, b and c'])
  })
  test('small numbers are words', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(countWord)).toEqual(
      'no one two three four five six seven eight nine ten 11'.split(' '),
    )
  })
})

describe('the pay axis', () => {
  test('widens the gap of its ticks until there are six at most', () => {
    expect(payAxis([0, 100_000]).ticks).toHaveLength(6)
    expect(payAxis([0, 120_000]).ticks).toEqual([0, 40_000, 80_000, 120_000])
    expect(payAxis([21_000, 239_200])).toEqual({ from: 20_000, to: 240_000, ticks: [20_000, 80_000, 140_000, 200_000] })
  })
  test('an amount below its beginning lies at the beginning', () => {
    const axis = payAxis([40_000, 60_000])
    expect([20_000, 45_000, 60_000].map((amount) => placeOn(axis, amount))).toEqual([0, 25, 100])
  })
})

describe('what speaks for an occupation', () => {
  const texts = (part: object) => speaksFor(occupation(part)).map(({ text, sources }) => `${sources}: ${text}`)

  test('many openings, from 15,000 on', () => {
    expect(texts({ outlook: { openings: figure(14_999) } })).toEqual([])
    expect(texts({ outlook: { openings: figure(15_000) } })).toEqual([
      'P: 15,000 openings a year, so there is work in most places.',
    ])
  })
  test('growth of two points above the average', () => {
    expect(texts({ outlook: { growth: figure(5) }, national })).toEqual([])
    expect(texts({ outlook: { growth: figure(5.1) }, national })).toEqual([
      'P: Growth of +5.1% by 2034, above the +3.1% of all occupations.',
    ])
    expect(texts({ outlook: { growth: figure(5.1) } })).toEqual([])
  })
  test('pay at or above the middle of all jobs', () => {
    expect(texts({ wages: { median: figure(49_499) }, national })).toEqual([])
    expect(texts({ wages: { median: figure(49_500) }, national })).toEqual([
      'W: Half earn more than $49,500; the middle of all jobs is $49,500.',
    ])
    expect(texts({ wages: { median: figure(90_000) } })).toEqual([])
  })
  test('a quarter of the activities that stay with people', () => {
    const of = (human: number, aided: number) =>
      texts({ activities: [...Array(human).fill(activity('human')), ...Array(aided).fill(activity('aided'))] })
    expect(of(0, 0)).toEqual([])
    expect(of(0, 4)).toEqual([])
    expect(of(1, 4)).toEqual([])
    expect(of(1, 3)).toEqual(['AB: 1 of its 4 kinds of activity stays with people, by the readings of its tasks.'])
    expect(of(2, 2)).toEqual(['AB: 2 of its 4 kinds of activity stay with people, by the readings of its tasks.'])
  })
})

describe('what speaks against an occupation', () => {
  const texts = (part: object) => speaksAgainst(occupation(part)).map(({ text, sources }) => `${sources}: ${text}`)

  test('a degree as the usual entry, else a long preparation', () => {
    expect(texts({ entryEducation: "Associate's degree", jobZone: 5 })).toEqual(["P: The usual entry is an associate's degree."])
    expect(texts({ entryEducation: "Bachelor's Degree" })).toEqual(["P: The usual entry is a bachelor's Degree."])
    expect(texts({ entryEducation: 'High school diploma', jobZone: 4 })).toEqual([
      'O: It needs long preparation: job zone 4 of 5.',
    ])
    expect(texts({ jobZone: 3 })).toEqual([])
    expect(texts({})).toEqual([])
  })
  test('growth below, at or little above the average', () => {
    const at = (growth: number) => texts({ outlook: { growth: figure(growth) }, national })
    expect(at(-0.1)).toEqual(['P: The number of jobs is expected to shrink: −0.1% by 2034.'])
    expect(at(0)).toEqual(['P: Growth of 0.0% by 2034 is not above the +3.1% of all occupations.'])
    expect(at(3.1)).toEqual(['P: Growth of +3.1% by 2034 is not above the +3.1% of all occupations.'])
    expect(at(5)).toEqual(['P: Growth of +5.0% by 2034 is little above the +3.1% of all occupations.'])
    expect(at(5.1)).toEqual([])
    expect(texts({ outlook: { growth: figure(1) } })).toEqual([])
  })
  test('pay below the middle of all jobs', () => {
    expect(texts({ wages: { median: figure(49_499) }, national })).toEqual([
      'W: Half earn less than $49,499; the middle of all jobs is $49,500.',
    ])
    expect(texts({ wages: { median: figure(49_500) }, national })).toEqual([])
    expect(texts({ wages: { median: figure(10) } })).toEqual([])
  })
  test('few openings, below 1,500', () => {
    expect(texts({ outlook: { openings: figure(1_499) } })).toEqual(['P: Only 1,499 openings a year in the whole country.'])
    expect(texts({ outlook: { openings: figure(1_500) } })).toEqual([])
  })
  test('lenses that put it among the most exposed quarter, with their letters', () => {
    expect(texts({ exposures: [lens('A', 75), lens('B', 74), lens('C', 99)] })).toEqual([
      'AC: 2 of 3 AI lenses put it among the most exposed quarter of occupations.',
    ])
    expect(texts({ exposures: [lens('A', 74)] })).toEqual([])
  })
  test('the article follows the sound of the first letter', () => {
    expect(['Associate', 'engineer', 'doctor', 'b-a'].map(article)).toEqual(['an', 'an', 'a', 'a'])
  })
})

describe('the lenses', () => {
  test('each has its own reading in its own unit', () => {
    const read = (letter: string, more = {}) => lensSentence({ ...lens(letter, 50), ...more })
    expect(read('A')).toBe('Could a language model halve the time? For 40% of the work.')
    expect(read('A', { people: 0.3 })).toBe('Could a language model halve the time? For 40% of the work.')
    expect(read('A', { model: 0.3 })).toBe('Could a language model halve the time? For 40% of the work.')
    expect(read('A', { people: 0.305, model: 0.2 })).toBe(
      'Could a language model halve the time? People say for 31% of the work, a model says 20%.',
    )
    expect(read('B')).toBe('How far assistants are already used for such activities: 0.40 on a scale of 0 to 1.')
    expect(read('C')).toBe('How well its tasks suit machine learning: 0.40 on a scale of 1 to 5.')
    expect(read('D')).toBe('What experts stated in 2013 about computerizing it: 0.40 on a scale of 0 to 1.')
  })
  test('say in a title and a sentence how far they agree', () => {
    const of = (agreement: string) => agreementOf(agreement, [lens('A', 20), lens('B', 60), lens('C', 30)])
    const apart = 'They lie within 40 points of each other'
    expect(of('clear_high')).toEqual({ grade: 3, title: 'They agree: much exposed', text: `${apart}, in the upper part.` })
    expect(of('clear_middle')).toEqual({ grade: 3, title: 'They agree: in the middle', text: `${apart}, near the middle.` })
    expect(of('clear_low')).toEqual({ grade: 3, title: 'They agree: little exposed', text: `${apart}, in the lower part.` })
    expect(of('agree_in_part')).toEqual({
      grade: 2,
      title: 'They agree in part',
      text: `${apart}. Read the activities below before you conclude.`,
    })
    expect(of('split')).toEqual({
      grade: 1,
      title: 'They do not agree',
      text: 'They lie 40 points apart. No single reading of them is safe.',
    })
    expect(of('few')).toEqual({
      grade: 0,
      title: 'Too few lenses to compare',
      text: 'With fewer than three lenses we say nothing about agreement.',
    })
  })
})

describe('readings of activities', () => {
  test('four lenses, three piles, each with its name', () => {
    expect(lenses.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D'])
    expect(piles.map(({ pile }) => pile)).toEqual(['aided', 'mixed', 'human'])
  })
  test('agreement is said in words, and an unknown one as it is', () => {
    const words = ['clear_low', 'clear_middle', 'clear_high', 'agree_in_part', 'split', 'few', 'new'].map(agreementWord)
    expect(words).toEqual(['clear, low', 'clear, middle', 'clear, high', 'in part', 'split', 'too few', 'new'])
  })
  test('halved time is said at the nearest of no, half and yes', () => {
    const said = [undefined, 0, 0.24, 0.25, 0.74, 0.75, 1].map(sayHalved)
    expect(said.map(({ word }) => word)).toEqual(['no reading', 'no', 'no', 'with software', 'with software', 'yes', 'yes'])
    expect(said.map(({ mark }) => mark)).toEqual(['', 'n', 'n', 'h', 'h', 'y', 'y'])
  })
  test('observed use is said in thirds', () => {
    const said = [undefined, 0, 0.33, 1 / 3, 0.66, 2 / 3, 1].map(sayObserved)
    expect(said.map(({ word }) => word)).toEqual(['no reading', 'rarely', 'rarely', 'sometimes', 'sometimes', 'often', 'often'])
    expect(said.map(({ mark }) => mark)).toEqual(['', 'n', 'n', 'h', 'h', 'y', 'y'])
  })
  test('what only leans to help is mixed work', () => {
    expect(['aided', 'human', 'mixed', 'leans_aided', ''].map(pileOf)).toEqual(['aided', 'human', 'mixed', 'mixed', 'mixed'])
  })
  test('piles hold the hours of what is ticked', () => {
    const row = (pile: 'aided' | 'mixed' | 'human', hours: number, ticked = true) => ({ pile, hours, ticked })
    expect(sumPiles([row('aided', 3), row('aided', 4), row('human', 9, false), row('human', 2)])).toEqual({
      aided: 7,
      mixed: 0,
      human: 2,
    })
  })
  test('a week is whole hours that add up, the largest rests rounded up, the earlier first', () => {
    expect(hoursOf([1, 1, 1])).toEqual([14, 13, 13])
    expect(hoursOf([0.5, 0.3, 0.2], 10)).toEqual([5, 3, 2])
    expect(hoursOf([0.26, 0.54, 0.2], 10)).toEqual([3, 5, 2])
    expect(hoursOf([0.1, 0.2, 0.26], 7).reduce((sum, hours) => sum + hours, 0)).toBe(7)
    expect(hoursOf([1.2, 1.4, 1.4], 4)).toEqual([1, 2, 1])
    expect(hoursOf([1.1, 2.3, 1.6], 5)).toEqual([1, 2, 2])
    expect(hoursOf([1.6, 2.3, 1.1], 5)).toEqual([2, 2, 1])
    expect(hoursOf([], 10)).toEqual([])
  })
})
