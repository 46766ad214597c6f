import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BasicResponses } from '@waymark/contracts/models/assessment/assessment'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { banks } from '../src/data/banks/banks.ts'
import type { Answer, AnswerItem } from '../src/domain/answers.ts'
import type { BankQuestion } from '../src/domain/bank-types.ts'
import { buildBasicProfile } from '../src/domain/build-basic-profile.ts'
import { type BasicFacts, buildProfile } from '../src/domain/build-profile.ts'
import { readAnswers } from '../src/domain/read-answers.ts'

describe('answers as the engine reads them', () => {
  const facts: BasicFacts = { currentRole: 'Clerk', yearsExperience: 4, industry: 'finance', educationLevel: 'associate' }
  const item = (key: string, value = 0): AnswerItem => ({ key, label: key, value, text: '' })
  const answer = (question: object, ...items: AnswerItem[]): Answer => ({ question: question as BankQuestion, items, text: '' })
  const read = (scale: string, more: object = {}) => ({ scale, weight: 1, ...more })

  it('turns a scale, also a reversed one, into ratings with its ends', () => {
    const engine = [read('skill.1'), read('style.1', { reverse: true, weight: 0.5 })]
    const { ratings } = buildProfile(facts, [answer({ id: 'q', type: 'scale', reads: { engine } }, item('q', 3))])
    assert.deepEqual(ratings, [
      { scale: 'skill.1', item: 'q', value: 3, low: 1, high: 10, weight: 1 },
      { scale: 'style.1', item: 'q', value: 8, low: 1, high: 10, weight: 0.5 },
    ])
  })

  it('reads nothing from a question that the engine does not ask for', () => {
    const without = [
      answer({ id: 'q', type: 'scale', reads: {} }, item('q', 3)),
      answer({ id: 'q', type: 'scale_group', reads: {}, items: [{ slug: 'a' }] }, item('a', 3), item('gone', 3)),
      answer({ id: 'q', type: 'ranking', reads: {}, options: [{ value: 'a' }] }, item('a', 1), item('gone', 1)),
      answer({ id: 'q', type: 'single_select', reads: {}, options: [{ value: 'a' }] }, item('a')),
      answer({ id: 'q', type: 'single_select', reads: { engine: [read('reach.months_available')] }, options: [] }),
    ]
    for (const one of without) assert.deepEqual(buildProfile(facts, [one]).ratings, [], one.question.type)
  })

  it('takes an amount only from a choice that was made, and of the kind that is asked for', () => {
    const options = [
      { value: 'a', amount: 7 },
      { value: 'b', amount: 'hybrid' },
    ]
    const asks = (scale: string, type = 'single_select') => ({
      id: 'q',
      type,
      reads: { engine: [read('skill.1'), read(scale)] },
      options,
    })
    const reach = (...answers: Answer[]) => buildProfile(facts, answers).reach
    assert.equal(reach(answer(asks('reach.months_available'), item('a')))?.monthsAvailable, 7)
    assert.equal(reach(answer(asks('reach.months_available'), item('b')))?.monthsAvailable, 0)
    assert.equal(reach(answer(asks('reach.months_available'), item('gone')))?.monthsAvailable, 0)
    assert.equal(reach(answer(asks('reach.months_available')))?.monthsAvailable, 0)
    assert.equal(reach(answer(asks('reach.months_available', 'multi_select'), item('a')))?.monthsAvailable, 0)
    assert.equal(
      reach(
        answer({ id: 'p', type: 'single_select', reads: {}, options }, item('a')),
        answer(asks('reach.learning_hours'), item('a')),
      )?.learningHours,
      7,
    )
    assert.equal(reach(answer(asks('reach.remote_preference'), item('a')))?.remotePreference, '')
    assert.equal(reach(answer(asks('reach.remote_preference'), item('b')))?.remotePreference, 'hybrid')
  })

  it('knows four ways to work from afar, however they are written, and an industry only when it is settled', () => {
    for (const word of ['remote', 'hybrid', 'onsite', 'flexible'])
      assert.equal(buildProfile({ ...facts, remotePreference: ` ${word.toUpperCase()} ` }, []).reach?.remotePreference, word)
    for (const remotePreference of [undefined, '', 'from the moon'])
      assert.equal(buildProfile({ ...facts, remotePreference }, []).reach?.remotePreference, '')
    for (const targetIndustry of [undefined, 'exploring', 'unsure'])
      assert.equal(buildProfile({ ...facts, targetIndustry }, []).reach?.targetIndustry, '')
    assert.equal(buildProfile({ ...facts, targetIndustry: 'education' }, []).reach?.targetIndustry, 'education')
  })

  it('claims rated skills first, each name once, with single spaces, and no empty ones', () => {
    const rated = answer({ id: 's', type: 'skills_rating', reads: {} }, item('Excel', 0), item('SQL', 8), item('Dutch', 3))
    const other = answer({ id: 't', type: 'multi_select', reads: {} }, item('Not a skill', 9))
    const { skills, currentOccupation, valuesOrder } = buildProfile(
      { ...facts, skillsSoft: ['  Calm   under\nfire ', 'sql', ' '], certifications: ['Notary'] },
      [rated, other],
    )
    assert.deepEqual(
      skills.map(({ name, rating }) => `${name} ${rating}`),
      ['SQL 8', 'Dutch 3', 'Excel 0', 'Calm under fire 0', 'Notary 0'],
    )
    assert.equal(currentOccupation, '')
    assert.deepEqual(valuesOrder, [])
  })
})

