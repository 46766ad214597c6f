import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { assessmentRoutes as routes } from '@waymark/contracts/routes/assessment'
import { markUserDeleted } from '@waymark/kit/deleted-users'
import { eventually } from '@waymark/testing/eventually'
import { call } from '@waymark/testing/http'
import { generateRecommendations } from '../src/use-cases/generate-recommendations.ts'
import { basic } from './support/payloads.ts'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const HOUR_MS = 3_600_000

it('a person who is erased while their list is made is gone, and neither has to begin again', async () => {
  const warnings: unknown[] = []
  const log = Object.create(service.context.log, { warn: { value: (...said: unknown[]) => warnings.push(said) } })
  for (let round = 0; round < 20; round++) {
    const { userId, headers } = await service.user()
    await call(service.app, routes.submitBasicAssessment, { body: basic(), headers })
    await eventually('a list', async () => {
      const { json } = await call(service.app, routes.listRecommendations, { headers })
      return json.length > 0 ? json : undefined
    })
    // Due for nobody but the call below, whose clock is ahead.
    await service.sql(
      `update assessment set recommend_state = 'pending', recommend_after = now() + interval '30 minutes' where user_id = $1`,
      [userId],
    )
    const erase = service.context.db.$transaction(async (tx) => {
      await markUserDeleted(tx, userId)
      await pause(round * 5)
      await tx.assessment.deleteMany({ where: { userId } })
    })
    const context = { ...service.context, log, clock: () => new Date(Date.now() + HOUR_MS) }
    await Promise.all([erase, generateRecommendations(context)])
    assert.deepEqual(warnings, [], `round ${round}`)
    for (const table of ['assessment', 'recommendation', 'recommendation_advice'])
      assert.deepEqual(await service.sql(`select 1 from ${table} where user_id = $1`, [userId]), [])
  }
})
