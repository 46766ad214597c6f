import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NO_REACH } from '@waymark/contracts/models/advice/reach'
import type { RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { rank } from '../../src/domain/matching/rank.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'

/** A warehouse worker with a bachelor's degree, 24 months and ten hours a week, and what they write. */
function listFor(goal: string, skills: readonly string[] = [], current = '53-7062.00'): RankResponse {
  const { engine, goals } = shippedCareers()
  const profile = {
    ...{ ratings: [], currentRole: '', valuesOrder: [], currentOccupation: current },
    skills: skills.map((name) => ({ name, rating: 9, evidence: 'self' })),
    reach: {
      ...NO_REACH,
      yearsExperience: 6,
      education: 'bachelors',
      salaryCurrent: 40_000,
      monthsAvailable: 24,
      learningHours: 10,
    },
  }
  const stated = readStatedGoals(goals, { text: goal, removed: [] }, current)
  return presentRanking(engine, rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated }))
}

const placeOf = ({ ranked }: RankResponse, code: string) => ranked.find(({ occupation }) => occupation?.code === code)

describe('work that was learned abroad', () => {
  const accountant = listFor(
    'In my country I was accountant for 12 years but they do not recognize my diploma. Return to accounting.',
  )

  it('is open after an evaluation, which the place and the answer name with a first step, and not in 0 months', () => {
    const place = placeOf(accountant, '13-2011.00')!
    assert.deepEqual([place.entry?.studyLow, place.entry?.studyHigh], [1, 3])
    assert.match(place.entry!.missing.join(), /evaluation of your diploma by a member of NACES/)
    const said = place.reasonsAgainst.map(({ text }) => text).join(' ')
    assert.match(said, /naces\.org.*bookkeeping/)
    assert.doesNotMatch(said, /full time, about 36 hours|beginner at checking financial records/)
    const [answer] = accountant.goals
    assert.equal(answer?.answer, 'yes')
    assert.match(answer!.why, /member of NACES/)
    assert.match(accountant.wishes.find(({ id }) => id === 'abroad')!.why, /naces\.org/)
  })

  it('asks the board of the state and the exams where the law asks for a license', () => {
    const nurse = listFor('In my country I was a registered nurse. I want to be a nurse here.')
    const entry = placeOf(nurse, '29-1141.00')?.entry ?? assert.fail(JSON.stringify(nurse.goals))
    assert.deepEqual([entry.studyLow, entry.studyHigh], [3, 12])
    assert.match(entry.missing.join(), /NCLEX-RN.*license/)
    assert.match(nurse.goals[0]!.why, /state’s board/)
  })

  it('is told to who gave no present work too, and not that they can apply as they are', () => {
    const list = listFor('In my country I was an auditor for 7 years. I want to return to accounting here', [], '')
    const why = list.goals[0]!.why
    assert.match(why, /the work you know, counted under Accountants and Auditors\. Your diploma is from abroad/)
    assert.doesNotMatch(why, /apply as you are/)
    assert.equal(placeOf(list, '13-2011.00')?.entry?.studyHigh, 3)
  })

  it('is left as it is for who says nothing of another country, and for who works in it here', () => {
    const here = listFor('I was an accountant for 12 years. Return to accounting.')
    assert.deepEqual(placeOf(here, '13-2011.00')?.entry?.studyHigh, 0)
    const inside = listFor('In my country I was a registered nurse, and I am one here. Stay a nurse.', [], '29-1141.00')
    assert.equal(placeOf(inside, '29-1141.00')?.entry?.studyHigh ?? 0, 0)
  })
})

describe('interpreting', () => {
  const studyOf = (...skills: string[]) => placeOf(listFor('I want to be an interpreter', skills), '27-3091.00')?.entry

  it('takes a course of months who speaks a second language well, and years who would first learn it', () => {
    assert.deepEqual([studyOf('Haitian Creole')?.studyLow, studyOf('Haitian Creole')?.studyHigh], [1, 6])
    assert.ok((studyOf('Forklift')?.studyLow ?? 24) >= 24)
  })
})
