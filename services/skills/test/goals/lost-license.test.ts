import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lostLicense } from '../../src/domain/goals/words/lost-license.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine, goals } = shippedCareers()

describe('a license that is lost', () => {
  for (const [text, phrase] of [
    ['surrendered my nursing license, need something else', 'surrendered my nursing license'],
    ['lost my CDL over a DUI', 'lost my CDL'],
    ['the board suspended my pharmacist license', 'the board suspended my pharmacist license'],
    ['my teaching license was revoked last year', 'my teaching license was revoked'],
    ['I gave up my law license voluntarily', 'I gave up my law license'],
    ['I no longer hold my RN license', 'I no longer hold my RN license'],
    ['they took my real estate license', 'they took my real estate license'],
  ] as const)
    it(`is read in "${text}"`, () => assert.equal(lostLicense(text), phrase))

  for (const text of [
    "lost my driver's license",
    'lost my job, I hold a CDL',
    'I renew my nursing license in May',
    'my brother lost his license',
    'want to get my license back into use',
    'lost my mother last year, nursing license is active',
    '',
  ])
    it(`is not read in "${text}"`, () => assert.equal(lostLicense(text), undefined))
})

describe('who lost the license of their work', () => {
  const listOf = (current: string, education: string, text: string, removed: string[] = []) => {
    const profile = profileOf({ current, interests: [3, 3, 3, 4, 3, 4], reach: { yearsExperience: 9, education } })
    const stated = readStatedGoals(goals, { text, removed }, current)
    return presentRanking(engine, rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated }))
  }
  const codesOf = (list: ReturnType<typeof listOf>) => list.ranked.map(({ occupation }) => occupation!.code)

  for (const [current, education, text, closed] of [
    [
      '29-1141.00',
      'bachelors',
      'surrendered my nursing license, need something else in healthcare',
      /^29-1(?:141|151|161|171)|^29-2061|^25-1072/,
    ],
    ['29-1051.00', 'professional', 'the board suspended my pharmacist license, anything near it', /^29-1051|^25-1071/],
    ['25-2031.00', 'masters', 'my teaching license was revoked', /^25-20[1235]|^11-9032/],
    ['53-3032.00', 'high_school', 'lost my CDL', /^53-30(?:32|5[12])/],
  ] as const)
    it(`is not sent back to it, nor to what it opens: "${text}"`, () => {
      const list = listOf(current, education, text)
      assert.ok(list.ranked.length > 0)
      for (const code of codesOf(list)) assert.doesNotMatch(code, closed)
      assert.equal(list.sameWork, undefined)
      assert.deepEqual(list.specialities, [])
      assert.ok(list.goals.every(({ answer }) => answer !== 'inside'))
      assert.ok(list.limits.some(({ label }) => label === 'Work without the license that you no longer hold'))
    })

  it('is told so where they name the work all the same, and may take the words back', () => {
    const text = 'surrendered my nursing license. Be a nurse practitioner or back to being a registered nurse'
    const { goals: answers } = listOf('29-1141.00', 'bachelors', text)
    assert.ok(answers.length >= 2)
    for (const { phrase, answer, why } of answers) {
      assert.equal(answer, 'no', phrase)
      assert.match(why, /you wrote “surrendered my nursing license”.*what it takes to get the license back/)
    }
    const again = listOf('29-1141.00', 'bachelors', text, ['surrendered my nursing license'])
    assert.ok(again.goals.some(({ answer }) => answer !== 'no'))
  })

  it('is somebody of licensed work: others lose nothing by it', () => {
    assert.ok(!listOf('43-4051.00', 'high_school', 'lost my CNA certification').limits.some(({ label }) => /license/.test(label)))
  })
})
