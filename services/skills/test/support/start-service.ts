import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import { startTestService } from '@waymark/testing/service'
import { skills } from '../../src/service.ts'

/** The whole service on a real database and bus, reached through its doors. */
export async function startService(env: Record<string, string> = {}) {
  const service = await startTestService(skills, { grpc: SkillsServiceService, env, deadlineMs: 20_000 })
  return {
    ...service,
    bus: service.context.bus,
    db: service.context.db,
    /** Headers of a signed-in person. */
    as: (userId: string) => service.identity.headersFor({ userId }),
  }
}

export type TestService = Awaited<ReturnType<typeof startService>>
