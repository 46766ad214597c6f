import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { advise, codesOf, drawn, schoolingOf } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine } = shippedCareers()
const people = drawn(
  engine.base.occupations.filter(({ ranked, wages }) => ranked && wages && wages.p50 > 0),
  90,
  'pay loss',
)

describe('a list with work that pays far less', () => {
  it('says so, and so does each such place, whatever somebody earns and asks for', () => {
    let told = 0
    for (const [at, { code, entry, wages }] of people.entries()) {
      const salaryCurrent = Math.round(wages!.p50 * [0.8, 1, 1.4, 1.9][at % 4]!)
      const goal = ['', 'I can take less pay for calmer work', 'My back is giving out'][at % 3]!
      const more = { salaryCurrent, yearsExperience: 2 + (at % 20), education: schoolingOf(entry.education) }
      const list = presentRanking(engine, advise({ current: code, ...more, ...(goal && { goal }) }))
      const poor = list.ranked.filter(({ occupation }) => {
        const { code: other, wages: pay } = occupation!
        return other.slice(0, 7) !== code.slice(0, 7) && pay!.median > 0 && pay!.median < 0.75 * salaryCurrent
      })
      const said = /(?:(\d+) of the \d+ places|the only place) is less than three quarters of what you earn/i.exec(
        list.confidenceReason,
      )
      assert.equal(said ? Number(said[1] ?? 1) : 0, poor.length, `${code}: ${list.confidenceReason}`)
      for (const { reasonsAgainst, occupation } of poor) {
        const kinds = reasonsAgainst.map(({ kind }) => kind)
        assert.ok(kinds.includes('pay_below'), `${code} to ${occupation!.code}: ${kinds.join(' ')}`)
        told += 1
      }
    }
    assert.ok(told >= 30, String(told))
  })

  it('is filled up with nothing that pays less than half, unless counselors name it early', () => {
    for (const { code, entry, wages } of people) {
      const ranking = advise({
        current: code,
        education: schoolingOf(entry.education),
        salaryCurrent: 2 * wages!.p50,
        yearsExperience: 15,
      })
      const { reference, pay, named } = ranking.standing
      if (ranking.ranked.length > 2)
        for (const index of ranking.ranked)
          assert.ok(pay[index]! >= 0.5 * reference || named![index]! >= 0.8, `${code}: ${engine.base.occupations[index]!.code}`)
    }
  })

  it('holds the top of a firm for who leads in it with years and pay, and for nobody else', () => {
    const top = (current: string, salaryCurrent: number, yearsExperience: number) =>
      codesOf(advise({ current, salaryCurrent, yearsExperience, education: 'masters' })).includes('11-1011.00')
    for (const current of ['11-3031.00', '11-3031.01']) {
      assert.ok(top(current, 260_000, 20), current)
      assert.ok(!top(current, 260_000, 11), current)
      assert.ok(!top(current, 150_000, 20), current)
    }
    for (const { code } of people) if (!code.startsWith('11-')) assert.ok(!top(code, 150_000, 20), code)
  })
})
