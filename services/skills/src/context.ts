import { PrismaPg } from '@prisma/adapter-pg'
import { poolConfig } from '@waymark/kit/db'
import type { EventBus } from '@waymark/kit/events/bus'
import { createBus } from '@waymark/kit/events/create-bus'
import { createGrpcClient, type GrpcClient } from '@waymark/kit/grpc/client'
import { createLog, type Log } from '@waymark/kit/log'
import { createMetrics, type Metrics } from '@waymark/kit/metrics'
import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { type Careers, createCareers } from './careers.ts'
import type { Config } from './config.ts'
import { PrismaClient } from './generated/client.ts'

export type Context = {
  config: Config
  log: Log
  metrics: Metrics
  db: PrismaClient
  bus: EventBus
  careers: Careers
  assessment: Pick<GrpcClient<typeof AssessmentServiceService>, 'getProfile' | 'close'> | undefined
}

export async function createContext(config: Config, overrides: Partial<Context> = {}): Promise<Context> {
  const log = overrides.log ?? createLog({ service: 'skills', level: config.LOG_LEVEL })
  const metrics = overrides.metrics ?? createMetrics({ service: 'skills' })
  return {
    config,
    log,
    metrics,
    db: overrides.db ?? createDatabase(config),
    bus: overrides.bus ?? (await createBus(config, log)),
    careers: overrides.careers ?? createCareers(),
    assessment: overrides.assessment ?? assessmentClient(config, metrics),
  }
}

export function createDatabase(config: Config): PrismaClient {
  const pool = poolConfig({ url: config.DATABASE_URL, max: config.DATABASE_POOL, name: 'skills' })
  return new PrismaClient({ adapter: new PrismaPg(pool, { schema: 'skills' }) })
}

function assessmentClient({ ASSESSMENT_GRPC_ADDR: address }: Config, metrics: Metrics): Context['assessment'] {
  if (address === undefined) return undefined
  return createGrpcClient(AssessmentServiceService, { address, idempotent: ['getProfile'], metrics })
}
