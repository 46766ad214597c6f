import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { joinTimeline } from '@waymark/contracts/models/identity/timeline'
import { assessmentRoutes as routes } from '@waymark/contracts/routes/assessment'
import { call } from '@waymark/testing/http'
import { banks } from '../src/data/banks/banks.ts'
import { basic, detailed } from './support/payloads.ts'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const nothingStored = async () =>
  assert.deepEqual(await service.sql('select (select count(*) from assessment)::int a, (select count(*) from outbox)::int o'), [
    { a: 0, o: 0 },
  ])

/** Sends a payload with one field changed and expects exactly these wrong paths, with a sentence each. */
async function refuses(
  route: typeof routes.saveDetailedAssessment | typeof routes.submitBasicAssessment,
  body: unknown,
  expected: Record<string, string | RegExp>,
) {
  const { headers } = await service.user()
  const answer = await call(service.app, route, { body, headers })
  const told = JSON.stringify(body).slice(0, 120)
  assert.equal(answer.status, 400, `${told} → ${answer.text.slice(0, 300)}`)
  assert.match(String(answer.headers['content-type']), /^application\/problem\+json/)
  assert.ok(answer.json.requestId)
  const errors: { path: string; message: string }[] = answer.json.errors
  assert.deepEqual(errors.map((error) => error.path).sort(), Object.keys(expected).sort(), told)
  for (const { path, message } of errors) {
    const sentence = expected[path] ?? ''
    if (typeof sentence === 'string') assert.equal(message, sentence)
    else assert.match(message, sentence)
  }
  if (errors.length === 1) assert.equal(answer.json.detail, errors[0]?.message)
}

describe('field rules of the detailed assessment', () => {
  const route = routes.saveDetailedAssessment
  const cases: [string, object, Record<string, string | RegExp>][] = [
    ['an empty role', { currentRole: '   ' }, { currentRole: 'Current role is required' }],
    ['a missing role', { currentRole: undefined }, { currentRole: 'Current role is required' }],
    ['a role of NUL alone', { currentRole: '\u0000' }, { currentRole: 'Current role is required' }],
    ['51 years', { yearsExperience: 51 }, { yearsExperience: /0 to 50/ }],
    ['-1 years', { yearsExperience: -1 }, { yearsExperience: /0 to 50/ }],
    ['years as text', { yearsExperience: '5' }, { yearsExperience: /0 to 50/ }],
    ['no industry', { industry: '' }, { industry: 'Industry is required' }],
    ['an unknown industry', { industry: 'piracy' }, { industry: 'Industry is required' }],
    ['an unknown target industry', { targetIndustry: 'piracy' }, { targetIndustry: /choose/ }],
    ['no education', { educationLevel: undefined }, { educationLevel: 'Education level is required' }],
    ['a state by its name', { state: 'Ohio' }, { state: /two-letter postal code, such as OH/ }],
    ['a state in small letters', { state: 'oh' }, { state: /two-letter postal code/ }],
    ['short goals', { careerGoals: 'Too short' }, { careerGoals: 'Please provide detailed career goals' }],
    ['goals that are too long', { careerGoals: 'g'.repeat(4_001) }, { careerGoals: /4,000/ }],
    ['a negative salary', { salaryCurrent: -1 }, { salaryCurrent: /0 or more/ }],
    ['half a dollar', { salaryTarget: 50.5 }, { salaryTarget: /whole/ }],
    ['an unknown type', { assessmentType: 'industry_pivot' }, { assessmentType: /career_deep_dive/ }],
    ['a scale answer of 11', { personalityScores: { satisfaction: 11 } }, { 'personalityScores.satisfaction': /1 to 10/ }],
    ['a scale answer of 0', { personalityScores: { activities_4: 0 } }, { 'personalityScores.activities_4': /1 to 10/ }],
    ['a skill rating of 12', { personalityScores: { skill_1_rating: 12 } }, { 'personalityScores.skill_1_rating': /1 to 10/ }],
    [
      'a rank given twice',
      { workValues: { values_order: { support: 1, recognition: 1 } } },
      { 'workValues.values_order': 'Please use each rank only once' },
    ],
    ['a rank of 7 in 6', { workValues: { values_order: { support: 7 } } }, { 'workValues.values_order.support': /1 to 6/ }],
    ['an option of no question', { workValues: { pay_floor: 'keep_it' } }, { 'workValues.pay_floor': /only from the options/ }],
    [
      'too many choices',
      { workValues: { change_reason: ['pay', 'body', 'hours', 'people'] } },
      { 'workValues.change_reason': 'Please choose at most 3' },
    ],
    ['a text of 4,001', { motivations: { motivation: 'm'.repeat(4_001) } }, { 'motivations.motivation': /4,000/ }],
    ['51 skills', { skillsTechnical: Array.from({ length: 51 }, () => 'x') }, { skillsTechnical: /50/ }],
    ['an occupation that is no code', { currentOccupation: 'nurse' }, { currentOccupation: /pick an occupation/ }],
    [
      'a scale of no question',
      { personalityScores: { satisfaction: 4, made_up: 5 } },
      { 'personalityScores.made_up': /not part/ },
    ],
    [
      'an item that its group does not have',
      { personalityScores: { activities_400: 5 } },
      { 'personalityScores.activities_400': /not part/ },
    ],
    [
      'a rating of a seventh skill',
      { personalityScores: { skill_7_rating: 5 } },
      { 'personalityScores.skill_7_rating': /not part/ },
    ],
    [
      'text under names that nobody reads',
      { motivations: { motivation: 'Nights.', hidden: 'x' }, challenges: { constructor: 'y' } },
      { 'motivations.hidden': /not part/, 'challenges.constructor': /not part/ },
    ],
    [
      'a question of another report type',
      { assessmentType: 'career_deep_dive', workValues: { change_reason: ['pay'] } },
      { 'workValues.change_reason': /not part/ },
    ],
    [
      'several at once',
      { currentRole: '', industry: '', educationLevel: '' },
      { currentRole: /required/, industry: /required/, educationLevel: /required/ },
    ],
  ]
  for (const [name, changes, expected] of cases) {
    it(`refuse ${name}`, () => refuses(route, { ...detailed(), ...changes }, expected))
  }
  it('leave nothing behind', nothingStored)
})

