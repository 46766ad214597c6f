import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Check, Exchange, GatewayRequest, Refusal } from '../../plugins/waymark/exchange.ts'
import type { RouteTarget } from '../../plugins/waymark/route-table.ts'

type Written = { method?: string; url?: string; headers?: Readonly<Record<string, string>>; httpVersionMinor?: number }

/** A request as Node's parser hands it over, without a connection below it. */
export function requestOf({ method = 'GET', url = '/', headers = {}, httpVersionMinor = 1 }: Written = {}): GatewayRequest {
  const req = new IncomingMessage(new Socket())
  req.headers = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return Object.assign(req, { method, url, httpVersionMinor, rawHeaders: Object.entries(headers).flat() })
}

export const jobs: RouteTarget = { id: 'jobs.list', service: 'jobs', access: 'any', throttle: 'read', stream: false }

export function exchangeOf(own: Partial<Exchange> = {}): Exchange {
  return {
    requestId: '0193d5f0-0000-4000-8000-000000000001',
    traceparent: '00-0193d5f0000040008000000000000001-00000000000000aa-01',
    span: undefined,
    traceContinues: false,
    startedAt: 0,
    clientAddress: '203.0.113.7',
    target: jobs,
    malformed: undefined,
    session: undefined,
    identityToken: undefined,
    body: undefined,
    endedWith: undefined,
    endings: undefined,
    refusal: undefined,
    ...own,
  }
}

/** What a check says that answers at once. */
export function said(check: Check, written: Written = {}, exchange = exchangeOf()): Refusal | undefined {
  const outcome = check(requestOf(written), exchange)
  if (outcome instanceof Promise) throw new Error('the check answers at once')
  return outcome
}
