import type { Readable } from 'node:stream'
import type { AnyRoute, Route } from '@waymark/contracts/route'
import { check, invalid } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type { Log } from '@waymark/kit/log'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { guestKeyOf, IDENTITY_HEADER, type Identity } from '../auth.ts'
import { type Cookie, parseCookies } from './cookies.ts'

/** What a handler is given: decoded input, and who asks. */
export type Context<P = unknown, Q = unknown, B = unknown> = {
  params: P
  query: Q
  body: B
  /** Who is signed in. */
  identity: Identity | undefined
  /** The same for handlers that need it: throws 401 when nobody is signed in (never on a route with access `user`). */
  readonly user: Identity
  /** SHA-256 hex of the guest cookie. */
  guestKey: string | undefined
  cookies: Readonly<Record<string, string>>
  /** The client's address, as the gateway saw it. */
  address: string
  requestId: string
  log: Log
  /** Aborted when the client goes away, and for streams also when the service stops. */
  signal: AbortSignal
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler answers; the status is the route's own unless given. */
export type HandlerResult<R> =
  | (Extras & { body: R })
  | (Extras & { html: string })
  | (Extras & { file: Uint8Array | Readable; type: string })
  | (Extras & { redirect: string })
  | Hijacked

/** The handler has written to the socket itself (see sse.ts). */
export const hijacked = Symbol('hijacked')
export type Hijacked = typeof hijacked

export type Handler<P, Q, B, R> = (context: Context<P, Q, B>) => Promise<HandlerResult<R>> | HandlerResult<R>
// biome-ignore lint/suspicious/noExplicitAny: handlers of different routes stand in one table; `route` has checked each pair
export type AnyHandler = Handler<any, any, any, any>

type ContextOptions = {
  verify: (token: string) => Promise<Identity | undefined>
  log: Log
  stopping: AbortSignal
  guestCookie: string
}

export async function createContext(
  route: AnyRoute,
  call: { request: FastifyRequest; reply: FastifyReply },
  options: ContextOptions,
): Promise<Context> {
  const { request, reply } = call
  // Before the first wait: a client that leaves during it must be missed here, not served until the service stops.
  const signal = clientSignal(reply, route.kind === 'sse' ? options.stopping : undefined)
  const cookies = parseCookies(request.headers.cookie)
  // Bound to this host where the site has TLS. A guest who began before that was so is still known by the bare name.
  const guest = cookies[`__Host-${options.guestCookie}`] ?? cookies[options.guestCookie]
  const identity = route.access === 'public' ? undefined : await identityOf(request, options)
  // Before decoding: whoever is not signed in learns nothing about the shape of the input.
  if (route.access === 'user' && !identity) throw unauthorized()
  return {
    ...decodeInput(route, request),
    identity,
    get user() {
      if (!identity) throw unauthorized()
      return identity
    },
    guestKey: guest ? guestKeyOf(guest) : undefined,
    cookies,
    address: clientAddress(request),
    requestId: request.id,
    log: options.log,
    signal,
    request,
    reply,
  }
}

/** All wrong places of path, query and body in one answer. */
function decodeInput(route: Route, request: FastifyRequest): { params: unknown; query: unknown; body: unknown } {
  const params = check(route.params, request.params)
  const query = check(route.query, request.query)
  const body = check(route.body, request.body)
  if (params.ok && query.ok && body.ok) return { params: params.value, query: query.value, body: body.value }
  throw invalid([params, query, body].flatMap((part) => (part.ok ? [] : part.errors)))
}

async function identityOf(request: FastifyRequest, options: ContextOptions): Promise<Identity | undefined> {
  const token = request.headers[IDENTITY_HEADER]
  if (typeof token !== 'string') return undefined
  const identity = await options.verify(token)
  if (!identity) options.log.warn('identity token rejected')
  return identity
}

function unauthorized(): AppError {
  return new AppError('unauthorized', 'Please sign in to continue.')
}

/** The gateway writes the header anew, so its last entry is what the gateway saw. */
function clientAddress(request: FastifyRequest): string {
  const forwarded = request.headers['x-forwarded-for']
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim()
  return last || request.socket.remoteAddress || ''
}

function clientSignal(reply: FastifyReply, stopping: AbortSignal | undefined): AbortSignal {
  const gone = new AbortController()
  const leave = () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('the client went away'))
  }
  // Its `close` comes once, and may have come already.
  if (reply.raw.destroyed) leave()
  else reply.raw.once('close', leave)
  return stopping ? AbortSignal.any([gone.signal, stopping]) : gone.signal
}

type Extras = { status?: number; headers?: Record<string, string>; cookies?: readonly Cookie[] }
