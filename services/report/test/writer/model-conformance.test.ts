import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { createLog } from '@waymark/kit/log'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import { proofread } from '../../src/document/sections/proofread.ts'
import type { SectionContent } from '../../src/document/sections/section.ts'
import { createCircuit } from '../../src/tasks/llm/circuit.ts'
import { createModel } from '../../src/tasks/llm/model.ts'
import { createModelWriter } from '../../src/tasks/llm/model-writer.ts'
import { slotsOf } from '../../src/tasks/llm/slots.ts'
import { loadInput } from '../fixtures/load-input.ts'
import { answering, completion, json, type Quirk, startModelStub } from '../support/model-stub.ts'

const CAP = 60_000
const input = loadInput('renee')
const ours = composeReport(input).sections
let stub: Awaited<ReturnType<typeof startModelStub>>

before(async () => {
  stub = await startModelStub(answering((text) => text))
})
after(() => stub.stop())

type Limits = { url?: string; tryMs?: number; reportMs?: number; cap?: number }

/** All sections of a report, three side by side as a worker has them written, by a server that behaves as `quirk` says. */
async function writeReport(quirk: Quirk, { url = stub.url, tryMs = 2_000, reportMs = 60_000, cap = CAP }: Limits = {}) {
  stub.state.calls.length = 0
  stub.state.quirk = quirk
  const taken = { tokens: 0, most: 0 }
  const budget = {
    async reserve(_report: string, tokens: number) {
      if (taken.tokens + tokens > cap) return undefined
      taken.tokens += tokens
      taken.most = Math.max(taken.most, taken.tokens)
      return '2026-11-21'
    },
    async settle(_report: string, _day: string, change: number) {
      taken.tokens += change
    },
  }
  const model = createModel({
    apiKey: 'k',
    baseUrl: url,
    model: 'stub',
    circuit: createCircuit(),
    random: () => 0,
    pauseMs: 1,
    tryMs,
  })
  const writer = createModelWriter({ model, budget, log: createLog({ service: 'test', level: 'silent' }), reportMs })
  const sections: SectionContent[] = []
  let worded = 0
  const waiting = ours.map((section, at) => ({ section, at }))
  const started = performance.now()
  const writeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const written = await writer.write(next.section, { input, aiText: true, signal: AbortSignal.timeout(120_000) })
      sections[next.at] = written.content
      if (written.aiGenerated) worded++
    }
  }
  await Promise.all(Array.from({ length: writer.parallel }, writeNext))
  return { sections, worded, calls: stub.state.calls.length, taken, ms: performance.now() - started }
}

/** A whole report: every section with all its pages and figures, each of which could be set on paper. */
function checkWhole(sections: readonly SectionContent[]): void {
  assert.deepEqual(
    sections.map(({ sectionId, pages }) => [sectionId, pages.map(({ id }) => id)]),
    ours.map(({ sectionId, pages }) => [sectionId, pages.map(({ id }) => id)]),
  )
  for (const section of sections) {
    assert.equal(section.leftOut, undefined)
    proofread(section)
  }
}

const better = (text: string) => text.replace(/\babout\b/, 'around').replace(/\bAsk\b/, 'Go and ask')
const good = answering(better)
const bodyOf = (texts: Record<string, string>) =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, better(text)])))
/** The quirk for the first so many calls, then a good model. */
const first = (times: number, quirk: Quirk): Quirk => {
  let calls = 0
  return (asked, response) => (calls++ < times ? quirk(asked, response) : good(asked, response))
}
const raw =
  (status: number, type: string, body: (texts: Record<string, string>) => string): Quirk =>
  ({ texts }, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body(texts))
const answer =
  (content: string | null, finish = 'stop', extra: object = {}): Quirk =>
  (_asked, response) =>
    json(response, 200, completion(content, finish, extra))

const usable: Record<string, Quirk> = {
  'a good model': good,
  'one that is slow, but in time': (asked, response) => void delay(60).then(() => good(asked, response)),
  '429 with a wait, then well': first(3, (_asked, response) => json(response, 429, { error: {} }, { 'retry-after': '0.02' })),
  '429 with a wait that is no number': first(3, (_asked, response) => json(response, 429, {}, { 'retry-after': 'soon' })),
  '500, 502, 503 with a page of HTML, then well': first(
    3,
    raw(503, 'text/html', () => '<h1>Bad gateway</h1>'),
  ),
  'a connection that is cut at once, then well': first(3, (_asked, response) => void response.destroy()),
  'words around the object': ({ texts }, response) =>
    json(response, 200, completion(`Sure {here}:\n\`\`\`json\n${bodyOf(texts)}\n\`\`\`\nAnything else?`)),
  'every key twice, a bad text first': ({ texts }, response) =>
    json(
      response,
      200,
      completion(`{${Object.keys(texts).map((key) => `${JSON.stringify(key)}: "You earn 77,777."`)},${bodyOf(texts).slice(1)}`),
    ),
  'keys that nobody asked for': ({ texts }, response) =>
    json(response, 200, completion(`{"__proto__": {"x": 1}, "constructor": "7", "extra": "777", ${bodyOf(texts).slice(1)}`)),
  'one text of each section, and no more': ({ texts }, response) => {
    const [key, text] = Object.entries(texts).find(([, one]) => better(one) !== one) ?? ['none', '']
    json(response, 200, completion(JSON.stringify({ [key]: better(text) })))
  },
  'no usage': ({ texts }, response) => json(response, 200, { ...completion(bodyOf(texts)), usage: undefined }),
}
for (const [what, quirk] of Object.entries(usable)) {
  test(`a whole report in the model's words: ${what}`, async () => {
    const { sections, worded, taken } = await writeReport(quirk)
    checkWhole(sections)
    assert.ok(worded >= 8, `${worded} sections`)
    assert.ok(taken.most <= CAP, `${taken.most} tokens`)
    const texts = sections.flatMap((section) => Object.values(slotsOf(section)))
    assert.deepEqual(
      texts.filter((text) => text.includes('777')),
      [],
    )
  })
}

