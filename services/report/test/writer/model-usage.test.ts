import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Registry } from 'prom-client'
import { createCircuit } from '../../src/tasks/llm/circuit.ts'
import { createModel } from '../../src/tasks/llm/model.ts'
import { createModelUsage, type ModelPrice } from '../../src/tasks/llm/model-usage.ts'
import { answering, completion, json, type Quirk, startModelStub } from '../support/model-stub.ts'

const prompt = { system: 'Write.', user: '<texts>{"a":"You lead."}</texts>', schema: {} }
let stub: Awaited<ReturnType<typeof startModelStub>>
before(async () => {
  stub = await startModelStub(answering((text) => text))
})
after(() => stub.stop())

/** Asks a model that answers as told, and reads what is counted of it. */
async function counted(quirks: Quirk[], price: ModelPrice = { in: undefined, out: undefined }) {
  const registry = new Registry()
  const usage = createModelUsage(registry, price)
  const model = createModel({ apiKey: 'k', baseUrl: stub.url, model: 'stub', circuit: createCircuit(), pauseMs: 1, usage })
  for (const quirk of quirks) {
    stub.state.quirk = quirk
    await model.complete(prompt, AbortSignal.timeout(20_000)).catch(() => undefined)
  }
  const text = await registry.metrics()
  const value = (series: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `))
    return line && Number(line.split(' ')[1])
  }
  return {
    calls: value('report_model_calls_total{usage="told"}'),
    silent: value('report_model_calls_total{usage="missing"}'),
    read: value('report_model_tokens_total{direction="in"}'),
    written: value('report_model_tokens_total{direction="out"}'),
    dollars: value('report_model_cost_dollars_total'),
  }
}
const good = answering((text) => text)

test('tokens are counted as the server told them, and cost nothing where nobody named a price', async () => {
  assert.deepEqual(await counted([]), { calls: 0, silent: 0, read: 0, written: 0, dollars: undefined })
  assert.deepEqual(await counted([good, good]), { calls: 2, silent: 0, read: 200, written: 100, dollars: undefined })
  const half = await counted([good], { in: 2, out: undefined })
  assert.equal(half.dollars, undefined)
})

test('with both prices each call has its estimate, read and written apart', async () => {
  const { dollars } = await counted([good, good], { in: 2, out: 8 })
  assert.ok(Math.abs(Number(dollars) - (200 * 2 + 100 * 8) / 1e6) < 1e-12, String(dollars))
})

test('an answer that is cut is paid for at each try', async () => {
  const cut: Quirk = (_asked, response) => json(response, 200, completion('{"a":', 'length'))
  assert.deepEqual(await counted([cut]), { calls: 3, silent: 0, read: 300, written: 150, dollars: undefined })
})

test('a server that tells no tokens, or no numbers, is counted as silent, and nothing is guessed', async () => {
  const untold: Quirk = (_asked, response) => json(response, 200, { ...completion('{}'), usage: undefined })
  const odd: Quirk = (_asked, response) =>
    json(response, 200, { ...completion('{}'), usage: { prompt_tokens: '100', completion_tokens: -1 } })
  const refused: Quirk = (_asked, response) => json(response, 401, {})
  assert.deepEqual(await counted([untold, odd, refused], { in: 2, out: 8 }), {
    ...{ calls: 0, silent: 2, read: 0, written: 0, dollars: 0 },
  })
})
