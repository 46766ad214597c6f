import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { linkToken } from '../../src/data/links/link-token.ts'
import { composeSection } from '../../src/document/sections/compose-report.ts'
import { ORDER } from '../../src/document/sections/order.ts'
import { report as reportApi } from '../../src/service.ts'
import { ownWordsOf } from '../../src/tasks/llm/gate/own-words.ts'
import { reportWorker } from '../../src/worker-service.ts'
import { loadInput } from '../fixtures/load-input.ts'
import { answering, completion, json, type Quirk, startModelStub } from '../support/model-stub.ts'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let stub: Awaited<ReturnType<typeof startModelStub>>
let report: TestReport
before(async () => {
  stub = await startModelStub(answering((text) => text.replace('You ', 'Indeed you ')))
  report = await startReport({ OPENAI_BASE_URL: stub.url, OPENAI_MODEL: 'stub', MODEL_PROVIDER: 'Example AI' })
  await report.startWorker()
})
after(async () => {
  await report.stop()
  await stub.stop()
})
beforeEach(() => {
  stub.state.calls.length = 0
})

const guest = { wm_guest: guestCookie }
const delivered = (id: string) => eventually(async () => /ready|delivered/.test(await report.statusOf(id)), 'made', 120_000)
const stored = async (id: string) =>
  (await report.sql('select ai_text, ai_generated, model_tokens from report where id = $1', [id]))[0]

test('who runs the model is said where there is one, and nothing where there is none', async () => {
  assert.deepEqual((await call(report.app, reportRoutes.getLanguageModel, {})).json, { provider: 'Example AI' })
  for (const [env, provider] of [
    [{ OPENAI_MODEL: undefined, OPENAI_BASE_URL: undefined, MODEL_PROVIDER: 'Example AI' }, undefined],
    [{ OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'https://models.example.org/v1', MODEL_PROVIDER: undefined }, 'models.example.org'],
    [{ OPENAI_MODEL: 'm', OPENAI_BASE_URL: undefined, MODEL_PROVIDER: undefined }, 'OpenAI'],
  ] as const) {
    const api = await reportApi.create({ ...report.config, ...env }, report.overrides)
    await api.start()
    assert.equal((await call(api.http.app, reportRoutes.getLanguageModel, {})).json.provider, provider)
    await api.stop()
  }
})

test('a model that nobody could reach is a mistake that a worker starts with', async () => {
  const config = { ...report.config, OPENAI_MODEL: 'm', OPENAI_BASE_URL: undefined, OPENAI_API_KEY: undefined }
  await assert.rejects(reportWorker.create(config, report.overrides), /OPENAI_MODEL needs OPENAI_API_KEY or OPENAI_BASE_URL/)
})

test('a guest and a member who agree get texts by the model; the choice is stored with the report', async () => {
  const body = { ...report.guestBody(), aiText: true }
  const asked = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  await delivered(asked.json.reportId)
  const first = await stored(asked.json.reportId)
  assert.equal(first?.ai_text, true)
  assert.equal(first?.ai_generated, true)
  assert.ok(stub.state.calls.length >= 20, `${stub.state.calls.length} calls`)

  const { userId, headers } = await report.user()
  const one = report.save({ userId })
  const order = { assessmentId: one.assessmentId, reportType: one.assessmentType, aiText: true }
  const member = await call(report.app, reportRoutes.generateReport, { headers, body: order })
  await delivered(member.json.reportId)
  assert.equal((await stored(member.json.reportId))?.ai_generated, true)
})

test('who declines, and who was not asked, has no answer sent to the model at all', async () => {
  const { userId, headers } = await report.user()
  for (const choice of [{ aiText: false }, {}]) {
    const body = { ...report.guestBody(), ...choice }
    const asked = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
    const one = report.save({ userId })
    const order = { assessmentId: one.assessmentId, reportType: one.assessmentType, ...choice }
    const member = await call(report.app, reportRoutes.generateReport, { headers, body: order })
    for (const { json } of [asked, member]) {
      await delivered(json.reportId)
      assert.deepEqual(await stored(json.reportId), { ai_text: false, ai_generated: false, model_tokens: 0 })
    }
  }
  assert.equal(stub.state.calls.length, 0)
})

