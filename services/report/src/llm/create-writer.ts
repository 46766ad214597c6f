import type { Log } from '@waymark/kit/log'
import type { Config } from '../config.ts'
import type { PrismaClient } from '../generated/client.ts'
import { createBudget } from './budget.ts'
import { createCircuit } from './circuit.ts'
import { createModel } from './model.ts'
import { createModelWriter } from './model-writer.ts'
import { plainWriter, type Writer } from './writer.ts'

/** A model writes where one is configured; otherwise the data does. */
export function createWriter(config: Config, prisma: PrismaClient, log: Log): Writer {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = config
  if (!model || (!apiKey && !baseUrl)) return plainWriter
  const budget = createBudget(prisma, { perReport: config.MODEL_TOKENS_PER_REPORT, perDay: config.MODEL_TOKENS_PER_DAY })
  return createModelWriter({
    model: createModel({ apiKey: apiKey ?? 'none', baseUrl, model, circuit: createCircuit() }),
    budget,
    log,
  })
}
