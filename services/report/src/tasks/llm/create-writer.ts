import type { Log } from '@waymark/kit/log'
import type { Registry } from 'prom-client'
import type { Config } from '../../config.ts'
import { createBudget } from '../../data/model-budget.ts'
import type { PrismaClient } from '../../generated/client.ts'
import { createCircuit } from './circuit.ts'
import { createModel } from './model.ts'
import { createModelUsage } from './model-usage.ts'
import { createModelWriter } from './model-writer.ts'
import { plainWriter, type Writer } from './writer.ts'

/** The API names the provider by the model alone, as it is not given the key: people must not be asked for what never happens. */
export function checkModel({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Config): void {
  if (OPENAI_MODEL && !OPENAI_API_KEY && !OPENAI_BASE_URL) throw new Error('OPENAI_MODEL needs OPENAI_API_KEY or OPENAI_BASE_URL')
}

/** A model writes where one is configured; otherwise the data does. */
export function createWriter(config: Config, parts: { prisma: PrismaClient; log: Log; registry: Registry }): Writer {
  const { prisma, log, registry } = parts
  const usage = createModelUsage(registry, { in: config.MODEL_PRICE_IN, out: config.MODEL_PRICE_OUT })
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = config
  if (!model) return plainWriter
  const budget = createBudget(prisma, { perReport: config.MODEL_TOKENS_PER_REPORT, perDay: config.MODEL_TOKENS_PER_DAY })
  return createModelWriter({
    model: createModel({ apiKey: apiKey ?? 'none', baseUrl, model, circuit: createCircuit(), usage }),
    budget,
    log,
  })
}
