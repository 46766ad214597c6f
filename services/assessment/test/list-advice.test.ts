import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { assessmentRoutes as routes } from '@waymark/contracts/routes/assessment'
import { eventually } from '@waymark/testing/eventually'
import { call } from '@waymark/testing/http'
import { basic } from './support/payloads.ts'
import { advisedJobs, startService, type TestService, threeJobs } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

type Headers = Record<string, string>
const advice = async (headers: Headers) => (await call(service.app, routes.getRecommendationAdvice, { headers })).json
const submit = (headers: Headers, more = {}) => call(service.app, routes.submitBasicAssessment, { body: basic(more), headers })
const made = (headers: Headers, after = '') =>
  eventually('advice', async () => {
    const found = await advice(headers)
    return found.createdAt && found.createdAt !== after ? found : undefined
  })

describe('what a list says as a whole', () => {
  it('answers the goals with gate, months and pay, and names what is refused and what would open it', async () => {
    service.skills.behaviour.rank = () => advisedJobs()
    const { headers } = await service.user()
    assert.deepEqual(await advice(headers), { goals: [], refused: [], specialities: [] })
    await submit(headers)
    const { goals, refused, createdAt, present, ...rest } = await made(headers)
    assert.ok(Date.parse(createdAt))
    assert.deepEqual(goals, [
      {
        phrase: 'nurse',
        codes: ['29-1141.00'],
        answer: 'not_yet',
        why: 'It takes about 24 months.',
        place: {
          code: '29-1141.00',
          title: 'Registered Nurses',
          matchPercentage: 84,
          fitLow: 78,
          fitHigh: 89,
          medianPay: 93_600,
          growthPercent: 4.9,
          entry: {
            how: 'outside',
            months: { low: 24, high: 34 },
            paidMonths: { low: 1, high: 3 },
            missing: ['the program: associate degree in nursing'],
            gate: {
              kind: 'license',
              license: 'State license (RN)',
              program: 'Associate degree in nursing',
              pay: { kind: 'paid', percent: { low: 45, high: 90 } },
            },
          },
        },
      },
      { phrase: 'owl keeper', codes: [], answer: 'no', why: 'We found no occupation that these words mean.' },
    ])
    assert.deepEqual(refused, [{ code: '27-2011.00', title: 'Actors', why: 'People are chosen.', whatWouldOpenIt: 'Ask.' }])
    assert.equal(present.title, 'Medical and Health Services Managers')
    assert.deepEqual(rest, {
      candidates: 61,
      confidence: { grade: 'medium', reason: 'The first places change.' },
      specialities: [{ code: '25-1072.00', title: 'Nursing Instructors' }],
      sameWork: {
        rungs: [{ name: 'Practice manager', differs: 'You lead the office.', opens: 'Years in the office.' }],
        settings: [{ name: 'Hospital', differs: 'Shifts around the clock.' }],
      },
    })
  })

  it('stands beside a list whose places name band, gate and the goal that they answer', async () => {
    service.skills.behaviour.rank = () => advisedJobs()
    const { headers } = await service.user()
    await submit(headers)
    await made(headers)
    const [first, second, third] = (await call(service.app, routes.listRecommendations, { headers })).json
    assert.deepEqual([first.band, first.answers], ['real_change', ['nurse']])
    assert.equal(first.entry.gate.license, 'State license (RN)')
    assert.equal('exam' in first.entry.gate, false)
    // Nobody could say: no months, and no gate that we know.
    assert.deepEqual(second.entry, { how: 'outside', missing: [] })
    assert.equal('entry' in third, false)
  })

  it('is that of the newest list, is exported, and goes with the answers', async () => {
    service.skills.behaviour.rank = () => advisedJobs()
    const { userId, headers } = await service.user()
    await submit(headers)
    const first = await made(headers)
    service.skills.behaviour.rank = () => threeJobs()
    service.skills.held.set(userId, [
      { skillId: 'sql', name: 'SQL', category: '', proficiencyLevel: 4, selfAssessed: true, verified: false },
    ])
    await submit(headers, { yearsExperience: 9 })
    const second = await made(headers, first.createdAt)
    assert.deepEqual(second.goals, [])
    const { advice: exported } = JSON.parse((await service.rpc.export({ userId })).json)
    assert.equal(exported.length, 1)
    assert.equal(exported[0].createdAt, second.createdAt)
    // What siblings compare with the list is what the list was made from.
    const { profile, rankedProfile } = await service.rpc.getProfile({ userId })
    assert.deepEqual(profile?.skills, [])
    assert.deepEqual(rankedProfile?.skills, [{ name: 'SQL', rating: 8, evidence: 'self' }])
    await service.sql('delete from assessment where user_id = $1', [userId])
    assert.deepEqual(await advice(headers), { goals: [], refused: [], specialities: [] })
  })

  it('is for the signed-in person alone', async () => {
    assert.equal((await call(service.app, routes.getRecommendationAdvice)).status, 401)
  })
})
