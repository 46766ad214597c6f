import { type Deadline, Metadata, Server, type ServerUnaryCall, type sendUnaryData, status } from '@grpc/grpc-js'
import { asAppError, GRPC_STATUS } from '@waymark/kit/errors'
import type { Log } from '@waymark/kit/log'
import type { Metrics } from '@waymark/kit/metrics'
import { enterTrace } from '@waymark/kit/tracing'
import type { Certificate } from '@waymark/mtls/certificate'
import { serverCredentials } from '@waymark/mtls/grpc'
import type { Spans } from '@waymark/tracing/spans'
import { HEALTH } from './health.ts'
import {
  type Definition,
  ERROR_CODE_KEY,
  REQUEST_ID_KEY,
  type RequestOf,
  type ResponseOf,
  splitPath,
  TRACE_KEY,
} from './types.ts'

type GrpcContext = {
  /** Aborted when the caller gave up or its deadline has passed. */
  signal: AbortSignal
  log: Log
}
export type GrpcHandlers<D extends Definition> = {
  [K in keyof D]: (request: RequestOf<D[K]>, context: GrpcContext) => Promise<ResponseOf<D[K]>> | ResponseOf<D[K]>
}
export type GrpcServer = {
  add<D extends Definition>(definition: D, handlers: GrpcHandlers<D>): void
  listen(at: { host: string; port: number }): Promise<number>
  /** Lets running calls finish, at most `graceMs` (5 s), then cuts them. */
  close(graceMs?: number): Promise<void>
}

export function createGrpcServer(options: {
  log: Log
  metrics: Metrics
  spans?: Spans | undefined
  ready?: () => boolean
  /** Without one it speaks plain text. */
  certificate?: Certificate | undefined
  /** So long a caller keeps one connection; then it asks for the addresses again, and finds processes that came since. */
  connectionAgeMs?: number
}): GrpcServer {
  const { log, metrics, spans, connectionAgeMs = 300_000 } = options
  const server = new Server({
    'grpc.max_connection_age_ms': connectionAgeMs,
    'grpc.max_connection_age_grace_ms': 30_000,
    'grpc.max_receive_message_length': 16 * 1024 * 1024,
    'grpc.keepalive_time_ms': 10_000,
    'grpc.keepalive_timeout_ms': 3_000,
  })
  let closing: Promise<void> | undefined

  const api: GrpcServer = {
    add(definition, handlers) {
      const implementation = Object.keys(definition).map((name) => {
        const handler = handlers[name]
        const path = definition[name]?.path
        if (!handler || !path) throw new Error(`gRPC method ${name} has no handler`)
        const { method } = splitPath(path)
        // A probe every few seconds is nobody's request.
        const recorded = path.startsWith('/grpc.health.') ? undefined : spans
        return [name, serve({ method, name: path.slice(1), handler, log, metrics, spans: recorded })] as const
      })
      server.addService(definition, Object.fromEntries(implementation))
    },
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.bindAsync(`${host}:${port}`, serverCredentials(options.certificate), (error, bound) => {
          if (error) reject(error)
          else resolve(bound)
        })
      }),
    close(graceMs = 5_000) {
      closing ??= new Promise((resolve) => {
        const limit = setTimeout(() => server.forceShutdown(), graceMs)
        server.tryShutdown(() => {
          clearTimeout(limit)
          resolve()
        })
      })
      return closing
    },
  }
  api.add(HEALTH, { check: () => ({ status: (options.ready?.() ?? true) ? 1 : 2 }) })
  return api
}

function serve(method: Method): (call: ServerUnaryCall<unknown, unknown>, callback: sendUnaryData<unknown>) => void {
  return (call, callback) => {
    const end = method.metrics.grpc.startTimer({ side: 'server', method: method.method })
    const deadline = epochOf(call.getDeadline())
    const gone = new AbortController()
    call.once('cancelled', () => gone.abort(new Error('the caller gave up')))
    const { name, spans } = method
    const from = { parent: text(call.metadata, TRACE_KEY), requestId: text(call.metadata, REQUEST_ID_KEY), deadline, name, spans }
    const answer = async () => {
      try {
        const response = await method.handler(call.request, { signal: gone.signal, log: method.log })
        end({ status: 'OK' })
        callback(null, response)
      } catch (err) {
        if (asAppError(err).code === 'internal') method.log.error({ err, method: method.method }, 'gRPC call failed')
        throw err
      }
    }
    enterTrace(from, answer).catch((err: unknown) => {
      const failure = asAppError(err)
      const code = GRPC_STATUS[failure.code]
      end({ status: status[code] })
      const metadata = new Metadata()
      metadata.set(ERROR_CODE_KEY, failure.code)
      callback({ code, details: failure.detail, metadata })
    })
  }
}

function text(metadata: Metadata, key: string): string | undefined {
  const value = metadata.get(key)[0]
  return value === undefined ? undefined : String(value)
}

/** A call without a deadline counts as endless (absent). */
function epochOf(deadline: Deadline): number | undefined {
  const epoch = deadline instanceof Date ? deadline.getTime() : deadline
  return Number.isFinite(epoch) ? epoch : undefined
}

type Method = {
  method: string
  /** With its service. */
  name: string
  spans: Spans | undefined
  // biome-ignore lint/suspicious/noExplicitAny: `add` has checked the pair of definition and handlers
  handler: (request: any, context: GrpcContext) => unknown
  log: Log
  metrics: Metrics
}
