import { PrismaPg } from '@prisma/adapter-pg'
import { poolConfig } from '@waymark/kit/db'
import type { EventBus } from '@waymark/kit/events/bus'
import { createBus } from '@waymark/kit/events/create-bus'
import { createLog, type Log } from '@waymark/kit/log'
import { createMetrics, type Metrics } from '@waymark/kit/metrics'
import type { Config } from './config.ts'
import { PrismaClient } from './generated/client.ts'

export type Context = { config: Config; log: Log; metrics: Metrics; db: PrismaClient; bus: EventBus }

export async function createContext(config: Config): Promise<Context> {
  const log = createLog({ service: 'jobs', level: config.LOG_LEVEL })
  const pool = poolConfig({ url: config.DATABASE_URL, max: config.DATABASE_POOL, name: 'jobs' })
  return {
    config,
    log,
    metrics: createMetrics({ service: 'jobs' }),
    db: new PrismaClient({ adapter: new PrismaPg(pool, { schema: 'jobs' }) }),
    bus: await createBus(config, log),
  }
}
