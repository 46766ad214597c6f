import { AppError } from '@waymark/kit/errors'
import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { createGrpcServer } from '@waymark/service/grpc/server'

/** A stand-in for the assessment service, on a real gRPC port. */
export async function startAssessment() {
  const profiles = new Map<string, Profile>()
  const state = { away: false }
  const server = createGrpcServer({
    log: createLog({ service: 'assessment', level: 'silent' }),
    metrics: createMetrics({ service: 'assessment', processMetrics: false }),
  })
  const { getProfile } = AssessmentServiceService
  server.add(
    { getProfile },
    {
      getProfile: ({ userId }) => {
        if (state.away) throw new AppError('unavailable', 'Not now.')
        const profile = profiles.get(userId)
        if (!profile) throw new AppError('not_found', 'This person has not taken an assessment yet.')
        return { profile, assessmentId: 'a', purpose: 'career_deep_dive', rankedProfile: undefined }
      },
    },
  )
  const port = await server.listen({ host: '127.0.0.1', port: 0 })
  return { port, profiles, state, stop: () => server.close(0) }
}
