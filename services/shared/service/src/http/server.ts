import type { KeyObject } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AnyRoute, Route } from '@waymark/contracts/route'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import type { Log } from '@waymark/kit/log'
import type { Metrics } from '@waymark/kit/metrics'
import { storable } from '@waymark/kit/storable'
import { traceIdOf, withTrace } from '@waymark/kit/tracing'
import type { Certificate } from '@waymark/mtls/certificate'
import type { Spans } from '@waymark/tracing/spans'
import Fastify, { type FastifyInstance } from 'fastify'
import { identityVerifier } from '../auth.ts'
import { type AnyHandler, createContext, type Handler } from './context.ts'
import { type ErrorPage, sendError, traceparentOf } from './error-handler.ts'
import { takeForms } from './forms.ts'
import { addHealth, type Check } from './health.ts'
import { checkJsonBounds } from './json-bounds.ts'
import { takeBytes } from './raw-json.ts'
import { sendResponse } from './response.ts'
import { OPEN, refuseStrangers, tlsServer } from './strangers.ts'
import { spanOf, startSpan } from './traced.ts'

export type HttpOptions = {
  /** Only identities that were signed for this name are believed. */
  service: string
  /** Every contract route of this service: each must get exactly one handler before `listen`. */
  routes: readonly AnyRoute[]
  /** Of the gateway; two while they are being changed. */
  publicKeys: readonly KeyObject[]
  log: Log
  metrics: Metrics
  spans?: Spans | undefined
  ready?: () => boolean
  /** Own dependencies that `/readyz` asks, by name. */
  checks?: Record<string, Check>
  errorPage?: ErrorPage
  bodyLimit?: number
  guestCookie?: string
  /** With it the door speaks TLS, and its routes answer holders of a certificate of our authority alone. */
  certificate?: Certificate | undefined
  /**
   * For how long, when it closes, it still answers on connections that are kept, and says with each answer that it is the last one
   * there. A connection that is cut while a request is on its way fails that request, and only a read may be sent a second time.
   */
  lingerMs?: number
}

export type Http = {
  route<P, Q, B, R>(route: Route<P, Q, B, R>, handler: Handler<P, Q, B, R>): void
  listen(at: { host: string; port: number }): Promise<AddressInfo>
  close(): Promise<void>
  /** For tests: the app without a socket. */
  app: FastifyInstance
}

const REQUEST_ID = /^[\w.:-]{8,128}$/

export function createHttp(options: HttpOptions): Http {
  const { log, metrics, spans } = options
  const handled = new Map<string, AnyRoute>()
  const stopping = new AbortController()
  let lingering = false
  const contextOptions = {
    verify: identityVerifier({ keys: options.publicKeys, audience: options.service }),
    log,
    stopping: stopping.signal,
    guestCookie: options.guestCookie ?? 'wm_guest',
  }

  const app = Fastify({
    logger: false,
    ...(options.certificate && { serverFactory: tlsServer(options.certificate) }),
    bodyLimit: options.bodyLimit ?? 1024 * 1024,
    // Over-long parameters are for the contract to refuse, as a problem; the gateway bounds the whole head.
    routerOptions: { maxParamLength: 16 * 1024 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : uuidv7()
    },
  })
  if (options.certificate) refuseStrangers(app)
  takeJson(app)
  addHealth(app, { metrics, ready: options.ready ?? (() => true), checks: options.checks ?? {}, spans })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (lingering) reply.header('connection', 'close')
    startSpan(OPEN.has(request.routeOptions.url ?? '') ? undefined : spans, request, reply)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.http.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (!handled.has(routeKey(request.method, route))) return
    const ms = Math.round(reply.elapsedTime)
    const traceId = traceIdOf(traceparentOf(request))
    const spanId = spanOf(request)?.spanContext().spanId
    log.info({ requestId: request.id, traceId, spanId, method: request.method, route, status: reply.statusCode, ms }, 'request')
  })
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'There is nothing at this address.')
  })
  app.setErrorHandler((error, request, reply) => {
    const route = handled.get(routeKey(request.method, request.routeOptions.url ?? ''))
    return sendError(error, { request, reply, route }, { log, errorPage: options.errorPage })
  })

  return {
    app,
    route(route, handler) {
      const url = route.path.replace(/\{(\w+)\}/g, ':$1')
      const key = routeKey(route.method, url)
      if (!options.routes.some((known) => known.id === route.id)) throw new Error(`route ${route.id} is not one of this service`)
      if (handled.has(key)) throw new Error(`route ${route.id} has two handlers`)
      handled.set(key, route)
      addRoute(app, { route, url, handler, spans, contextOptions })
    },
    async listen(at) {
      const served = new Set([...handled.values()].map((route) => route.id))
      const missing = options.routes.filter((route) => !served.has(route.id)).map((route) => route.id)
      if (missing.length > 0) throw new Error(`routes without a handler: ${missing.join(', ')}`)
      await app.listen(at)
      return app.server.address() as AddressInfo
    },
    async close() {
      lingering = true
      const end = Date.now() + (options.lingerMs ?? 0)
      while (Date.now() < end && (await connectionsOf(app)) > 0) await sleep(20)
      stopping.abort(new Error('the service is stopping'))
      await app.close()
    },
  }
}

const connectionsOf = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count ?? 0)))

function addRoute(
  app: FastifyInstance,
  entry: {
    route: AnyRoute
    url: string
    handler: AnyHandler
    spans: Spans | undefined
    contextOptions: Parameters<typeof createContext>[2]
  },
): void {
  const { route, url, handler, spans, contextOptions } = entry
  const add = (scope: FastifyInstance): void => {
    scope.route({
      method: route.method,
      url,
      ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
      handler: (request, reply) => {
        const from = { parent: traceparentOf(request), requestId: request.id, span: spanOf(request), spans }
        return withTrace(from, async () => {
          const context = await createContext(route, { request, reply }, contextOptions)
          return sendResponse(route, await handler(context), reply)
        })
      },
    })
  }
  // A scope of its own: a content type that the route does not take has no parser there, so it is 415 before the body is read.
  const take = { form: takeForms, raw: takeBytes, json: undefined }[route.accepts]
  if (!take) add(app)
  else
    app.register(async (scope) => {
      take(scope)
      add(scope)
    })
}

/** JSON only; an empty body is no body, whatever its type says. What no column could hold is left out here, before any rule. */
function takeJson(app: FastifyInstance): void {
  const json = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      checkJsonBounds(body)
    } catch (error) {
      return done(error as Error)
    }
    json(request, body, (error, value) => done(error, storable(value)))
  })
}

function routeKey(method: string, url: string): string {
  return `${method} ${url}`
}
