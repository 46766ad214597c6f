import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type EntryPerson, entryPath } from '../../../src/domain/reach/entry-path.ts'
import { advise, codesOf, drawn } from '../../support/advise.ts'
import { shippedCareers } from '../../support/careers.ts'

const { base } = shippedCareers().engine
const BACHELOR = 4
const MASTER = 5
const DOCTORAL = 6
const way = (target: string, person: Partial<EntryPerson>) => entryPath(base, { years: 6, education: MASTER, ...person }, target)
const study = (target: string, person: Partial<EntryPerson>): number => way(target, person).studyMonths[0]

describe('a higher degree on the way to data and writing', () => {
  it('counts as the degree that is asked for, whatever its field', () => {
    const people = drawn(
      base.occupations.filter(({ code }) => /^(?:1[0379]|2[1359]|27-2)/.test(code)),
      25,
      'graduates',
    )
    for (const { code } of people)
      for (const target of ['15-2051.00', '15-2051.01', '15-2031.00', '27-3042.00', '27-3041.00', '27-3043.00']) {
        const without = way(target, { presentCode: code, education: BACHELOR })
        const graduate = way(target, { presentCode: code })
        assert.notEqual(graduate.how, 'outside', `${code} to ${target}`)
        assert.ok(graduate.studyMonths[0] <= without.studyMonths[0] && graduate.experienceMonths <= without.experienceMonths)
        assert.ok(graduate.studyMonths[0] <= 6, `${code} to ${target}`)
      }
    assert.equal(way('27-3042.00', { presentCode: '23-1011.00', education: DOCTORAL }).experienceMonths, 0)
  })

  it('is no degree in computing, accounting or health', () => {
    for (const target of ['15-1252.00', '13-2011.00', '29-2011.00'])
      assert.equal(way(target, { presentCode: '23-1011.00', education: DOCTORAL }).how, 'outside', target)
    assert.equal(study('15-2051.00', { presentCode: '35-3031.00', education: BACHELOR }), 12)
  })

  it('in a science is years of work with data', () => {
    assert.equal(way('15-2051.00', { field: '40.08', education: DOCTORAL }).how, 'same')
    assert.equal(way('15-2051.00', { presentCode: '19-1042.00', education: DOCTORAL }).how, 'same')
    assert.equal(way('15-2051.00', { field: '40.08' }).how, 'related')
    assert.equal(way('15-2051.00', { field: '54.01', education: DOCTORAL }).how, 'related')
    assert.equal(way('15-2051.00', { presentCode: '23-1011.00', education: DOCTORAL }).how, 'related')
  })
})

describe('a wish for no nights', () => {
  it('is not answered with work that is staffed day and night and that the handbook has no page of', () => {
    const staffed = /^(?:33-10|43-5032|51-809|53-4041)/
    const known = base.occupations.filter(
      ({ code, ranked }) => ranked && /^(?:31|33|35|37|43|49|51|53)/.test(code) && !staffed.test(code),
    )
    for (const { code } of drawn(known, 40, 'nights')) {
      const ranking = advise({ current: code, goal: 'No more nights.', education: 'high_school', yearsExperience: 8 })
      assert.ok(ranking.goals.wishes.some(({ id }) => id === 'no_nights'))
      assert.ok(
        codesOf(ranking).every((one) => !staffed.test(one)),
        `${code}: ${codesOf(ranking).join(' ')}`,
      )
    }
  })
})
