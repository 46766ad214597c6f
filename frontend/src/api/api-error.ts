import { problem } from '@waymark/contracts/problem'
import { isRight } from 'fp-ts/lib/Either.js'

/** What a failed call leaves behind. `message` is `status: body` to the letter; `detail` is the sentence for people. */
export type ApiError = {
  status: number
  message: string
  detail: string
  errors: readonly { path: string; message: string }[]
}

const offline = 'We could not reach the server. Check your connection and try again.'

export function httpError(options: { status: number; statusText: string; body: string }): ApiError {
  const { status, statusText, body } = options
  const parsed = problem.decode(parseJson(body))
  const message = `${status}: ${body || statusText}`
  if (!isRight(parsed)) return { status, message, detail: statusText || `The server answered ${status}.`, errors: [] }
  return { status, message, detail: parsed.right.detail, errors: parsed.right.errors ?? [] }
}

/** A 401 on a read names the status only: the body adds nothing that a reader could use. */
export function unauthorizedRead(statusText: string): ApiError {
  const text = statusText || 'Unauthorized'
  return { status: 401, message: `401: ${text}`, detail: text, errors: [] }
}

export function networkError(reason: unknown): ApiError {
  return { status: 0, message: reason instanceof Error ? reason.message : String(reason), detail: offline, errors: [] }
}

/** The answer does not fit its contract: a bug of ours, said plainly. */
export function contractError(routeId: string, paths: string): ApiError {
  const message = `The answer of ${routeId} does not fit its contract: ${paths}`
  return { status: 0, message, detail: 'The server answered in a way this page does not understand.', errors: [] }
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'message' in value && 'detail' in value && 'status' in value
}

export function detailOf(error: unknown): string {
  if (isApiError(error)) return error.detail
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.'
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
