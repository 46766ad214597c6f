import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { assessmentRoutes as routes } from '@waymark/contracts/routes/assessment'
import { AssessmentFactsResponse } from '@waymark/proto/waymark/assessment/v1/assessment'
import { eventually } from '@waymark/testing/eventually'
import { call } from '@waymark/testing/http'
import { basic, detailed } from './support/payloads.ts'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

describe('GetProfile', () => {
  it("answers the reading of the newest assessment, with the ranking's purpose", async () => {
    const { userId, headers } = await service.user()
    const first = (await call(service.app, routes.saveDetailedAssessment, { body: detailed(), headers })).json
    const detailedOne = await service.rpc.getProfile({ userId })
    assert.equal(detailedOne.assessmentId, first.id)
    assert.equal(detailedOne.purpose, detailed().assessmentType)

    const second = (await call(service.app, routes.submitBasicAssessment, { body: basic({ yearsExperience: 11 }), headers })).json
    const { assessmentId, purpose, profile } = await service.rpc.getProfile({ userId })
    assert.deepEqual([assessmentId, purpose], [second.id, 'basic'])
    assert.equal(profile?.reach?.yearsExperience, 11)
    assert.ok((profile?.ratings.length ?? 0) > 0)
  })

  it('is NOT_FOUND for whoever has none, and for what is no id', async () => {
    const { userId } = await service.user()
    for (const id of [userId, 'no-uuid', '']) {
      await assert.rejects(service.rpc.getProfile({ userId: id }), { code: 'not_found' }, id)
    }
  })
})

describe('AssessmentFacts', () => {
  it('tell of each answer the newest, how one learns as the newest assessment has it, and the present list', async () => {
    const mine = await service.user()
    const other = await service.user()
    const words = { educationLevel: 'associates' as const, certifications: [' ', 'BLS'] }
    await call(service.app, routes.saveDetailedAssessment, { body: detailed(words), headers: mine.headers })
    await call(service.app, routes.submitBasicAssessment, {
      body: basic({ currentRole: ' Ward sister ' }),
      headers: mine.headers,
    })
    await call(service.app, routes.saveDetailedAssessment, { body: detailed(), headers: other.headers })
    const facts = await eventually('directions', async () => {
      const told = await service.rpc.assessmentFacts({ userId: mine.userId })
      return told.directions.length === 3 ? told : undefined
    })
    const { currentRole, educationLevel, certifications, learningStyle, assessedAt } = facts
    assert.deepEqual(
      { currentRole, educationLevel, certifications, learningStyle },
      { currentRole: 'Ward sister', educationLevel: 'associates', certifications: ['BLS'], learningStyle: 'hands-on' },
    )
    const listed = (await call(service.app, routes.listAssessments, { headers: mine.headers })).json
    assert.equal(assessedAt, listed[0].createdAt)
    const shown = (await call(service.app, routes.listRecommendations, { headers: mine.headers })).json
    assert.deepEqual(
      facts.directions.map(
        ({ careerTitle, occupationCode, fit, fitLow, fitHigh, payLow, payHigh, reasonFor, reasonAgainst }) => ({
          careerTitle,
          occupationCode,
          pay: [payLow, payHigh],
          fit: [fit, fitLow, fitHigh],
          reasons: [reasonFor, reasonAgainst],
        }),
      ),
      shown.map((one: Recommendation) => ({
        careerTitle: one.careerTitle,
        occupationCode: one.occupationCode,
        pay: [one.salaryRangeMin, one.salaryRangeMax],
        fit: [one.matchPercentage, one.fitLow, one.fitHigh],
        reasons: [one.reasonsFor[0]?.text ?? '', one.reasonsAgainst[0]?.text ?? ''],
      })),
    )
    await call(service.app, routes.saveDetailedAssessment, { body: detailed(), headers: mine.headers })
    assert.equal((await service.rpc.assessmentFacts({ userId: mine.userId })).learningStyle, '')
  })

  it('are empty for whoever is unknown', async () => {
    for (const id of [(await service.user()).userId, 'no-uuid'])
      assert.deepEqual(await service.rpc.assessmentFacts({ userId: id }), AssessmentFactsResponse.fromPartial({}))
  })
})

describe('Export', () => {
  it("holds the person's answers as sent, in words, and what came of them; nobody else's", async () => {
    const mine = await service.user()
    const other = await service.user()
    const body = basic({ careerGoals: 'To run a ward of my own one day.' })
    await call(service.app, routes.submitBasicAssessment, { body, headers: mine.headers })
    await call(service.app, routes.saveDetailedAssessment, { body: detailed(), headers: other.headers })
    const held = await eventually('recommendations', async () => {
      const { json } = await service.rpc.export({ userId: mine.userId })
      const parsed = JSON.parse(json)
      return parsed.recommendations.length === 3 ? parsed : undefined
    })
    assert.equal(held.assessments.length, 1)
    assert.equal(held.assessments[0].assessmentType, 'basic_career')
    assert.equal(held.assessments[0].careerGoals, 'To run a ward of my own one day.')
    assert.deepEqual(held.assessments[0].answers.responses, body.responses)
    assert.equal(held.recommendations[0].careerTitle, 'Registered Nurses')
  })

  it('is empty for whoever is unknown', async () => {
    for (const id of [(await service.user()).userId, 'no-uuid']) {
      const { json } = await service.rpc.export({ userId: id })
      assert.deepEqual(JSON.parse(json), { assessments: [], recommendations: [], advice: [] })
    }
  })
})
