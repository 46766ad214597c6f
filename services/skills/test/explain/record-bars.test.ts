import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findReasons } from '../../src/domain/explain/reasons.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine, goals } = shippedCareers()
const current = '13-2011.00'

/** What is said of a conviction at some work. */
function saidOf(text: string, ...codes: readonly string[]): string[] {
  const reach = { yearsExperience: 20, education: 'bachelors', salaryCurrent: 80_000 }
  const profile = profileOf({ interests: [2, 5, 3, 4, 5, 8], current, reach })
  const stated = readStatedGoals(goals, { text, removed: [] }, current)
  const ranking = rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated })
  return codes.flatMap((code) =>
    findReasons(engine, ranking, engine.base.indexOf.get(code)!)
      .against.filter(({ kind }) => kind === 'record_bar')
      .map((reason) => reason.text),
  )
}

describe('a conviction for theft or fraud', () => {
  const INSURER = ['13-2053.00', '41-3021.00', '13-1031.00']
  const BANK = ['43-3071.00', '13-2072.00', '13-2099.04']

  it('is told at the work that the law closes, with whom to ask', () => {
    for (const text of [
      'on probation until 2027 for theft from my employer',
      'I have a record, a felony for embezzlement',
      'convicted of check fraud',
    ]) {
      assert.equal(saidOf(text, ...INSURER).filter((said) => /insurance regulator/.test(said)).length, INSURER.length, text)
      assert.equal(saidOf(text, ...BANK).filter((said) => /federal regulator’s consent/.test(said)).length, BANK.length, text)
      assert.deepEqual(saidOf(text, '13-1141.00', '51-4121.00'), [], text)
    }
  })

  it('is read from no other record, and from no goal in such work', () => {
    for (const text of [
      'felony for possession in 2019',
      'fraud department at a bank',
      'fraud examiner, background checks are fine',
    ])
      assert.deepEqual(saidOf(text, ...INSURER, ...BANK), [], text)
  })
})
