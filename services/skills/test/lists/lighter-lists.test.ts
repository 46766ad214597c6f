import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rowOfCode } from '../../src/domain/catalogue/row-of-code.ts'
import { isTooHeavy } from '../../src/domain/goals/wants-less.ts'
import { advise, codesOf, drawn, schoolingOf } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { base } = shippedCareers().engine
const WORDS = [
  'My back is giving out and I need something lighter.',
  'My knees are shot. I want a job that is easier on my body.',
  'I got hurt and cannot lift any more.',
]
/** Office posts that anybody could be told of, and the work from whose field they are a step. */
const OFFICE: Readonly<Record<string, RegExp>> = {
  '43-6013.00': /^(?:21|29|31|43)/,
  '29-2057.00': /^(?:29|31)/,
  '43-4171.00': /^(?:31|35-[39]|39|41|43)/,
  '43-4031.00': /^(?:13|23|27-3092|33|43)/,
  '43-5032.00': /^(?:33|43|47-2073|49|53|51-80)/,
}

describe('lighter work for whose body gives out', () => {
  it('builds on their own field and is no office post that everybody hears of', () => {
    for (const [own, row] of base.lighterMoves)
      for (const code of row) assert.ok(OFFICE[code]?.test(own) ?? true, `${code} stands in the lighter row of ${own}`)
  })

  it('is another place for each, and there are three of them for nearly everybody', () => {
    const load = advise({ current: '47-2181.00', goal: WORDS[0]! }).goals.wishes.find(({ id }) => id === 'less_load')!
    const heavy = base.occupations.filter(
      ({ code, ranked }) =>
        ranked &&
        rowOfCode(base.lighterMoves, code) &&
        isTooHeavy([load], () => load.values!.get(code)) &&
        !/^(?:19|25|27)/.test(code),
    )
    const counts = new Map<string, number>()
    let short = 0
    for (const [at, { code, entry }] of drawn(heavy, 60, 'lighter').entries()) {
      const education = /degree/.test(entry.education) ? 'associates' : 'high_school'
      const codes = codesOf(advise({ current: code, goal: WORDS[at % WORDS.length]!, education, yearsExperience: 6 + (at % 15) }))
      for (const one of codes) counts.set(one, (counts.get(one) ?? 0) + 1)
      if (codes.length < 3) short += 1
    }
    for (const code of Object.keys(OFFICE))
      assert.ok((counts.get(code) ?? 0) <= 9, `${code} is on ${counts.get(code)} of 60 lists`)
    for (const [code, many] of counts) assert.ok(many <= 27, `${code} is on ${many} of 60 lists`)
    assert.ok(short <= 18, `${short} of 60 lists hold fewer than three places`)
  })

  it('is different for an aide, a roofer, a cook, a picker and a driver', () => {
    const lists = ['31-1131.00', '47-2181.00', '35-2014.00', '53-7065.00', '53-3032.00'].map((current) =>
      codesOf(advise({ current, goal: WORDS[0]!, education: 'high_school', yearsExperience: 10 })),
    )
    for (const list of lists) assert.ok(list.length >= 3)
    const [aide, roofer, cook, picker, driver] = lists
    for (const [one, other] of [
      [aide, roofer],
      [aide, cook],
      [aide, picker],
      [roofer, cook],
      [roofer, picker],
      [cook, driver],
    ])
      assert.ok(one!.filter((code) => other!.includes(code)).length <= 2, `${one!.join(' ')} | ${other!.join(' ')}`)
  })
})

describe('an easier life', () => {
  const words = [
    ...WORDS,
    'Something easier, I am getting old.',
    'less stress please',
    'I am 58 and want to slow down before I retire',
    'part time and calmer',
    'I have a heart condition',
  ]

  it('is never heavier for the body than the present work, whatever that is and however it is said', () => {
    const load = advise({ current: '47-2181.00', goal: WORDS[0]! }).goals.wishes.find(({ id }) => id === 'less_load')!.values!
    const people = drawn(
      base.occupations.filter(({ ranked }) => ranked),
      120,
      'easier',
    )
    let places = 0
    for (const [at, { code, entry }] of people.entries()) {
      const goal = words[at % words.length]!
      const own = load.get(code)
      for (const other of codesOf(
        advise({ current: code, goal, education: schoolingOf(entry.education), yearsExperience: 10 }),
      )) {
        const there = load.get(other)
        if (own === undefined || there === undefined) continue
        places += 1
        assert.ok(there >= own - 0.06, `${code} to ${other} of who says “${goal}”: ${own} to ${there}`)
      }
    }
    assert.ok(places >= 200, String(places))
  })

  it('sends a custodian to no trade', () => {
    for (const goal of words.slice(0, -1))
      for (const code of codesOf(advise({ current: '37-2011.00', goal, education: 'high_school', yearsExperience: 12 })))
        assert.doesNotMatch(code, /^(?:45|47|49|51-[48])/, goal)
  })
})
