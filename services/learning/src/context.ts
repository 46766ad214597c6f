import { PrismaPg } from '@prisma/adapter-pg'
import { poolConfig } from '@waymark/kit/db'
import type { EventBus } from '@waymark/kit/events/bus'
import { createBus } from '@waymark/kit/events/create-bus'
import { createGrpcClient, type GrpcClient } from '@waymark/kit/grpc/client'
import { createLog, type Log } from '@waymark/kit/log'
import { createMetrics, type Metrics } from '@waymark/kit/metrics'
import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import type { Config } from './config.ts'
import { PrismaClient } from './generated/client.ts'
import { loadLibrary } from './resources/load-library.ts'
import type { Library } from './resources/types.ts'

export type Context = {
  config: Config
  log: Log
  metrics: Metrics
  db: PrismaClient
  bus: EventBus
  assessment: Pick<GrpcClient<typeof AssessmentServiceService>, 'getProfile' | 'getAssessment' | 'listRecommendations' | 'close'>
  skills: Pick<
    GrpcClient<typeof SkillsServiceService>,
    'rank' | 'gap' | 'doorsOpened' | 'normaliseSkills' | 'getOccupations' | 'listUserSkills' | 'close'
  >
  library: Library
  clock: () => Date
}

export async function createContext(config: Config, overrides: Partial<Context> = {}): Promise<Context> {
  const log = overrides.log ?? createLog({ service: 'learning', level: config.LOG_LEVEL })
  const metrics = overrides.metrics ?? createMetrics({ service: 'learning' })
  const pool = poolConfig({ url: config.DATABASE_URL, max: config.DATABASE_POOL, name: 'learning' })
  return {
    config,
    log,
    metrics,
    db: overrides.db ?? new PrismaClient({ adapter: new PrismaPg(pool, { schema: 'learning' }) }),
    bus: overrides.bus ?? (await createBus(config, log)),
    assessment:
      overrides.assessment ??
      createGrpcClient(AssessmentServiceService, {
        address: config.ASSESSMENT_GRPC_ADDR,
        idempotent: ['getProfile', 'getAssessment', 'listRecommendations'],
        metrics,
      }),
    skills:
      overrides.skills ??
      createGrpcClient(SkillsServiceService, {
        address: config.SKILLS_GRPC_ADDR,
        idempotent: ['rank', 'gap', 'doorsOpened', 'normaliseSkills', 'getOccupations', 'listUserSkills'],
        metrics,
      }),
    library: overrides.library ?? loadLibrary(),
    clock: overrides.clock ?? (() => new Date()),
  }
}