test('who takes the consent back while the report is made has nothing more sent; the report is whole', async () => {
  const good = stub.state.quirk
  const held = Promise.withResolvers<void>()
  stub.state.quirk = (asked, response) => void held.promise.then(() => good(asked, response))
  const body = { ...report.guestBody(), aiText: true }
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  // Three sections wait side by side.
  await eventually(async () => stub.state.calls.length === 3, 'asked')
  const again = await call(report.app, reportRoutes.generateGuestReport, { body: { ...body, aiText: false }, cookies: guest })
  assert.equal(again.json.reportId, json.reportId)
  held.resolve()
  stub.state.quirk = good
  await delivered(json.reportId)
  assert.equal(stub.state.calls.length, 3)
  assert.equal((await stored(json.reportId))?.ai_text, false)
  const [sections] = await report.sql(
    `select count(*)::int as made, count(*) filter (where content ? 'leftOut')::int as left_out from report_section where report_id = $1`,
    [json.reportId],
  )
  assert.ok(sections?.made >= 20 && sections.left_out === 0, JSON.stringify(sections))

  // Asking again with consent is no consent to what was declined: it stays as it is.
  await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  assert.equal((await stored(json.reportId))?.ai_text, false)
})

test('the consent is taken back for a report that is there, by its owner alone, and its correction asks no model', async () => {
  const agreed = async (id: string) => (await stored(id))?.ai_text
  const { userId, headers } = await report.user()
  const one = report.save({ userId })
  const order = { assessmentId: one.assessmentId, reportType: one.assessmentType, aiText: true }
  const { json } = await call(report.app, reportRoutes.generateReport, { headers, body: order })
  const params = { id: json.reportId as string }
  await delivered(params.id)
  await report.sql('update report set paid_at = now(), payment_id = $2 where id = $1', [params.id, params.id])
  assert.equal((await call(report.app, reportRoutes.getReportView, { headers, params })).json.aiText, true)

  const { headers: stranger } = await report.user()
  for (const caller of [{ headers: stranger }, { cookies: guest }, {}])
    assert.ok((await call(report.app, reportRoutes.endAiText, { ...caller, params })).status >= 400)
  assert.equal(await agreed(params.id), true)

  for (let twice = 0; twice < 2; twice++) {
    const ended = await call(report.app, reportRoutes.endAiText, { headers, params })
    assert.deepEqual([ended.status, ended.json], [200, { aiText: false }])
  }
  assert.equal((await call(report.app, reportRoutes.getReportView, { headers, params })).json.aiText, false)
  stub.state.calls.length = 0
  const correction = { id: 'satisfaction', answers: { personalityScores: { satisfaction: 3 } } }
  const corrected = await call(report.app, reportRoutes.correctReport, { headers, params, body: correction })
  assert.equal(corrected.status, 202, corrected.text)
  await delivered(corrected.json.reportId)
  assert.equal(await agreed(corrected.json.reportId), false)
  assert.equal(stub.state.calls.length, 0)
})

