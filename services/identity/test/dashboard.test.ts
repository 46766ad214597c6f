import assert from 'node:assert/strict'
import { it } from 'node:test'
import { AppError } from '@waymark/kit/errors'
import { createGrpcServer } from '@waymark/kit/grpc/server'
import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import {
  AssessmentServiceService,
  ListRecommendationsResponse,
  Recommendation,
} from '@waymark/proto/waymark/assessment/v1/assessment'
import { somebody } from './support/browser.ts'
import { startIdentity } from './support/start-identity.ts'

type Dashboard = {
  away: string[]
  profileCompleteness: number
  metrics: { completedAssessments: number }
  recommendations: { careerTitle: string; matchPercentage: number; matchRange: { low: number; high: number } }[]
}

it('the dashboard asks assessment, shows its best three, and goes on without it', async () => {
  const metrics = createMetrics({ service: 'test', processMetrics: false })
  const sibling = createGrpcServer({ log: createLog({ service: 'test', level: 'silent' }), metrics })
  const asked: string[] = []
  sibling.add(AssessmentServiceService, {
    getAssessment: () => {
      throw new AppError('not_found', 'There is no such assessment.')
    },
    listRecommendations: ({ userId }) => {
      asked.push(userId)
      const recommendations = [90.4, 84, 82, 80].map((fit, i) =>
        Recommendation.fromPartial({ id: `r${i}`, careerTitle: `Career ${i}`, fit, fitLow: fit - 6, fitHigh: fit + 4 }),
      )
      return ListRecommendationsResponse.fromPartial({ assessments: 2, recommendations })
    },
  })
  const port = await sibling.listen({ host: '127.0.0.1', port: 0 })
  const identity = await startIdentity({ ASSESSMENT_GRPC_ADDR: `127.0.0.1:${port}` })
  try {
    const browser = identity.browser()
    await browser.signUp(somebody())
    const { id } = (await browser.get('/api/auth/user')).json as { id: string }
    const full = (await browser.get('/api/dashboard')).json as Dashboard
    assert.deepEqual(asked, [id])
    assert.equal(full.metrics.completedAssessments, 2)
    assert.equal(full.profileCompleteness, 10)
    assert.deepEqual(
      full.recommendations.map(({ careerTitle }) => careerTitle),
      ['Career 0', 'Career 1', 'Career 2'],
    )
    assert.equal(full.recommendations[0]?.matchPercentage, 90)
    assert.deepEqual(full.recommendations[0]?.matchRange, { low: 84, high: 94 })
    assert.ok(!full.away.includes('assessment'))

    await sibling.close(0)
    const partial = await browser.get('/api/dashboard')
    assert.equal(partial.status, 200)
    assert.ok((partial.json as Dashboard).away.includes('assessment'))
    assert.deepEqual((partial.json as Dashboard).recommendations, [])
  } finally {
    await identity.stop()
  }
})
