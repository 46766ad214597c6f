import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { banks } from '../src/data/banks/banks.ts'
import { buildProfile } from '../src/domain/build-profile.ts'
import { readAnswers } from '../src/domain/read-answers.ts'

const facts = { currentRole: 'Electrician', yearsExperience: 9, industry: 'other', educationLevel: 'high_school' }
const BLANK = { careerGoals: 'To lead a crew one day.' }

/** Whether the profile that is sent to the engine says that somebody has led. */
function ledBy(more: object, answers: object = {}): boolean | undefined {
  const read = readAnswers(banks.executive_transition.questions, { ...BLANK, ...answers })
  return Profile.fromJSON(Profile.toJSON(buildProfile({ ...facts, ...more }, read.answers))).reach?.leads
}

describe('that somebody has led people', () => {
  it('is what they tick, and no tick says nothing', () => {
    assert.equal(ledBy({ leadershipExperience: true }), true)
    assert.equal(ledBy({ leadershipExperience: false }), undefined)
    assert.equal(ledBy({}), undefined)
  })

  it('is read of a title that says so', () => {
    for (const currentRole of [
      'Receiving lead - forklift',
      'Landscape crew leader',
      'carpentry foreman',
      'shift supervisor',
      'Store manager',
      'charge nurse',
      'head teller',
      'lead',
    ])
      assert.equal(ledBy({ currentRole }), true, currentRole)
    for (const currentRole of [
      'project manager',
      'Product manager',
      'account manager',
      'assistant to the director',
      'lead generation rep',
      'leadership coach',
      'crew member',
      'management trainee',
      'lead abatement worker',
    ])
      assert.equal(ledBy({ currentRole }), undefined, currentRole)
  })

  it('is read of how many they lead, and of a skill that they rate themselves', () => {
    assert.equal(ledBy({}, { workValues: { people_led: 'people_10' } }), true)
    assert.equal(ledBy({}, { workValues: { people_led: 'people_0' } }), undefined)
    const skill = (name: string, rating: number) =>
      ledBy({}, { skillsTechnical: [name], personalityScores: { skill_1_rating: rating } })
    assert.equal(skill('Running a small crew', 7), true)
    assert.equal(skill('Team leadership', 8), true)
    assert.equal(skill('Running a small crew', 3), undefined)
    assert.equal(skill('Running', 9), undefined)
  })
})
