import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/**
 * W3C trace context, carried along the calls of one request or event: headers → here → gRPC metadata, outbox row, job data.
 * `deadline` is absolute (epoch ms): what a caller allows us, so that we never wait longer for a sibling than our caller waits for us.
 */
export type Trace = { traceparent: string; traceId: string; requestId?: string; deadline?: number }

const storage = new AsyncLocalStorage<Trace>()
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

export function currentTrace(): Trace | undefined {
  return storage.getStore()
}

/** The header to hand on; a new trace starts when nothing is running. */
export function currentTraceparent(): string {
  return storage.getStore()?.traceparent ?? newTraceparent()
}

/** Runs `work` as a child of `parent` (a malformed or absent parent starts a new trace). */
export function withTrace<T>(
  from: { parent?: string | undefined; requestId?: string | undefined; deadline?: number | undefined },
  work: () => T,
): T {
  const traceparent = childOf(from.parent)
  const trace: Trace = { traceparent, traceId: traceparent.slice(3, 35) }
  if (from.requestId !== undefined) trace.requestId = from.requestId
  if (from.deadline !== undefined) trace.deadline = from.deadline
  return storage.run(trace, work)
}

export function newTraceparent(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`
}

export function traceIdOf(traceparent: string | null | undefined): string | undefined {
  return TRACEPARENT.exec(traceparent ?? '')?.[1]
}

function childOf(parent: string | undefined): string {
  const match = TRACEPARENT.exec(parent ?? '')
  return match ? `00-${match[1]}-${randomBytes(8).toString('hex')}-${match[3]}` : newTraceparent()
}
