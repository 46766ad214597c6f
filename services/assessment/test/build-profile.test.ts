import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { interestAreas, workValueOptions } from '@waymark/contracts/models/assessment/options'
import { activities } from '@waymark/contracts/models/identity/activities'
import { reportTypes } from '@waymark/contracts/models/report/report-type'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { banks } from '../src/data/banks/banks.ts'
import { answeredQuestions } from '../src/domain/answered-questions.ts'
import { buildBasicProfile } from '../src/domain/build-basic-profile.ts'
import { type BasicFacts, buildProfile } from '../src/domain/build-profile.ts'
import { readAnswers } from '../src/domain/read-answers.ts'

const facts: BasicFacts = {
  currentRole: ' Paralegal ',
  yearsExperience: 9,
  industry: 'consulting',
  targetIndustry: 'exploring',
  salaryCurrent: 61_000,
  educationLevel: 'bachelors',
  currentOccupation: '23-2011.00',
}

const source = {
  careerGoals: 'To use what I know about contracts.',
  skillsTechnical: ['Contract review', 'Excel'],
  personalityScores: { activities_0: 2, activities_27: 9, competencies_5: 6, people_led: 3, skill_1_rating: 8 },
  workValues: {
    values_order: { independence: 1, support: 6 },
    pay_floor: 'drop_25',
    months_available: 'months_12',
    learning_hours: 'hours_5',
    remote_preference: 'hybrid',
  },
}

function profileFor(type: (typeof reportTypes)[number], answers: object = source) {
  const read = readAnswers(banks[type].questions, { careerGoals: '', ...answers })
  return buildProfile(facts, read.answers)
}

describe('the profile of a detailed assessment', () => {
  it('rates each scale that an item measures, with the item and the ends of its scale', () => {
    const { ratings } = profileFor('career_deep_dive')
    assert.deepEqual(ratings, [
      { scale: 'value.independence', item: 'values_order.independence', value: 6, low: 1, high: 6, weight: 1 },
      { scale: 'value.support', item: 'values_order.support', value: 1, low: 1, high: 6, weight: 1 },
      { scale: 'interest.realistic', item: 'activities.repair-machine', value: 2, low: 1, high: 10, weight: 1 },
      { scale: 'interest.social', item: 'activities.settle-quarrel', value: 9, low: 1, high: 10, weight: 1 },
      { scale: 'skill.2.A.2.b', item: 'competencies.learning', value: 6, low: 1, high: 10, weight: 1 },
      { scale: 'skill.2.A.2.c', item: 'competencies.learning', value: 6, low: 1, high: 10, weight: 0.5 },
    ])
  })

  it('carries the state that the person named, and none when they named none', () => {
    const named = buildProfile({ ...facts, state: 'OH' }, [])
    assert.equal(named.reach?.state, 'OH')
    assert.equal('state' in buildProfile(facts, []).reach!, false)
    assert.equal(Profile.fromJSON(Profile.toJSON(named)).reach?.state, 'OH')
  })

  it('takes reach, order of values and skills from their answers', () => {
    const profile = profileFor('career_change')
    assert.deepEqual(profile.reach, {
      yearsExperience: 9,
      education: 'bachelors',
      salaryCurrent: 61_000,
      salaryTarget: 0,
      industry: 'consulting',
      targetIndustry: '',
      payFloorShare: 0.75,
      monthsAvailable: 12,
      learningHours: 5,
      remotePreference: 'hybrid',
    })
    assert.deepEqual(profile.valuesOrder, ['independence', 'support'])
    assert.deepEqual(profile.skills, [
      { name: 'Contract review', rating: 8, evidence: 'self' },
      { name: 'Excel', rating: 0, evidence: 'self' },
    ])
    assert.equal(profile.currentRole, 'Paralegal')
    assert.equal(profile.currentOccupation, '23-2011.00')
  })

  it('reads a leadership choice as a place on its scale', () => {
    const { ratings } = profileFor('executive_transition', { workValues: { people_led: 'people_250' } })
    assert.deepEqual(ratings, [{ scale: 'skill.2.B.5.d', item: 'people_led', value: 4, low: 1, high: 5, weight: 0.5 }])
  })

  it('has no field for a name, an age or a gender, and no free text but role and skill names', () => {
    const told = {
      motivations: { motivation: 'I am Maria, 52, from Lisbon', proud: 'secret', change_idea: 'secret' },
      challenges: { fear: 'secret' },
    }
    const json = JSON.stringify(Profile.toJSON(profileFor('career_change', { ...source, ...told })))
    assert.doesNotMatch(json, /Maria|52,|Lisbon|secret/)
    assert.deepEqual(profileFor('career_change', { ...source, ...told }), profileFor('career_change'))
  })

  it('counts a level that was filled in and left alone half, marks it, and tells it to nobody', () => {
    const read = readAnswers(banks.career_change.questions, {
      careerGoals: '',
      personalityScores: { competencies_5: 7, competencies_6: 8, satisfaction: 4 },
      prefilled: ['competencies_5'],
    })
    assert.deepEqual(buildProfile(facts, read.answers).ratings, [
      { scale: 'skill.2.A.2.b', item: 'competencies.learning', value: 7, low: 1, high: 10, weight: 0.5, prefilled: true },
      { scale: 'skill.2.A.2.c', item: 'competencies.learning', value: 7, low: 1, high: 10, weight: 0.25, prefilled: true },
      { scale: 'skill.2.B.2.i', item: 'competencies.problem_solving', value: 8, low: 1, high: 10, weight: 1 },
    ])
    const told = answeredQuestions(read.answers)
    assert.deepEqual(
      told.map(({ questionId, items }) => [questionId, items.map(({ key }) => key)]),
      [
        ['satisfaction', ['satisfaction']],
        ['competencies', ['problem_solving']],
      ],
    )
    const nothingOwn = readAnswers(banks.career_change.questions, {
      careerGoals: '',
      personalityScores: { competencies_5: 7 },
      prefilled: ['competencies_5'],
    })
    assert.deepEqual(answeredQuestions(nothingOwn.answers), [])
  })

  it('counts a skill told twice once, with its rating', () => {
    const read = readAnswers(banks.career_change.questions, {
      careerGoals: '',
      skillsTechnical: ['excel'],
      personalityScores: { skill_1_rating: 4 },
    })
    const { skills } = buildProfile({ ...facts, skillsSoft: ['Excel', 'Patience'], certifications: ['Notary'] }, read.answers)
    assert.deepEqual(
      skills.map((skill) => `${skill.name} ${skill.rating}`),
      ['excel 4', 'Patience 0', 'Notary 0'],
    )
  })

  for (const type of reportTypes) {
    it(`of ${type} moves when any engine item is answered`, () => {
      for (const question of banks[type].questions) {
        if (question.type !== 'scale_group') continue
        for (const [index, item] of question.items.entries()) {
          if (!item.engine) continue
          const { ratings } = profileFor(type, { personalityScores: { [`${question.id}_${index}`]: 10 } })
          assert.deepEqual(
            ratings.map((rating) => rating.scale),
            item.engine.map((read) => read.scale),
            `${question.id}.${item.slug}`,
          )
        }
      }
    })
  }

  it('travels with every answer in words', () => {
    const answered = answeredQuestions(readAnswers(banks.career_deep_dive.questions, source).answers)
    const payFloor = answered.find((question) => question.questionId === 'pay_floor')
    assert.equal(payFloor?.topic, 'reach.pay_floor')
    assert.deepEqual(payFloor?.items, [{ key: 'drop_25', label: 'By about a quarter', value: 0, text: '' }])
  })
})

