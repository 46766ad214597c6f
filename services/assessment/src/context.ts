import { PrismaPg } from '@prisma/adapter-pg'
import { poolConfig } from '@waymark/kit/db'
import type { EventBus } from '@waymark/kit/events/bus'
import { createBus } from '@waymark/kit/events/create-bus'
import { createGrpcClient, type GrpcClient } from '@waymark/kit/grpc/client'
import { createLog, type Log } from '@waymark/kit/log'
import { createMetrics, type Metrics } from '@waymark/kit/metrics'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import type { Config } from './config.ts'
import { PrismaClient } from './generated/client.ts'

export type Context = {
  config: Config
  log: Log
  metrics: Metrics
  db: PrismaClient
  bus: EventBus
  skills: Pick<
    GrpcClient<typeof SkillsServiceService>,
    'rank' | 'listUserSkills' | 'resolveTitle' | 'countUnreadPhrases' | 'close'
  >
  clock: () => Date
}

export async function createContext(config: Config, overrides: Partial<Context> = {}): Promise<Context> {
  const log = overrides.log ?? createLog({ service: 'assessment', level: config.LOG_LEVEL })
  const metrics = overrides.metrics ?? createMetrics({ service: 'assessment' })
  const pool = poolConfig({ url: config.DATABASE_URL, max: config.DATABASE_POOL, name: 'assessment' })
  return {
    config,
    log,
    metrics,
    db: overrides.db ?? new PrismaClient({ adapter: new PrismaPg(pool, { schema: 'assessment' }) }),
    bus: overrides.bus ?? (await createBus(config, log)),
    skills:
      overrides.skills ??
      createGrpcClient(SkillsServiceService, {
        address: config.SKILLS_GRPC_ADDR,
        idempotent: ['rank', 'listUserSkills', 'resolveTitle'],
        metrics,
      }),
    clock: overrides.clock ?? (() => new Date()),
  }
}