describe('field rules of the basic assessment', () => {
  const route = routes.submitBasicAssessment
  const cases: [string, object, Record<string, string | RegExp>][] = [
    ['an empty role', { currentRole: '' }, { 'responses.currentRole': 'Current role is required' }],
    ['51 years', { yearsExperience: 51 }, { 'responses.yearsExperience': /0 to 50/ }],
    ['no industry', { industry: undefined }, { 'responses.industry': 'Industry is required' }],
    ['short goals', { careerGoals: 'short' }, { 'responses.careerGoals': 'Please provide detailed career goals' }],
    ['no work style', { workStyle: '' }, { 'responses.workStyle': 'Work style preference is required' }],
    ['no values', { values: [] }, { 'responses.values': 'Please select at least one value' }],
    ['no interests', { skillsInterest: [] }, { 'responses.skillsInterest': 'Please select areas of interest' }],
    [
      'no challenge preference',
      { challengePreference: undefined },
      { 'responses.challengePreference': 'Challenge preference is required' },
    ],
    ['no learning style', { learningStyle: '' }, { 'responses.learningStyle': 'Learning style is required' }],
    ['an activity of 6', { activities: { 'care-ill': 6 } }, { 'responses.activities.care-ill': /1 to 5/ }],
    ['an unknown activity', { activities: { 'rob-banks': 5 } }, { 'responses.activities.rob-banks': /not part/ }],
  ]
  for (const [name, changes, expected] of cases) {
    it(`refuse ${name}`, () => refuses(route, { ...basic(), responses: { ...basic().responses, ...changes } }, expected))
  }
  it('leave nothing behind', nothingStored)
})

/** The same text in every field of the form that takes one. */
function fullForm(text: string) {
  const bank = banks.career_change.questions
  const timelines = bank.flatMap((question) => (question.type === 'timeline' ? question.timelines : []))
  return detailed({
    careerGoals: joinTimeline(text, timelines, Object.fromEntries(timelines.map((name) => [name, text]))),
    motivations: Object.fromEntries(bank.filter(({ type }) => type === 'text').map(({ id }) => [id, text])),
    challenges: {},
  })
}

