import { once } from 'node:events'
import { Readable } from 'node:stream'
import { integerParam, listOf, signedBytes, text } from '@waymark/contracts/codec/primitives'
import { defineRoute } from '@waymark/contracts/route'
import { AppError } from '@waymark/kit/errors'
import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import { createHttp, type Http } from '@waymark/service/http/server'
import { streamEvents } from '@waymark/service/http/sse'
import { testIdentity } from '@waymark/testing/http'
import * as t from 'io-ts'
import { opensPages } from '../../src/http/error-handler.ts'

const base = { service: 'game', summary: 'A sample.' } as const
const paper = t.type({ title: text({ min: 1, max: 20 }), tags: listOf(text({ max: 5 }), { max: 3 }) })

/** A route of each kind. */
export const routes = {
  write: defineRoute({
    ...base,
    id: 'write',
    method: 'POST',
    path: '/api/papers/{id}',
    params: t.type({ id: text({ max: 4 }) }),
    query: t.type({ page: integerParam({ min: 1, max: 9, fallback: 1 }) }),
    body: paper,
    response: t.strict({ by: t.string, page: t.number, title: t.string }),
    status: 201,
  }),
  open: defineRoute({
    ...base,
    id: 'open',
    method: 'GET',
    path: '/api/open',
    access: 'any',
    response: t.strict({ who: t.string, guest: t.string }),
  }),
  fail: defineRoute({
    ...base,
    id: 'fail',
    method: 'GET',
    path: '/api/fail/{how}',
    access: 'public',
    params: t.type({ how: t.string }),
    response: t.strict({ n: t.number }),
  }),
  page: defineRoute({
    ...base,
    id: 'page',
    method: 'POST',
    path: '/api/page',
    access: 'public',
    kind: 'page',
    accepts: 'form',
    body: t.type({ name: t.string }),
  }),
  bytes: defineRoute({
    ...base,
    id: 'bytes',
    method: 'POST',
    path: '/api/bytes',
    access: 'public',
    accepts: 'raw',
    body: signedBytes,
    response: t.strict({ hex: t.string }),
  }),
  file: defineRoute({ ...base, id: 'file', method: 'GET', path: '/api/file', access: 'public', kind: 'file' }),
  leave: defineRoute({ ...base, id: 'leave', method: 'POST', path: '/api/leave', access: 'any', kind: 'redirect' }),
  events: defineRoute({
    ...base,
    id: 'events',
    method: 'GET',
    path: '/api/stream',
    access: 'public',
    kind: 'sse',
    throttle: 'stream',
  }),
}
const list = Object.values(routes)

/** What the sample logs. */
export const lines: { level: string; requestId?: string; traceId?: string; err?: { message: string } }[] = []
const log = createLog({ service: 'test', level: 'info', destination: { write: (line) => void lines.push(JSON.parse(line)) } })
export const keys = testIdentity('test')
export const asUser = () => keys.headersFor({ userId: 'u1' })

/** What a test turns, and what the stream of the sample tells of itself. */
export const state = {
  healthy: true,
  streamEnded: Promise.resolve() as Promise<unknown>,
  signalOfStream: undefined as AbortSignal | undefined,
}

export const options = () => ({
  service: 'test',
  routes: list,
  publicKeys: [keys.publicKey],
  log,
  metrics: createMetrics({ service: 'test', processMetrics: false }),
})

/** A server of the sample routes. It listens nowhere yet. */
export function createSample(more: { lingerMs?: number } = {}): Http {
  const http = createHttp({
    ...options(),
    ...more,
    checks: {
      stone: async () => {
        if (!state.healthy) throw new Error('the stone is away')
      },
    },
    errorPage: (problem, { route }) => (opensPages(route) ? { html: `<h1>${problem.title}</h1>` } : undefined),
  })
  http.route(routes.write, ({ user, query, body }) => ({
    body: { by: user.userId, page: query.page, title: body.title, secret: 'not in the contract' },
  }))
  http.route(routes.open, ({ identity, guestKey }) => ({ body: { who: identity?.userId ?? 'nobody', guest: guestKey ?? '' } }))
  http.route(routes.fail, ({ params }) => failures[params.how]?.() ?? { body: { n: 1 } })
  http.route(routes.page, ({ body }) => ({
    html: `<p>${body.name}</p>`,
    cookies: [{ name: 'seen', value: '1', maxAge: 60, secure: true }],
  }))
  http.route(routes.bytes, ({ body }) => ({ body: { hex: Buffer.from(body).toString('hex') } }))
  http.route(routes.file, () => ({
    file: Readable.from(['one ', 'two']),
    type: 'text/plain',
    headers: { 'cache-control': 'private' },
  }))
  http.route(routes.leave, () => ({ redirect: '/after' }))
  http.route(routes.events, (ctx) => {
    state.signalOfStream = ctx.signal
    state.streamEnded = ctx.signal.aborted ? Promise.resolve() : once(ctx.signal, 'abort')
    return streamEvents(ctx, async (sse) => {
      await sse.send({ id: '7', event: 'step', data: { after: sse.lastEventId, text: 'a\nb' } })
      await state.streamEnded
    })
  })
  return http
}

const failures: Record<string, () => { body: { n: number } }> = {
  known: () => {
    throw new AppError('conflict', 'That is taken.', { headers: { 'retry-after': '3' } })
  },
  unknown: () => {
    throw new Error('the inner secret')
  },
  contract: () => ({ body: JSON.parse('{"n":"one"}') }),
  away: () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  },
}
