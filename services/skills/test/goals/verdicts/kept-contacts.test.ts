import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { loadContacts } from '../../../src/data/knowledge-base/load-conditions.ts'
import { findReasons } from '../../../src/domain/explain/reasons.ts'
import { answerGoals } from '../../../src/domain/goals/answer-goals.ts'
import { answerWishes } from '../../../src/domain/goals/answer-wishes.ts'
import { CONTACTS } from '../../../src/domain/goals/contacts/contact-words.ts'
import { settingsThatKeep } from '../../../src/domain/goals/contacts/own-settings.ts'
import { rank } from '../../../src/domain/matching/rank.ts'
import { readStatedGoals } from '../../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../../support/careers.ts'
import { profileOf } from '../../support/personas.ts'

const { engine, goals } = shippedCareers()
const codeOf = (index: number): string => engine.base.occupations[index]!.code

function listOf(text: string, code: string, salaryCurrent = 60_000) {
  const stated = readStatedGoals(goals, { text, removed: [] }, code)
  const profile = profileOf({
    interests: [3, 3, 3, 4, 3, 3],
    current: code,
    reach: { yearsExperience: 8, education: 'bachelors', salaryCurrent },
  })
  const ranking = rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 2, goals: stated })
  return {
    stated,
    ranking,
    codes: ranking.ranked.map(codeOf),
    goals: answerGoals(engine, ranking),
    wishes: answerWishes(engine, ranking),
  }
}

describe('what somebody wants to keep of their work', () => {
  it('is a wish, answered for each place by its own figures, and no other work', () => {
    const { stated, wishes } = listOf('I want to keep working with kids, maybe HR', '25-2021.00')
    assert.deepEqual(
      stated.wanted.filter(({ inside }) => !inside).map(({ phrase }) => phrase),
      ['HR'],
    )
    const kids = wishes.find(({ id }) => id === 'with_children')!
    assert.match(kids.why, /Human Resources Specialists.* are with them only in some posts, or not at all/)
    assert.equal(kids.source, 'Our reading of O*NET tasks')
  })

  it('is work that is asked for where the present work does not hold it', () => {
    const own = listOf('I like to work with my hands', '47-2111.00').stated
    const other = listOf('I like to work with my hands', '13-2011.00').stated
    assert.deepEqual([own.wanted.length, other.wanted[0]?.codes[0]?.code], [0, '47-2111.00'])
    assert.ok([own, other].every(({ wishes }) => wishes.some(({ id }) => id === 'with_hands')))
  })

  it('is told as a reason of a place that holds it', () => {
    const { ranking, codes } = listOf('stay close to patients, no more nights', '29-1141.00', 82_000)
    const own = engine.base.indexOf.get('29-1141.00')!
    assert.ok(codes.includes('29-1141.00'))
    const told = findReasons(engine, ranking, own).for.map(({ text }) => text)
    assert.ok(
      told.some((text) => text.includes('You wrote “stay close to patients”: this work is with patients')),
      told.join('\n'),
    )
  })

  it('is read of every occupation, or a published figure', () => {
    for (const [id, rows] of loadContacts()) {
      const values = goals.wishValues(id)!
      assert.ok(CONTACTS[id] && rows.size >= 5, id)
      assert.ok([...values.values()].every((value) => value >= 0 && value <= 1) && [...values.values()].includes(1), id)
      assert.equal(values.size === engine.count, CONTACTS[id]!.isRead, id)
    }
  })
})

describe('a limit that the present work breaks as a whole', () => {
  it('asks for that work first where its settings keep it, and names them', () => {
    const { codes, goals: answers, wishes } = listOf('stay close to patients but leave night shifts', '29-1141.00', 82_000)
    assert.ok(codes.includes('29-1141.00'))
    const own = answers.find(({ answer }) => answer === 'inside')!
    assert.equal(own.phrase, 'No night or weekend shifts')
    assert.match(
      own.why,
      /^Places that keep to it in the work you do now: outpatient clinics, .+ counted under Registered Nurses/,
    )
    const nights = wishes.find(({ id }) => id === 'no_nights')!
    assert.equal(nights.answer, 'partly')
    assert.match(nights.why, /Registered Nurses as a whole often work nights.+; places that mostly do not: outpatient clinics/)
  })

  it('does not where they turn from the work, or name other work and hold on to nothing', () => {
    for (const text of ['out of nursing, no more nights', 'no more nights, I want to be a dental hygienist'])
      assert.ok(!listOf(text, '29-1141.00', 82_000).codes.includes('29-1141.00'), text)
  })

  it('does not where the work keeps it anyway', () => {
    assert.ok(!listOf('no nights or weekends', '13-2011.00').codes.includes('13-2011.00'))
  })

  it('has settings only where the work breaks it', () => {
    for (const id of engine.base.keptSettings.keys()) {
      const values = goals.wishValues(id)!
      const named = engine.base.occupations.filter((occupation) => settingsThatKeep(engine.base, { id }, occupation))
      assert.ok(
        named.some(({ code }) => (values.get(code) ?? 0) < 0),
        id,
      )
    }
  })
})
