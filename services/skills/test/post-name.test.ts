import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Reach } from '@waymark/proto/waymark/skills/v1/profile'
import { rank } from '../src/domain/rank.ts'
import { presentRanking } from '../src/present-ranking.ts'
import { readStatedGoals } from '../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from './support/careers.ts'
import { profileOf } from './support/personas.ts'

const { engine, goals } = shippedCareers()

function listOf(code: string, text: string, reach: Partial<Reach> = {}) {
  const profile = profileOf({
    interests: [3, 3, 3, 3, 3, 3],
    current: code,
    reach: { yearsExperience: 9, education: 'bachelors', ...reach },
  })
  const stated = readStatedGoals(goals, { text, removed: [] }, code)
  return presentRanking(engine, rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1, goals: stated }))
}

describe('a place in the present work', () => {
  for (const [code, text, name] of [
    ['11-3031.00', 'I want to be CFO of a midsize company', 'CFO'],
    ['13-2072.00', 'commercial lending with a salary', 'Commercial lending'],
    ['31-1131.00', 'something in a hospital', 'Your work in a hospital'],
    ['47-2152.00', 'start my own firm', 'A business of your own'],
    ['13-1041.00', 'the same kind of work at a company that takes it seriously', 'Your work in another place'],
  ] as const)
    it(`of who writes "${text}" is called ${name}, and keeps its title and code`, () => {
      const place = listOf(code, text).ranked.find(({ occupation }) => occupation?.code === code)
      assert.equal(place?.postName, name)
      assert.equal(place?.occupation?.title, engine.base.occupations[engine.base.indexOf.get(code)!]!.title)
    })

  it('has no other name where nothing in it was asked for, and no other work has one', () => {
    const { ranked, present } = listOf('13-2072.00', 'underwriting or credit analysis')
    assert.ok(ranked.length > 0)
    for (const place of [...ranked, present]) assert.equal(place?.postName, '')
  })
})

describe('a wish about the work', () => {
  const answered = (code: string, text: string, reach = {}) =>
    Object.fromEntries(listOf(code, text, reach).wishes.map((wish) => [wish.id, wish]))

  it('is answered in the words of the person, by the places of the list, with its source', () => {
    const { no_nights } = answered('43-4171.00', 'medical billing or a dental office, without nights', {
      salaryCurrent: 34_000,
      salaryTarget: 44_000,
      education: 'high_school',
    })
    assert.equal(no_nights?.phrase, 'without nights')
    assert.equal(no_nights?.answer, 'yes')
    assert.match(no_nights!.why, /Billing and Posting Clerks.* mostly work by day\.$/)
    assert.match(no_nights!.source, /^BLS Occupational Outlook Handbook/)
  })

  it('is told as not held where no data are, never as met', () => {
    const { benefits, small_company } = answered('43-4171.00', 'medical billing at a small company with benefits')
    for (const wish of [benefits, small_company]) {
      assert.equal(wish?.answer, 'unknown')
      assert.match(wish!.why, /^We hold no data on /)
      assert.equal(wish!.source, '')
    }
  })

  it('names what of it no data hold, once', () => {
    const { no_nights, home_at_night } = answered('49-9071.00', 'hospital maintenance with no on-call, and less travel')
    assert.match(no_nights!.why, /On-call duty is not in the data/)
    assert.match(home_at_night!.why, /Days on the road are not in the data/)
    const { no_nights: hours, summers } = answered('43-6014.00', 'a job during school hours')
    assert.equal(`${hours?.why} ${summers?.why}`.match(/school day are not in the data/g)?.length, 1)
  })

  it('is met by no place where the list holds none that keeps to it', () => {
    const { outdoors } = answered('13-2011.00', 'payroll, but somewhere I am working outdoors', { salaryCurrent: 50_000 })
    assert.equal(outdoors?.answer === 'yes', false)
  })
})