describe('the profile of a basic assessment', () => {
  const responses = {
    currentRole: 'Nurse',
    yearsExperience: 6,
    industry: 'Healthcare' as const,
    careerGoals: 'Less night work, more say.',
    workStyle: 'collaborative' as const,
    values: ['Work-life balance' as const, 'Making an impact' as const],
    skillsInterest: ['Customer Service' as const],
    challengePreference: 'varied' as const,
    learningStyle: 'hands-on' as const,
  }

  it('carries the state that the person named', () => {
    assert.equal(buildBasicProfile({ ...responses, state: 'PR' }).reach?.state, 'PR')
    assert.equal('state' in buildBasicProfile(responses).reach!, false)
  })

  it('hints at scales from ticks, and weighs them less than answers', () => {
    const { ratings } = buildBasicProfile({ ...responses, activities: { 'care-ill': 5, unknown: 3 } })
    const social = ratings.filter((rating) => rating.scale === 'interest.social')
    assert.deepEqual(
      social.map((rating) => [rating.item, rating.value, rating.weight]),
      [
        ['skillsInterest.writing_communication', 2, 0.0625],
        ['skillsInterest.leadership', 2, 0.0625],
        ['skillsInterest.customer_service', 5, 0.5],
        ['activities.care-ill', 5, 1],
      ],
    )
    assert.ok(ratings.every((rating) => rating.weight > 0 && rating.weight <= 1))
  })

  it('puts the work values in the order of the ordered ticks, and in none without an order', () => {
    assert.deepEqual(buildBasicProfile(responses).valuesOrder, [])
    const ordered = {
      ...responses,
      valuesOrder: ['Making an impact' as const, 'Work-life balance' as const, 'Recognition' as const],
    }
    // 5 × .75 each; 4 × 1 and 4 × .5; the third is not ticked and does not count.
    assert.deepEqual(buildBasicProfile(ordered).valuesOrder, ['working_conditions', 'achievement', 'relationships', 'support'])
  })

  it('keeps values that score the same in the order of their names', () => {
    const values = ['Autonomy' as const, 'Making an impact' as const, 'Recognition' as const]
    // 5 × 1; then 4 × .75, 4 × .75 and 3 × 1.
    const expected = ['independence', 'achievement', 'recognition', 'relationships']
    assert.deepEqual(buildBasicProfile({ ...responses, values, valuesOrder: values }).valuesOrder, expected)
  })

  it('is the same for every learning style', () => {
    assert.deepEqual(buildBasicProfile({ ...responses, learningStyle: 'structured' }), buildBasicProfile(responses))
  })

  it('lets every tick and every activity move the profile', () => {
    const before = JSON.stringify(buildBasicProfile({ ...responses, values: [], skillsInterest: [] }))
    for (const value of workValueOptions)
      assert.notEqual(JSON.stringify(buildBasicProfile({ ...responses, values: [value], skillsInterest: [] })), before)
    for (const area of interestAreas)
      assert.notEqual(JSON.stringify(buildBasicProfile({ ...responses, values: [], skillsInterest: [area] })), before)
    for (const { slug } of activities) {
      const { ratings } = buildBasicProfile({ ...responses, activities: { [slug]: 1 } })
      assert.equal(ratings.filter((rating) => rating.item === `activities.${slug}`).length, 1)
    }
  })
})
