import { Counter, type Registry } from 'prom-client'

/** What a server says that an answer took, by the field `usage` of a chat completion; undefined where it says nothing. */
export type Usage = { prompt_tokens?: unknown; completion_tokens?: unknown } | null | undefined

/** US dollars for a million tokens, as the operator's contract has them. Without both nothing is estimated. */
export type ModelPrice = { in: number | undefined; out: number | undefined }

/**
 * Counts what the model was asked and what it took, also of answers that were of no use, which are paid for all the same. The series
 * of the cost stands only where prices are configured: a price of ours would be invented.
 */
export function createModelUsage(registry: Registry, price: ModelPrice): (usage: Usage) => void {
  const registers = [registry]
  const calls = new Counter({
    name: 'report_model_calls_total',
    help: 'Answers of the language model, by whether it told the tokens they took',
    labelNames: ['usage'],
    registers,
  })
  const tokens = new Counter({
    name: 'report_model_tokens_total',
    help: 'Tokens that the language model told, read (in) and written (out)',
    labelNames: ['direction'],
    registers,
  })
  // From the start: a burst that begins a series is otherwise no increase of it.
  for (const usage of ['told', 'missing']) calls.inc({ usage }, 0)
  for (const direction of ['in', 'out']) tokens.inc({ direction }, 0)
  const addCost = createCost(registry, price)

  return (usage) => {
    const [read, written] = [usage?.prompt_tokens, usage?.completion_tokens]
    if (!isCount(read) || !isCount(written)) return calls.inc({ usage: 'missing' })
    calls.inc({ usage: 'told' })
    tokens.inc({ direction: 'in' }, read)
    tokens.inc({ direction: 'out' }, written)
    addCost(read, written)
  }
}

function createCost(registry: Registry, price: ModelPrice): (read: number, written: number) => void {
  const { in: perRead, out: perWritten } = price
  if (perRead === undefined || perWritten === undefined) return () => undefined
  const cost = new Counter({
    name: 'report_model_cost_dollars_total',
    help: 'Estimate: tokens times the configured prices',
    registers: [registry],
  })
  return (read, written) => cost.inc((read * perRead + written * perWritten) / 1_000_000)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
