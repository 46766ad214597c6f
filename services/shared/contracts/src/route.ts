import type * as t from 'io-ts'
import { nothing } from './codec/primitives.ts'

export type ServiceName = 'identity' | 'assessment' | 'report' | 'skills' | 'jobs' | 'learning' | 'game'

/**
 * Who may call a route: `any` (signed in or not), `user` (401 otherwise), `guest` (anyone, but what it reaches is bound to the
 * guest cookie), `link` (whoever holds the signed link), `public` (no identity is looked at; may be cached).
 */
export type Access = 'public' | 'any' | 'guest' | 'user' | 'link'

/** Class of the throttle that the gateway applies before the service sees the call. */
export type Throttle = 'read' | 'write' | 'sign-in' | 'report' | 'assessment-guest' | 'costly' | 'stream'

/** What travels back: JSON, an HTML page, a file, a stream of server-sent events, or a redirect. */
export type RouteKind = 'json' | 'page' | 'file' | 'sse' | 'redirect'

/** An HTTP route as a value, shared by the service that serves it, the gateway's table, the frontend and OpenAPI. */
export type Route<P = unknown, Q = unknown, B = unknown, R = unknown> = {
  readonly id: string
  readonly service: ServiceName
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with parameters in braces: `/api/reports/{id}`. */
  readonly path: string
  readonly access: Access
  readonly throttle: Throttle
  readonly kind: RouteKind
  /** Content type of the main answer of a file; other kinds say it by themselves. */
  readonly produces: string
  readonly summary: string
  readonly params: t.Type<P, unknown, unknown>
  readonly query: t.Type<Q, unknown, unknown>
  readonly body: t.Type<B, unknown, unknown>
  /** Content type of the request body; pages post forms. `raw` is JSON of which the very bytes are signed: they come undecoded. */
  readonly accepts: 'json' | 'form' | 'raw'
  /** Bytes of the request body, where the route takes fewer than its service does. */
  readonly bodyLimit: number | undefined
  /** The codec of the main answer (success). */
  readonly response: t.Type<R, unknown, unknown>
  /** Status of the main answer. */
  readonly status: number
  /** Further statuses that the route documents; all are problem JSON. 400, 401, 404, 413, 429 and 5xx need not be named. */
  readonly problems: readonly number[]
  /** Agreed and typed, but no service answers it yet: it stands in no table and no document. */
  readonly planned: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where routes of different shapes stand in one list
export type AnyRoute = Route<any, any, any, any>

export type ParamsOf<T extends AnyRoute> = T extends Route<infer P, unknown, unknown, unknown> ? P : never
export type QueryOf<T> = T extends { query: t.Type<infer Q, unknown, unknown> } ? Q : never
export type BodyOf<T> = T extends { body: t.Type<infer B, unknown, unknown> } ? B : never
export type ResponseOf<T> = T extends { response: t.Type<infer R, unknown, unknown> } ? R : never

type Definition<P, Q, B, R> = {
  id: string
  service: ServiceName
  method: Route['method']
  path: string
  summary: string
  access?: Access
  throttle?: Throttle
  kind?: RouteKind
  produces?: string
  params?: t.Type<P, unknown, unknown>
  query?: t.Type<Q, unknown, unknown>
  body?: t.Type<B, unknown, unknown>
  accepts?: Route['accepts']
  bodyLimit?: number
  response?: t.Type<R, unknown, unknown>
  status?: number
  problems?: readonly number[]
  planned?: boolean
}

type Nothing = Record<string, never>

/** Fills the defaults: signed-in JSON route, read throttle for GET and write throttle otherwise, 200. */
export function defineRoute<P = Nothing, Q = Nothing, B = Nothing, R = Nothing>(
  definition: Definition<P, Q, B, R>,
): Route<P, Q, B, R> {
  return {
    access: 'user',
    throttle: definition.method === 'GET' ? 'read' : 'write',
    kind: 'json',
    produces: 'application/octet-stream',
    params: nothing as unknown as t.Type<P, unknown, unknown>,
    query: nothing as unknown as t.Type<Q, unknown, unknown>,
    body: nothing as unknown as t.Type<B, unknown, unknown>,
    accepts: 'json',
    bodyLimit: undefined,
    response: nothing as unknown as t.Type<R, unknown, unknown>,
    status: 200,
    problems: [],
    planned: false,
    ...definition,
  }
}

/** The routes of a service that are served: what its `createHttp` takes, and what the gateway's table and OpenAPI list. */
export function servedRoutes(routes: Readonly<Record<string, AnyRoute>>): AnyRoute[] {
  return Object.values(routes).filter((route) => !route.planned)
}

/** Fills a path's parameters, encoded: `pathOf(getReport, {id})` → `/api/reports/…`. */
export function pathOf(route: Pick<AnyRoute, 'path'>, params: Readonly<Record<string, string>> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
}