describe('the basic assessment as the engine reads it', () => {
  const responses: BasicResponses = {
    currentRole: ' Nurse ',
    yearsExperience: 6,
    industry: 'Non-profit',
    careerGoals: 'Less night work, more say.',
    workStyle: 'collaborative',
    values: ['Autonomy', 'Making an impact', 'Career growth'],
    skillsInterest: ['Sales'],
    challengePreference: 'structured',
    learningStyle: 'hands-on',
  }
  const ratingsOf = (more: Partial<BasicResponses>, item: string) =>
    buildBasicProfile({ ...responses, ...more })
      .ratings.filter((rating) => rating.item === item)
      .map(({ scale, value, low, high, weight }) => [scale.replace('style.1.C.', ''), value, low, high, weight])

  it('says of a person only what was asked', () => {
    const { skills, currentOccupation, currentRole, reach, valuesOrder } = buildBasicProfile(responses)
    assert.deepEqual([skills, currentOccupation, currentRole, valuesOrder], [[], '', 'Nurse', []])
    assert.deepEqual(reach, {
      yearsExperience: 6,
      education: '',
      salaryCurrent: 0,
      salaryTarget: 0,
      industry: 'non_profit',
      targetIndustry: '',
      payFloorShare: 0,
      monthsAvailable: 0,
      learningHours: 0,
      remotePreference: '',
    })
    const chosen = buildBasicProfile({ ...responses, currentOccupation: '29-1141.00', targetIndustry: 'Human Resources' })
    assert.deepEqual([chosen.currentOccupation, chosen.reach?.targetIndustry], ['29-1141.00', 'human_resources'])
  })

  it('reads each work style as three of the style scales', () => {
    assert.deepEqual(ratingsOf({ workStyle: 'collaborative' }, 'workStyle.collaborative'), [
      ['3.a', 5, 1, 5, 0.5],
      ['3.c', 5, 1, 5, 0.5],
      ['6', 2, 1, 5, 0.5],
    ])
    assert.deepEqual(ratingsOf({ workStyle: 'independent' }, 'workStyle.independent'), [
      ['3.a', 3, 1, 5, 0.5],
      ['3.c', 2, 1, 5, 0.5],
      ['6', 5, 1, 5, 0.5],
    ])
    assert.deepEqual(ratingsOf({ workStyle: 'hybrid' }, 'workStyle.hybrid'), [
      ['3.a', 4, 1, 5, 0.5],
      ['3.c', 3, 1, 5, 0.5],
      ['6', 4, 1, 5, 0.5],
    ])
  })

  it('reads each kind of challenge as three of the style scales', () => {
    const of = (challengePreference: BasicResponses['challengePreference']) =>
      ratingsOf({ challengePreference }, `challengePreference.${challengePreference}`).map(
        ([scale, value]) => `${scale} ${value}`,
      )
    assert.deepEqual(of('structured'), ['5.b 5', '5.a 5', '4.c 2'])
    assert.deepEqual(of('varied'), ['4.c 5', '7.a 4', '5.b 3'])
    assert.deepEqual(of('complex'), ['7.b 5', '1.b 5', '7.a 4'])
  })

  it('weighs a tick half of an answer, an option left out a quarter', () => {
    assert.deepEqual(ratingsOf({}, 'values.autonomy'), [['value.independence', 5, 1, 5, 0.5]])
    assert.deepEqual(ratingsOf({}, 'values.recognition'), [['value.recognition', 2, 1, 5, 0.25]])
  })

  it('orders work values by rank times share, equal ones by name', () => {
    const order = (valuesOrder: BasicResponses['valuesOrder']) => buildBasicProfile({ ...responses, valuesOrder }).valuesOrder
    // 5 × 1; 4 × .75 twice: relationships and achievement are equal.
    assert.deepEqual(order(['Autonomy', 'Making an impact']), ['independence', 'achievement', 'relationships'])
    // 5 × .75; 4 × 1 and 4 × .5 more for achievement (5.75); 3 × 1.
    assert.deepEqual(order(['Making an impact', 'Career growth', 'Autonomy']), [
      'achievement',
      'recognition',
      'relationships',
      'independence',
    ])
  })
})

const electrician = { currentRole: 'Electrician', yearsExperience: 9, industry: 'other', educationLevel: 'high_school' }
const BLANK = { careerGoals: 'To lead a crew one day.' }

/** Whether the profile that is sent to the engine says that somebody has led. */
function ledBy(more: object, answers: object = {}): boolean | undefined {
  const read = readAnswers(banks.executive_transition.questions, { ...BLANK, ...answers })
  return Profile.fromJSON(Profile.toJSON(buildProfile({ ...electrician, ...more }, read.answers))).reach?.leads
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