test('a guest takes the consent back behind the link of the mail, for all reports of its line', async () => {
  const body = { ...report.guestBody(), aiText: true }
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  await delivered(json.reportId)
  const later = await call(report.app, reportRoutes.generateGuestReport, {
    body: { ...report.guestBody(), aiText: true },
    cookies: guest,
  })
  await delivered(later.json.reportId)
  await report.sql(
    `insert into report_correction (report_id, origin_id, corrects_id, question, before, after) values ($1, $2, $2, 'q', '', '')`,
    [later.json.reportId, json.reportId],
  )
  const linkId = randomUUID()
  const linkOf = async (until: string) => {
    await report.sql(
      `insert into report_link (id, report_id, key_id, expires_at) values ($1, $2, 'k1', now() + $3::interval)
       on conflict (id) do update set expires_at = now() + $3::interval`,
      [linkId, later.json.reportId, until],
    )
    return { params: { token: linkToken(linkId, 'k1', report.context.linkKeys) } }
  }
  assert.equal((await call(report.app, reportRoutes.endAiTextByLink, await linkOf('-1 day'))).status, 410)
  assert.equal((await stored(later.json.reportId))?.ai_text, true)
  const ended = await call(report.app, reportRoutes.endAiTextByLink, await linkOf('7 days'))
  assert.deepEqual([ended.status, ended.json], [200, { aiText: false }])
  for (const id of [json.reportId, later.json.reportId]) assert.equal((await stored(id))?.ai_text, false)
})

test('a model whose answers are odd in turn, slow, cut and full of lies ends in a whole report with its figures', async () => {
  const good = stub.state.quirk
  let turn = 0
  const odd: Quirk[] = [
    (_asked, response) => json(response, 429, { error: {} }, { 'retry-after': '0.05' }),
    (_asked, response) => void response.destroy(),
    (_asked, response) => json(response, 200, { ...completion(''), choices: [] }),
    answering((text) => `${text} You will earn $777,777 at Globex, see evil.example.`),
    (asked, response) => void setTimeout(() => good(asked, response), 100),
    good,
    answering((text) => text.replace('.', '. HIRED!')),
    (_asked, response) => json(response, 200, completion('{"cut": "of', 'length')),
    good,
  ]
  stub.state.quirk = (asked, response) => odd[turn++ % odd.length]?.(asked, response)
  const body = { ...report.guestBody(), aiText: true }
  const { json: asked } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  await delivered(asked.reportId)
  stub.state.quirk = good
  const [row] = await report.sql(
    `select pages, model_tokens, (select string_agg(content::text, ' ') from report_section where report_id = report.id) as texts,
            (select count(*) from report_section where report_id = report.id and content ? 'leftOut')::int as left_out
     from report where id = $1`,
    [asked.reportId],
  )
  assert.ok(row?.pages >= 25, `${row?.pages} pages`)
  assert.equal(row?.left_out, 0)
  assert.ok(row?.model_tokens <= 60_000)
  for (const lie of ['777,777', 'Globex', 'evil.example', 'HIRED']) assert.equal(row?.texts.includes(lie), false, lie)
})

test('each section is sent what the person wrote in the answers that it rests on, and nothing else', async () => {
  const input = loadInput('renee')
  const { context } = await report.startWorker()
  const signal = AbortSignal.timeout(60_000)
  const written = input.answers.filter(({ text }) => text !== '').map(({ text }) => text)
  assert.ok(written.length >= 2)
  let most = 0
  for (const section of ORDER.career_deep_dive) {
    stub.state.calls.length = 0
    const needed = ownWordsOf(section.id, input)
    most = Math.max(most, needed.answers.length)
    const data = composeSection(section, input)
    await context.writer.write(data, { input, aiText: true, signal })
    const sent = stub.state.calls.map(({ body }) => body.messages[1]?.content ?? '').join('\n')
    const block = sent.slice(sent.indexOf('<answers>'))
    for (const text of written) {
      const mine = needed.answers.some((answer) => answer.text === text)
      assert.equal(block.includes(JSON.stringify(text).slice(1, 60)), mine && sent !== '', `${section.id}: ${text.slice(0, 30)}`)
    }
    // A section without the answer's words would read the same if it were never given.
    for (const answer of input.answers.filter(({ text }) => text !== '' && !needed.answers.some((one) => one.text === text))) {
      const without = { ...input, answers: input.answers.map((one) => (one === answer ? { ...one, text: '-' } : one)) }
      assert.deepEqual(composeSection(section, without), data, `${section.id} rests on ${answer.topic}`)
    }
  }
  assert.ok(most > 0, 'a section rests on words')
})
