import { STATUS_CODES } from 'node:http'
import { status as grpc } from '@grpc/grpc-js'
import * as t from 'io-ts'
import { isDeletedUser } from './deleted-users.ts'

export type FieldError = { path: string; message: string }

/** The whole vocabulary of failures. A new code needs a row in both tables below. */
type ErrorCode = keyof typeof HTTP_STATUS

/**
 * A failure that the caller may see: `detail` is a sentence for a person.
 * Anything else that is thrown is unknown, becomes `internal`, and its text stays in our log.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: string
  readonly errors: readonly FieldError[] | undefined
  readonly headers: Readonly<Record<string, string>> | undefined

  constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
    super(`${code}: ${detail}`, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.detail = detail
    this.errors = options.errors
    this.headers = options.headers
  }
}

export const HTTP_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  too_many: 429,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
} as const

export const GRPC_STATUS: Record<ErrorCode, grpc> = {
  bad_request: grpc.INVALID_ARGUMENT,
  unauthorized: grpc.UNAUTHENTICATED,
  payment_required: grpc.FAILED_PRECONDITION,
  forbidden: grpc.PERMISSION_DENIED,
  not_found: grpc.NOT_FOUND,
  conflict: grpc.ALREADY_EXISTS,
  gone: grpc.FAILED_PRECONDITION,
  too_large: grpc.OUT_OF_RANGE,
  unsupported_media_type: grpc.INVALID_ARGUMENT,
  too_many: grpc.RESOURCE_EXHAUSTED,
  internal: grpc.INTERNAL,
  not_implemented: grpc.UNIMPLEMENTED,
  unavailable: grpc.UNAVAILABLE,
}

/** What a caller makes of a status that carries no code of ours (a proxy, a library, a deadline). */
const FROM_GRPC: Partial<Record<grpc, ErrorCode>> = {
  [grpc.INVALID_ARGUMENT]: 'bad_request',
  [grpc.UNAUTHENTICATED]: 'unauthorized',
  [grpc.PERMISSION_DENIED]: 'forbidden',
  [grpc.NOT_FOUND]: 'not_found',
  [grpc.ALREADY_EXISTS]: 'conflict',
  [grpc.RESOURCE_EXHAUSTED]: 'too_many',
  [grpc.UNAVAILABLE]: 'unavailable',
  [grpc.DEADLINE_EXCEEDED]: 'unavailable',
  [grpc.CANCELLED]: 'unavailable',
}

export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  requestId: string
  errors?: readonly FieldError[]
}

/** RFC 9457 body of a failure. */
export function toProblem(error: AppError, requestId: string): Problem {
  const status = HTTP_STATUS[error.code]
  const title = STATUS_CODES[status] ?? 'Error'
  const problem: Problem = { type: 'about:blank', title, status, detail: error.detail, requestId }
  return error.errors ? { ...problem, errors: error.errors } : problem
}

/** An unknown error is never turned into a 4xx. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDeletedUser(error)) return new AppError('unauthorized', 'This account has been deleted.', { cause: error })
  if (isTransient(error)) {
    return new AppError('unavailable', 'We are busy right now. Please try again in a moment.', {
      cause: error,
      headers: { 'retry-after': '2' },
    })
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error })
}

export function fromGrpcStatus(code: grpc, ownCode: string | undefined): ErrorCode {
  if (ownCode !== undefined && isErrorCode(ownCode)) return ownCode
  return FROM_GRPC[code] ?? 'internal'
}

/** A dependency that cannot be reached, refuses for lack of room, or did not answer in time: worth trying again. */
export function isTransient(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (codesOf(at).some((code) => TRANSIENT_CODES.has(code))) return true
    if (TRANSIENT_NAMES.has(at.constructor.name)) return true
    if (TRANSIENT_MESSAGE.test(at.message)) return true
  }
  return false
}

/**
 * The database was there and the work took too long for it. A caller may try again; but whoever works off a queue must not wait for
 * it as for a server that is being restarted, because the next try is as slow.
 */
export function isTimedOut(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (codesOf(at).includes('57014')) return true
    if (SLOW_MESSAGE.test(at.message)) return true
  }
  return false
}

/** Prisma has one code for whatever fails in a raw query (P2010), and PostgreSQL's own beneath it or, of a lost line, a word. */
function codesOf(error: Error): string[] {
  if (!('code' in error) || typeof error.code !== 'string') return []
  const beneath = 'meta' in error ? driverError.decode(error.meta) : undefined
  if (beneath?._tag !== 'Right') return [error.code]
  const { kind, originalCode = '' } = beneath.right.driverAdapterError.cause
  return [error.code, kind, originalCode]
}

const driverError = t.type({
  driverAdapterError: t.type({ cause: t.intersection([t.type({ kind: t.string }), t.partial({ originalCode: t.string })]) }),
})

// Sockets; PostgreSQL: shutting down, starting up, no more connections, statement timeout, lost a race for locks; Prisma: cannot reach, timed out, line
// closed, pool empty, no transaction in time, and the words of its driver.
const TRANSIENT_CODES = new Set(
  [
    'ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE 57P01 57P02 57P03 53300 57014 40001 40P01 P1001 P1002 P1008 P1017 P2024 P2028',
    'DatabaseNotReachable ConnectionClosed SocketTimeout TooManyConnections TransactionWriteConflict',
  ].flatMap((codes) => codes.split(' ')),
)
const TRANSIENT_NAMES = new Set([
  'ClientOfflineError',
  'ClientClosedError',
  'SocketClosedUnexpectedlyError',
  'ConnectionTimeoutError',
])
// What a statement and a transaction say when their time is over; the latter has the code of one that got no connection, too.
const SLOW_MESSAGE = /canceling statement due to statement timeout|expired transaction|Transaction already closed/
const TRANSIENT_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(HTTP_STATUS, code)
}

type AppErrorOptions = { errors?: readonly FieldError[]; headers?: Record<string, string>; cause?: unknown }
