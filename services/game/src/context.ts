import type { Base } from '@waymark/service/define-service'
import type { Config } from './config.ts'
import { createExposure, type Exposure } from './data/exposure.ts'
import { createItemCurves, type ItemCurves } from './data/item-curves.ts'
import { type Bank, loadBank } from './data/load-bank.ts'
import type { PrismaClient } from './generated/client.ts'

export type Context = Base<Config, PrismaClient> & { bank: Bank; exposure: Exposure; curves: ItemCurves }

export function createContext(base: Base<Config, PrismaClient>, given: Partial<Context>): Context {
  return {
    ...base,
    bank: given.bank ?? loadBank(),
    exposure: createExposure(base.db),
    curves: createItemCurves(base.db),
  }
}
