import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { refusalOf, rulesFor } from '../../src/domain/reach/rules/refusals.ts'
import { advise, codesOf, drawn, schoolingOf } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine } = shippedCareers()
const { base } = engine

const listOf = (current: string, more = {}) => {
  const usual = base.occupations[base.indexOf.get(current)!]!.entry.education
  return advise({ current, education: schoolingOf(usual), yearsExperience: 8, ...more })
}

describe('the list of somebody who asks for nothing', () => {
  it('holds three places for nineteen of twenty occupations', () => {
    const people = drawn(base.occupations, 120, 'lists')
    const short = people.filter(({ code }) => listOf(code).ranked.length < 3).map(({ code }) => code)
    assert.ok(short.length <= 6, short.join(' '))
    assert.ok(people.every(({ code }) => listOf(code).ranked.length > 0))
  })

  it('holds three for narrow licenses, of what people of them are hired for', () => {
    const ways: readonly [current: RegExp, told: RegExp][] = [
      [/^23-10/, /^(?:11-3121|11-9199.02|13-1041|13-1075|23-10|25-1112|11-9033)/],
      [/^19-303[34]/, /^(?:11-9|13-1111|13-1151|21-10|25-1066|25-9031|19-303)/],
      [/^53-20[12]1/, /^(?:53-2012|11-3071|11-1021|13-1082|13-1151|25-1194|53-6051)/],
    ]
    const narrow = base.occupations.filter(({ code, ranked }) => ranked && ways.some(([current]) => current.test(code)))
    assert.ok(narrow.length >= 8)
    for (const { code } of narrow)
      for (const yearsExperience of [8, 14, 20]) {
        const codes = codesOf(listOf(code, { yearsExperience }))
        assert.ok(codes.length >= 3, `${code}: ${codes.join(' ')}`)
        const usual = ways.find(([current]) => current.test(code))![1]
        const signed = codes.filter((each) => usual.test(each)).length
        assert.ok(signed >= codes.length - 1, `${code}: ${codes.join(' ')}`)
      }
  })

  it('holds three for executives and for who leads a crew', () => {
    const leaders = base.occupations.filter(({ code }) => /^11-(?:10[12]1|20|30|31)|^(?:35|37|41|43|47|49|51|53)-1/.test(code))
    const short = leaders.filter(({ code, ranked }) => ranked && listOf(code).ranked.length < 3).map(({ code }) => code)
    assert.ok(leaders.length >= 25)
    assert.ok(short.length <= 1, short.join(' '))
    for (const [current, salaryCurrent] of [
      ['11-3121.00', 190_000],
      ['11-3031.00', 240_000],
      ['11-1021.00', 170_000],
      ['11-1011.00', 310_000],
    ] as const)
      assert.ok(listOf(current, { salaryCurrent, yearsExperience: 18 }).ranked.length >= 3, current)
  })

  it('is not filled up with what pays much less, unless that is well paid', () => {
    for (const { code } of drawn(base.occupations, 80, 'pay')) {
      const ranking = listOf(code)
      const { reference, pay, named } = ranking.standing
      if (!named || ranking.ranked.length < 2) continue
      for (const index of ranking.ranked)
        assert.ok(pay[index]! >= Math.min(100_000, 0.69 * reference), `${code}: ${codesOf(ranking).join(' ')}`)
    }
  })

  it('says of a place that only fills it up what speaks against it, and never breaks a limit that was set', () => {
    for (const { code } of drawn(base.occupations, 60, 'limits')) {
      const { person, standing, goals, ranked, options } = listOf(code, { leastPay: 60_000 })
      const rules = rulesFor({ engine, person, standing, goals, purpose: options.purpose })
      if (ranked.length <= 1) continue
      for (const index of ranked) assert.notEqual(refusalOf(rules, base.occupations[index]!)?.rule, 'reach_pay', code)
    }
  })
})