const useless: Record<string, Quirk> = {
  '500 each time': raw(500, 'application/json', () => '{"error": {"message": "down"}}'),
  '429 each time': (_asked, response) => json(response, 429, { error: {} }, { 'retry-after': '0.01' }),
  '401, a wrong key': (_asked, response) => json(response, 401, { error: { message: 'key' } }),
  'no choices': (_asked, response) => json(response, 200, { ...completion(''), choices: [] }),
  'choices that are no list': (_asked, response) => json(response, 200, { ...completion(''), choices: 'none' }),
  'a choice without a message': (_asked, response) => json(response, 200, { ...completion(''), choices: [{}] }),
  'a refusal': answer(null, 'stop', { refusal: 'I would rather not.' }),
  'a filter that stepped in': answer(null, 'content_filter'),
  'an answer cut at its length': answer('{"told.standfirst": "You say th', 'length'),
  nothing: answer(''),
  'a list': answer('["a", "b"]'),
  'objects for texts': ({ texts }, response) =>
    json(response, 200, completion(JSON.stringify(Object.fromEntries(Object.keys(texts).map((key) => [key, { text: 'x' }]))))),
  'an object that does not end': answer('{"a": "b", '.repeat(500)),
  'half a body': (_asked, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' })
      .write('{"choices"', () => response.destroy()),
  'a stream of events': raw(200, 'text/event-stream', () => 'data: {"choices":[{"delta":{"content":"{"}}]}\n\n'),
  'HTML with status 200': raw(200, 'text/html', () => '<html>Sign in to the hotel network</html>'),
  'JSON under another type': raw(200, 'text/plain', (texts) => bodyOf(texts)),
  'no JSON under the type of JSON': raw(200, 'application/json', () => 'OK'),
  'an error with status 200': (_asked, response) => json(response, 200, { error: { message: 'odd' } }),
  'a huge answer': answer(`{"a": "${'x'.repeat(3_000_000)}"}`),
  'a redirect to itself': (_asked, response) => void response.writeHead(302, { location: '/v1/chat/completions' }).end(),
}
for (const [what, quirk] of Object.entries(useless)) {
  test(`a whole report in our own words: ${what}`, async () => {
    const { sections, worded, calls, taken } = await writeReport(quirk)
    checkWhole(sections)
    assert.deepEqual(sections, ours)
    assert.equal(worded, 0)
    assert.ok(taken.most <= CAP, `${taken.most} tokens`)
    // Two for each of 23 sections at most; the circuit opens long before where the server fails.
    assert.ok(calls <= 50, `${calls} calls`)
  })
}

test('a server that never answers is left alone after three tries that ran out of time', async () => {
  const { sections, calls, ms } = await writeReport(() => undefined, { tryMs: 150 })
  checkWhole(sections)
  assert.deepEqual(sections, ours)
  assert.ok(calls <= 6, `${calls} calls`)
  assert.ok(ms < 15_000, `${ms} ms`)
})

test('nobody at the address, and TLS asked of a server that speaks none', async () => {
  for (const url of ['http://127.0.0.1:9/v1', stub.url.replace('http:', 'https:')]) {
    const { sections, worded, calls } = await writeReport(good, { url })
    checkWhole(sections)
    assert.deepEqual([worded, calls], [0, 0])
  }
})

test('what a report may wait is spent once, however many sections wait side by side', async () => {
  const slow: Quirk = (asked, response) => void delay(400).then(() => good(asked, response))
  const { sections, worded, calls } = await writeReport(slow, { reportMs: 1_000 })
  checkWhole(sections)
  assert.ok(worded >= 1 && calls <= 15, `${worded} sections of ${calls} calls`)
})

test('a whole report is well within its tokens, and with fewer of them what does not fit stays ours', async () => {
  // Without counts of the server they are reckoned from the length.
  const uncounted: Quirk = ({ texts }, response) => json(response, 200, { ...completion(bodyOf(texts)), usage: undefined })
  const whole = await writeReport(uncounted)
  assert.ok(
    whole.taken.tokens > 9_000 && whole.taken.most < CAP * 0.8,
    `${whole.taken.tokens}, at most ${whole.taken.most} tokens`,
  )
  const small = await writeReport(uncounted, { cap: 9_000 })
  checkWhole(small.sections)
  assert.ok(small.taken.most <= 9_000)
  assert.ok(small.calls < whole.calls, `${small.calls} of ${whole.calls} calls`)
})
