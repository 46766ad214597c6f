import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Exchange } from '../exchange.ts'
import { withoutSecretCookies } from '../session/cookies.ts'

/** Hop-by-hop headers (RFC 9110 §7.6.1) and everything with which a client could pose as the gateway or as a proxy. */
const neverPassed = new Set([
  'host',
  'connection',
  'proxy-connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'http2-settings',
  'expect',
  'content-length',
  'proxy-authorization',
  'proxy-authenticate',
  'forwarded',
  'via',
  'x-request-id',
  'traceparent',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
])

/** What belongs to a trace that was begun before us. */
const traceState = new Set(['tracestate', 'baggage'])

const neverReturned = new Set([
  'connection',
  'proxy-connection',
  'keep-alive',
  'transfer-encoding',
  'trailer',
  'upgrade',
  'proxy-authenticate',
  'x-powered-by',
  'server',
  'x-request-id',
])

/** Cookies pass to identity whole on the routes that begin, end or renew a session; nobody else sees their secrets. */
const needsSecretCookies = /^\/api\/(?:login|logout|auth|account)(?:\/|$)/

export function passesSecretCookies(service: string, url: string): boolean {
  const end = url.indexOf('?')
  return service === 'identity' && needsSecretCookies.test(end === -1 ? url : url.slice(0, end))
}

export type ForwardedFrom = { readonly proto: string; readonly host: string }

/** The flat header list for the service. */
export function upstreamHeaders(req: IncomingMessage, exchange: Exchange, upstreamHost: string, from: ForwardedFrom): string[] {
  const named = namedByConnection(req.headers.connection)
  const headers: string[] = ['host', upstreamHost]
  const raw = req.rawHeaders
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]!.toLowerCase()
    if (neverPassed.has(name) || name.startsWith('x-waymark-') || name.startsWith('x-forwarded-')) continue
    if (name.includes('_') || named?.has(name) || (traceState.has(name) && !exchange.traceContinues)) continue
    if (name !== 'cookie') {
      headers.push(name, raw[at + 1]!)
      continue
    }
    const cookie = raw[at + 1]!
    const passed = passesSecretCookies(exchange.target.service, req.url!) ? cookie : withoutSecretCookies(cookie)
    if (passed !== '') headers.push(name, passed)
  }
  headers.push('x-request-id', exchange.requestId, 'traceparent', exchange.traceparent)
  headers.push('x-forwarded-for', exchange.clientAddress, 'x-forwarded-proto', from.proto, 'x-forwarded-host', from.host)
  if (exchange.identityToken !== undefined) headers.push('x-waymark-identity', exchange.identityToken)
  return headers
}

/** What comes back to the client, without what was meant for this hop. `seen` collects the names that passed. */
export function downstreamHeaders(upstream: IncomingHttpHeaders, seen: Set<string>): (string | string[])[] {
  const named = namedByConnection(upstream.connection)
  const headers: (string | string[])[] = []
  for (const name in upstream) {
    if (neverReturned.has(name) || name.startsWith('x-waymark-') || named?.has(name)) continue
    seen.add(name)
    headers.push(name, upstream[name]!)
  }
  return headers
}

function namedByConnection(connection: string | string[] | undefined): ReadonlySet<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined
  return new Set(
    String(connection)
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
}
