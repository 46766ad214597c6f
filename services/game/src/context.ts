import { PrismaPg } from '@prisma/adapter-pg'
import { poolConfig } from '@waymark/kit/db'
import type { EventBus } from '@waymark/kit/events/bus'
import { createBus } from '@waymark/kit/events/create-bus'
import { createLog, type Log } from '@waymark/kit/log'
import { createMetrics, type Metrics } from '@waymark/kit/metrics'
import { type Bank, loadBank } from './bank/load-bank.ts'
import type { Config } from './config.ts'
import { PrismaClient } from './generated/client.ts'
import { createExposure, type Exposure } from './use-cases/exposure.ts'
import { createItemCurves, type ItemCurves } from './use-cases/item-curves.ts'

export type Context = {
  config: Config
  log: Log
  metrics: Metrics
  db: PrismaClient
  bus: EventBus
  bank: Bank
  exposure: Exposure
  curves: ItemCurves
  clock: () => Date
  /** A number from 0 up to 1. */
  random: () => number
}

export async function createContext(config: Config, overrides: Partial<Context> = {}): Promise<Context> {
  const log = overrides.log ?? createLog({ service: 'game', level: config.LOG_LEVEL })
  const pool = poolConfig({ url: config.DATABASE_URL, max: config.DATABASE_POOL, name: 'game' })
  const db = overrides.db ?? new PrismaClient({ adapter: new PrismaPg(pool, { schema: 'game' }) })
  return {
    config,
    log,
    metrics: overrides.metrics ?? createMetrics({ service: 'game' }),
    db,
    bus: overrides.bus ?? (await createBus(config, log)),
    bank: overrides.bank ?? loadBank(),
    exposure: overrides.exposure ?? createExposure(db),
    curves: overrides.curves ?? createItemCurves(db),
    clock: overrides.clock ?? (() => new Date()),
    random: overrides.random ?? Math.random,
  }
}
