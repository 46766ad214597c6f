import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createRedisStreamsBus } from '@waymark/bus/redis-streams'
import { assessmentRoutes as routes } from '@waymark/contracts/routes/assessment'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import { UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import { eventually } from '@waymark/testing/eventually'
import { call } from '@waymark/testing/http'
import { generateRecommendations } from '../src/use-cases/generate-recommendations.ts'
import { basic, detailed } from './support/payloads.ts'
import { startService, type TestService, threeJobs } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

async function recommended(headers: Record<string, string>, atLeast = 1) {
  return eventually('recommendations', async () => {
    const { json } = await call(service.app, routes.listRecommendations, { headers })
    return json.length >= atLeast ? json : undefined
  })
}

describe('the basic assessment', () => {
  it('is stored, listed, and followed by recommendations and their event', async () => {
    const { userId, headers } = await service.user()
    assert.deepEqual((await call(service.app, routes.listRecommendations, { headers })).json, [])
    const answer = await call(service.app, routes.submitBasicAssessment, {
      body: basic({ activities: { 'care-ill': 5 } }),
      headers,
    })
    assert.equal(answer.status, 201)
    assert.equal(answer.json.status, 'started')

    const list = (await call(service.app, routes.listAssessments, { headers })).json
    assert.deepEqual(
      list.map((row: { id: string; assessmentType: string; status: string }) => [row.id, row.assessmentType, row.status]),
      [[answer.json.id, 'basic_career', 'completed']],
    )

    const [first, second, third] = await recommended(headers, 3)
    assert.equal(third.careerTitle, 'Medical and Health Services Managers')
    assert.equal(second.matchPercentage, 79)
    const { id, createdAt, ...shown } = first
    assert.match(id, /^[0-9a-f-]{36}$/)
    assert.ok(Date.parse(createdAt))
    assert.deepEqual(shown, {
      careerTitle: 'Registered Nurses',
      description: 'What Registered Nurses do.',
      matchPercentage: 84,
      fitLow: 78,
      fitHigh: 89,
      occupationCode: '29-1141.00',
      aiGenerated: false,
      requiredSkills: ['Active Listening'],
      salaryRangeMin: 78_610,
      salaryRangeMax: 107_960,
      marketDemand: 'Very high',
      growthPotential: 'About average (+4.9% by 2034)',
      reasonsFor: [{ kind: 'interest_match', text: 'You like to help (9).', sources: 'Y' }],
      reasonsAgainst: [{ kind: 'shifts', text: 'Many work nights.', sources: 'O' }],
      wouldChange: [],
    })
    const asked = service.skills.asked.at(-1)
    assert.equal(asked?.purpose, 'basic')
    assert.ok(asked?.profile?.ratings.some((rating) => rating.item === 'activities.care-ill'))
    const [event] = await service.sql(`select data from outbox where type = 'RecommendationsGenerated' and key = $1`, [userId])
    assert.deepEqual(event.data, { userId, count: 3 })

    const rpc = await service.rpc.listRecommendations({ userId, limit: 2 })
    assert.deepEqual(
      rpc.recommendations.map((one) => one.occupationCode),
      ['29-1141.00', '25-1072.00'],
    )
    assert.equal(rpc.assessments, 1)
    assert.ok(Date.now() - Date.parse(rpc.lastAssessmentAt) < 60_000)
  })

  it('tells the pay of the state that was named, and where only the nation’s is known', async () => {
    const { headers } = await service.user()
    service.skills.behaviour.rank = () => {
      const jobs = threeJobs()
      const { occupation } = jobs.ranked[0]!
      Object.assign(occupation!.wages!, { state: 'OH', year: 2025, median: 84_980, p25: 77_370, p75: 96_580 })
      return jobs
    }
    await call(service.app, routes.submitBasicAssessment, { body: basic({ state: 'OH' }), headers })
    const [own, national] = await recommended(headers, 3)
    service.skills.behaviour.rank = () => threeJobs()
    assert.equal(service.skills.asked.at(-1)?.profile?.reach?.state, 'OH')
    assert.deepEqual(own.pay, { state: 'OH', national: false, median: 84_980, year: 2025 })
    assert.deepEqual([own.salaryRangeMin, own.salaryRangeMax], [77_370, 96_580])
    assert.deepEqual(national.pay, { state: 'OH', national: true, median: 93_600, year: 2024 })
    const [listed] = (await call(service.app, routes.listAssessments, { headers })).json
    assert.equal(listed.state, 'OH')
  })

  it('needs a signed-in person', async () => {
    for (const [route, body] of [
      [routes.submitBasicAssessment, basic()],
      [routes.listAssessments],
      [routes.listRecommendations],
    ] as const) {
      const answer = await call(service.app, route, { body })
      assert.equal(answer.status, 401)
      assert.equal(answer.json.title, 'Unauthorized')
    }
  })

  it('shows nobody what another person has', async () => {
    const other = await service.user()
    assert.deepEqual((await call(service.app, routes.listAssessments, { headers: other.headers })).json, [])
    assert.deepEqual((await call(service.app, routes.listRecommendations, { headers: other.headers })).json, [])
    assert.deepEqual(await service.rpc.listRecommendations({ userId: other.userId, limit: 0 }), {
      recommendations: [],
      assessments: 0,
      lastAssessmentAt: '',
    })
    assert.deepEqual(await service.rpc.listRecommendations({ userId: 'no-uuid', limit: 0 }), {
      recommendations: [],
      assessments: 0,
      lastAssessmentAt: '',
    })
  })
})

describe('recommendations', () => {
  it('are replaced by those of the newer assessment, never added to', async () => {
    const { headers } = await service.user()
    await call(service.app, routes.submitBasicAssessment, { body: basic(), headers })
    await recommended(headers, 3)
    service.skills.behaviour.rank = () => ({ ...threeJobs(), ranked: threeJobs().ranked.slice(1, 2) })
    const { id } = (await call(service.app, routes.saveDetailedAssessment, { body: detailed(), headers })).json
    await eventually('the newer list', async () => {
      const rows = await service.sql('select occupation_code from recommendation where assessment_id = $1', [id])
      return rows.length === 1 ? rows : undefined
    })
    assert.equal((await recommended(headers)).length, 1)
    assert.equal(service.skills.asked.at(-1)?.purpose, 'career_change')
    service.skills.behaviour.rank = () => threeJobs()
  })

  it('come later when the engine is away, and the answer to the person does not wait for it', async () => {
    const { headers } = await service.user()
    service.skills.behaviour.rank = () => {
      throw new AppError('unavailable', 'away')
    }
    const { id } = (await call(service.app, routes.submitBasicAssessment, { body: basic({ yearsExperience: 9 }), headers })).json
    const [waiting] = await eventually('a failed try', async () => {
      const rows = await service.sql('select recommend_state from assessment where id = $1 and recommend_attempts > 0', [id])
      return rows.length > 0 ? rows : undefined
    })
    assert.deepEqual(waiting, { recommend_state: 'pending' })
    assert.deepEqual((await call(service.app, routes.listRecommendations, { headers })).json, [])
    service.skills.behaviour.rank = () => threeJobs()
    assert.equal((await recommended(headers, 3)).length, 3)
    const [row] = await service.sql('select recommend_state, recommend_after from assessment where id = $1', [id])
    assert.deepEqual(row, { recommend_state: 'done', recommend_after: null })
  })

  it('are made once by two makers at the same time, and are none for guests', async () => {
    const { userId, headers } = await service.user()
    await call(service.app, routes.saveGuestAssessment, { body: { ...detailed(), guestEmail: 'a@example.org' } })
    await call(service.app, routes.submitBasicAssessment, { body: basic({ yearsExperience: 3 }), headers })
    await Promise.all([generateRecommendations(service.context), generateRecommendations(service.context)])
    await recommended(headers, 3)
    const events = await service.sql(`select 1 from outbox where type = 'RecommendationsGenerated' and key = $1`, [userId])
    assert.equal(events.length, 1)
    assert.deepEqual(await service.sql(`select 1 from assessment where guest_key is not null and recommend_state <> 'none'`), [])
  })
})

describe('a deleted user', () => {
  it('leaves nothing here, and others keep theirs', async () => {
    const gone = await service.user()
    const stays = await service.user()
    for (const { headers } of [gone, stays]) {
      await call(service.app, routes.submitBasicAssessment, { body: basic(), headers })
      await recommended(headers, 3)
    }
    const bus = await createRedisStreamsBus({ url: service.context.config.REDIS_URL, log: service.context.log })
    const event = {
      id: uuidv7(),
      type: 'UserDeleted',
      occurredAt: new Date().toISOString(),
      key: gone.userId,
      data: UserDeleted.toJSON({ userId: gone.userId }),
    }
    const message = { topic: 'waymark.identity.v1', key: gone.userId, value: JSON.stringify(event) }
    await bus.publish([message, message])
    await eventually('erasure', async () => {
      const rows = await service.sql('select 1 from assessment where user_id = $1', [gone.userId])
      return rows.length === 0 ? true : undefined
    })
    await bus.close()
    assert.deepEqual(await service.sql('select 1 from recommendation where user_id = $1', [gone.userId]), [])
    assert.equal((await recommended(stays.headers)).length, 3)
    // A page that was open elsewhere: what it sends now would never be erased.
    for (const [route, body] of [
      [routes.submitBasicAssessment, basic({ yearsExperience: 3 })],
      [routes.saveDetailedAssessment, detailed()],
    ] as const)
      assert.equal((await call(service.app, route, { headers: gone.headers, body })).status, 401)
    assert.deepEqual(await service.sql('select 1 from assessment where user_id = $1', [gone.userId]), [])
  })
})

describe('the list of assessments', () => {
  it('has the newest first', async () => {
    const { headers } = await service.user()
    const ids: string[] = []
    for (const yearsExperience of [1, 2, 3])
      ids.push((await call(service.app, routes.submitBasicAssessment, { body: basic({ yearsExperience }), headers })).json.id)
    const { json } = await call(service.app, routes.listAssessments, { headers })
    assert.deepEqual(
      json.map(({ id }: { id: string }) => id),
      ids.toReversed(),
    )
  })
})

describe('the events of an assessment', () => {
  it('reach the bus', async () => {
    const { userId, headers } = await service.user()
    const bus = await createRedisStreamsBus({ url: service.context.config.REDIS_URL, log: service.context.log })
    const seen: { type: string; key: string; data: Record<string, unknown> }[] = []
    await bus.subscribe({
      topics: ['waymark.assessment.v1'],
      group: `test-${uuidv7()}`,
      handler: async ({ value }) => void seen.push(JSON.parse(value)),
    })
    const { id } = (await call(service.app, routes.submitBasicAssessment, { body: basic({ yearsExperience: 8 }), headers })).json
    const types = await eventually('both events', async () => {
      const mine = seen.filter((event) => event.key === id || event.key === userId).map((event) => event.type)
      return mine.length >= 2 ? mine : undefined
    })
    await bus.close()
    assert.deepEqual(types.sort(), ['AssessmentCompleted', 'RecommendationsGenerated'])
  })
})
