import { Client, Metadata, type MethodDefinition, type ServiceError, status } from '@grpc/grpc-js'
import { AppError, fromGrpcStatus } from '@waymark/kit/errors'
import type { Metrics } from '@waymark/kit/metrics'
import { currentTrace, inSpan } from '@waymark/kit/tracing'
import type { Certificate } from '@waymark/mtls/certificate'
import { channelCredentials } from '@waymark/mtls/grpc'
import {
  type Definition,
  ERROR_CODE_KEY,
  REQUEST_ID_KEY,
  type RequestOf,
  type ResponseOf,
  splitPath,
  TRACE_KEY,
} from './types.ts'

export type CallOptions = { deadlineMs?: number; signal?: AbortSignal }
export type GrpcClient<D extends Definition> = {
  [K in keyof D]: (request: RequestOf<D[K]>, options?: CallOptions) => Promise<ResponseOf<D[K]>>
} & { close(): void }

export type GrpcClientOptions<D extends Definition> = {
  /** host:port of the sibling; a name with several addresses is used in turn. */
  address: string
  deadlineMs?: number
  /** Methods that may be sent again when the sibling cannot be reached: those without effect. */
  idempotent?: readonly (keyof D & string)[]
  metrics?: Metrics
  /** Without one it speaks plain text. */
  certificate?: Certificate | undefined
}

/**
 * A promise per method of a sibling. Every call ends by its deadline: `deadlineMs` (2 s), or earlier when whoever called us waits
 * less long. A failure is an AppError with the sibling's code; a sibling that is away or late is `unavailable`.
 */
export function createGrpcClient<D extends Definition>(definition: D, options: GrpcClientOptions<D>): GrpcClient<D> {
  const client = new Client(
    options.address,
    channelCredentials(options.certificate),
    channelOptions(definition, options.idempotent ?? []),
  )
  const methods = Object.entries(definition).map(([name, method]) => {
    const span = { name: method.path.slice(1), kind: 'client' as const }
    const call = (request: unknown, callOptions: CallOptions = {}) =>
      inSpan(span, () =>
        unary(client, method, { request, metrics: options.metrics, deadlineMs: options.deadlineMs ?? 2_000, ...callOptions }),
      )
    return [name, call] as const
  })
  // The entries follow the definition's keys, which is all that the type says.
  return { ...Object.fromEntries(methods), close: () => client.close() } as GrpcClient<D>
}

function unary(client: Client, method: MethodDefinition<unknown, unknown>, call: UnaryCall): Promise<unknown> {
  const name = splitPath(method.path).method
  const end = call.metrics?.grpc.startTimer({ side: 'client', method: name })
  return new Promise((resolve, reject) => {
    const options = { deadline: deadlineOf(call.deadlineMs) }
    const done = (error: ServiceError | null, response?: unknown) => {
      call.signal?.removeEventListener('abort', cancel)
      end?.({ status: status[error?.code ?? status.OK] })
      if (error) reject(translate(error, name))
      else resolve(response)
    }
    const running = client.makeUnaryRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      call.request,
      metadata(),
      options,
      done,
    )
    const cancel = () => running.cancel()
    if (call.signal?.aborted) cancel()
    call.signal?.addEventListener('abort', cancel, { once: true })
  })
}

function deadlineOf(ms: number): number {
  return Math.min(Date.now() + ms, currentTrace()?.deadline ?? Number.POSITIVE_INFINITY)
}

function metadata(): Metadata {
  const headers = new Metadata()
  // Where nothing is running there is no span that the sibling's could be a child of: its trace begins there.
  const trace = currentTrace()
  if (trace) headers.set(TRACE_KEY, trace.traceparent)
  const requestId = trace?.requestId
  if (requestId) headers.set(REQUEST_ID_KEY, requestId)
  return headers
}

function translate(error: ServiceError, method: string): AppError {
  const own = error.metadata.get(ERROR_CODE_KEY)[0]
  const code = own === undefined && wasCutOff(error) ? 'unavailable' : fromGrpcStatus(error.code, own?.toString())
  // A text that our own server wrote is meant for people; one of the library is not.
  const detail =
    own === undefined ? `A part of the service did not answer (${method}). Please try again in a moment.` : error.details
  return new AppError(code, detail, { cause: error })
}

/** The stream ended without a status: the sibling's own deadline came first, or it went away. The library calls that INTERNAL. */
function wasCutOff({ code, details }: ServiceError): boolean {
  return code === status.INTERNAL && /^Received RST_STREAM/.test(details)
}

function channelOptions<D extends Definition>(
  definition: D,
  idempotent: readonly (keyof D & string)[],
): Record<string, string | number> {
  const retryPolicy = {
    maxAttempts: 3,
    initialBackoff: '0.05s',
    maxBackoff: '0.5s',
    backoffMultiplier: 2,
    retryableStatusCodes: ['UNAVAILABLE'],
  }
  const name = idempotent.flatMap((key) => definition[key]?.path ?? []).map((path) => splitPath(path))
  const methodConfig = name.length > 0 ? [{ name, retryPolicy }] : []
  return {
    'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }], methodConfig }),
    'grpc.keepalive_time_ms': 10_000,
    'grpc.keepalive_timeout_ms': 3_000,
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 5_000,
    // While siblings are rolled, addresses change faster than every 30 s, which is the default.
    'grpc.dns_min_time_between_resolutions_ms': 5_000,
    'grpc.max_receive_message_length': 16 * 1024 * 1024,
  }
}

type UnaryCall = { request: unknown; deadlineMs: number; signal?: AbortSignal; metrics: Metrics | undefined }