describe('bodies that are no assessment', () => {
  it('get the right status and a problem with the request id', async () => {
    const { headers } = await service.user()
    const post = (payload: string, type: string) =>
      service.app.inject({
        method: 'POST',
        url: '/api/detailed-assessment',
        headers: { ...headers, 'content-type': type },
        payload,
      })
    const answers = [
      [400, await post('{"assessmentType": ', 'application/json')],
      [400, await post('[]', 'application/json')],
      [400, await post('null', 'application/json')],
      [400, await post('', 'application/json')],
      [415, await post('<a/>', 'application/xml')],
      [415, await post('currentRole=x', 'application/x-www-form-urlencoded')],
      [413, await post(JSON.stringify({ a: 'x'.repeat(1_200_000) }), 'application/json')],
    ] as const
    for (const [status, answer] of answers) {
      assert.equal(answer.statusCode, status, answer.payload.slice(0, 200))
      assert.match(String(answer.headers['content-type']), /^application\/problem\+json/)
      assert.equal(answer.json().status, status)
      assert.ok(answer.json().requestId)
    }
    await nothingStored()
  })

  it('drop fields that are not part of it', async () => {
    const { userId, headers } = await service.user()
    const body = { ...detailed(), userId: 'someone else', recommendState: 'done', gender: 'f', __proto__: { x: 1 } }
    const answer = await call(service.app, routes.saveDetailedAssessment, { body, headers })
    const found = await service.rpc.getAssessment({ assessmentId: answer.json.id, userId, guestKey: '' })
    assert.deepEqual(JSON.parse(found.answersJson), detailed())
  })

  it('name no field as asked that the form does not have', async () => {
    const { headers } = await service.user()
    const send = (questions: object) =>
      call(service.app, routes.submitBasicAssessment, { body: { ...basic(), questions }, headers })
    const invented = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${'x'.repeat(90)}${n}`, true]))
    const refused = await send({ step1: { currentRole: true }, step2: invented, step3: { note: true } })
    assert.equal(refused.status, 400, refused.text.slice(0, 300))
    const message = 'Please name fields of the assessment only'
    assert.deepEqual(refused.json.errors, [
      { path: 'questions.step2', message },
      { path: 'questions.step3', message },
    ])
    assert.equal((await send({ step1: { currentRole: true, activities: true, state: true } })).status, 201)
  })

  it('are refused when they are longer than all fields together may be', async () => {
    const { headers } = await service.user()
    const goals = 'g'.repeat(4_000)
    const names = Array.from({ length: 50 }, (_, n) => `${n} ${'s'.repeat(190)}`)
    const beside = {
      skillsTechnical: names,
      skillsSoft: names,
      certifications: names,
      timelinePreference: goals,
      remotePreference: goals,
    }
    const tooMuch = await call(service.app, routes.saveDetailedAssessment, { body: { ...fullForm(goals), ...beside }, headers })
    assert.equal(tooMuch.status, 413, tooMuch.text.slice(0, 300))
    assert.match(tooMuch.json.detail, /shorten/)
    const own = basic({ careerGoals: goals, currentRole: 'r'.repeat(200) })
    assert.equal((await call(service.app, routes.submitBasicAssessment, { body: own, headers })).status, 201)
  })

  it('may use up every field of the form, in any script', async () => {
    const { headers } = await service.user()
    for (const sign of ['ä', '字', '😀', '👩‍🔧', 'ا']) {
      const text = sign.repeat(Math.floor(4_000 / sign.length))
      const body = fullForm(text)
      const answer = await call(service.app, routes.saveDetailedAssessment, { body, headers })
      assert.equal(answer.status, 201, `${sign}: ${answer.text.slice(0, 300)}`)
    }
  })

  it('keep hostile text as text, but for what the database cannot hold', async () => {
    const { userId, headers } = await service.user()
    const hostile = '<img src=x onerror=alert(1)> {{7*7}} \u0000 \uD800 \u202E; drop table assessment; -- 𝒳👩‍🔧'
    const body = detailed({ motivations: { motivation: hostile }, currentRole: hostile, skillsTechnical: [hostile] })
    const answer = await call(service.app, routes.saveDetailedAssessment, { body, headers })
    assert.equal(answer.status, 201, answer.text)
    const found = await service.rpc.getAssessment({ assessmentId: answer.json.id, userId, guestKey: '' })
    const clean = hostile.replace('\u0000', '').replace('\uD800', '\uFFFD')
    assert.equal(found.answered.find((question) => question.questionId === 'motivation')?.text, clean)
    assert.equal(found.profile?.currentRole, clean)
  })
})
