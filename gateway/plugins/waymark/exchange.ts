import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Span } from '@waymark/tracing/spans'
import type { RouteTarget } from './route-table.ts'

/** What express-gateway calls for each request; `next` goes on to the next policy of the pipeline. */
export type Policy = (req: GatewayRequest, res: ServerResponse, next: (error?: unknown) => void) => void

export type GatewayRequest = IncomingMessage & { exchange?: Exchange }

/** All that the gateway knows about one request and its answer. */
export type Exchange = {
  readonly requestId: string
  readonly traceparent: string
  /** Of this request, where tracing is on. */
  readonly span: Span | undefined
  /** The trace was begun before us by a proxy that we trust; what strangers say of theirs is not passed on. */
  readonly traceContinues: boolean
  readonly startedAt: number
  readonly clientAddress: string
  readonly target: RouteTarget
  /** Set when the address cannot be routed. */
  readonly malformed: Refusal | undefined
  session: Session | undefined
  /** Signed statement about the session for the service that the request goes to. */
  identityToken: string | undefined
  /** The request's body, when it was read before it is passed on. */
  body: Buffer | undefined
  /** The final status, once there is one (499: the client went away). */
  endedWith: number | undefined
  /** See `whenEnded`. */
  endings: ((status: number) => void)[] | undefined
  /** Why we ended it ourselves, for the log. */
  refusal: Refusal | undefined
}

/** Calls back once with the final status: at once when the exchange is over, so that what is taken late is given back too. */
export function whenEnded(exchange: Exchange, callback: (status: number) => void): void {
  if (exchange.endedWith !== undefined) {
    callback(exchange.endedWith)
    return
  }
  exchange.endings ??= []
  exchange.endings.push(callback)
}

export function endExchange(exchange: Exchange, status: number): void {
  exchange.endedWith = status
  for (const callback of exchange.endings ?? []) callback(status)
}

export type Session = {
  readonly userId: string
  readonly sessionId: string
  readonly tier: string
  readonly emailVerified: boolean
}

/** The gateway's own answer instead of the service's. */
export type Refusal = {
  readonly status: number
  readonly detail: string
  readonly headers?: Readonly<Record<string, string>>
  /** The connection cannot be used any further: its framing is in doubt or its body stays unread. */
  readonly close?: boolean
}

/** Looks at a request and refuses it or lets it go on. One that need not wait answers without a promise. */
export type Check = (req: GatewayRequest, exchange: Exchange) => Refusal | undefined | Promise<Refusal | undefined>
