import { BlockList } from 'node:net'
import { after, afterEach, before, beforeEach } from 'node:test'
import { clientReader } from '../../plugins/waymark/request/client-address.ts'
import { openExchange } from '../../plugins/waymark/request/open-exchange.ts'
import type { RouteTarget } from '../../plugins/waymark/route-table.ts'
import { createProxy } from '../../plugins/waymark/upstream/proxy.ts'
import { createUpstreams } from '../../plugins/waymark/upstream/upstreams.ts'
import { jobs } from './exchange.ts'
import { type Served, serve } from './served.ts'
import { startUpstream, type TestUpstream } from './upstream.ts'

type Own = {
  timeoutMs?: number
  maxInFlight?: number
  timeouts?: number
  pauseMs?: number
  connectRetryMs?: number
  jobs?: string
}
type Proxied = Served & { changes: string[]; draining: boolean; finishStreams: () => void }
type ProxyWorld = { service: TestUpstream; frontend: TestUpstream; proxied: (own?: Own) => Promise<Proxied> }

/** For the tests of one file: two services, and the last policy in front of them as often as it is asked for. */
export function proxyWorld(): ProxyWorld {
  const ends: (() => Promise<void>)[] = []
  const world = {
    proxied: async (own) => {
      const proxy = await proxied(world, own)
      ends.push(proxy.stop)
      return proxy
    },
  } as ProxyWorld
  before(async () => {
    const [service, frontend] = await Promise.all([startUpstream('service'), startUpstream('frontend')])
    Object.assign(world, { service, frontend })
  })
  after(() => Promise.all([world.service.stop(), world.frontend.stop()]))
  beforeEach(() => {
    world.service.answer = undefined
    world.service.seen.length = 0
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })
  return world
}

const routes: Record<string, Partial<RouteTarget>> = {
  '/events': { stream: true },
  '/': { service: 'frontend' },
  '/nobody': { service: '' },
}
const exchange = {
  clients: clientReader(new BlockList()),
  findRoute: (_method: string, path: string): RouteTarget => ({ ...jobs, ...routes[path] }),
}

/** The last policy alone, behind a server: what is asked of `/buffered` has its body read before. */
async function proxied({ service, frontend }: ProxyWorld, own: Own = {}): Promise<Proxied> {
  const { timeoutMs = 20_000, maxInFlight = 100, timeouts = 100, pauseMs = 100, connectRetryMs = 0 } = own
  const changes: string[] = []
  const upstreams = createUpstreams({
    addresses: { jobs: new URL(own.jobs ?? service.url), frontend: new URL(frontend.url) },
    ...{ timeoutMs, maxInFlight, connectionTtlMs: 60_000 },
    breaker: { timeouts, pauseMs },
    onCircuit: (of, state) => changes.push(`${of} ${state}`),
  })
  const settings = {
    ...({ https: false, connectRetryMs } as const),
    from: { proto: 'http', host: 'waymark.example' },
    draining: () => proxy.draining,
  }
  const { policy, finishStreams } = createProxy({ upstreams, settings, exchange })
  const served = await serve(async (req, res) => {
    if (!req.url!.startsWith('/buffered')) return policy(req, res, () => {})
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part)
    policy(Object.assign(req, { exchange: { ...openExchange(req, exchange), body: Buffer.concat(parts) } }), res, () => {})
  })
  const end = async () => {
    await served.stop()
    await upstreams.close()
  }
  let ended: Promise<void> | undefined
  const stop = () => (ended ??= end())
  const proxy: Proxied = { ...served, stop, changes, draining: false, finishStreams }
  return proxy
}

export const problem = async (answer: Response) => ({
  status: answer.status,
  detail: ((await answer.json()) as { detail: string }).detail,
})
export const unreachable = { status: 502, detail: 'The service cannot be reached at the moment. Please try again shortly.' }
export const late = { status: 504, detail: 'The service did not answer in time. Please try again.' }
export const notAnswering = {
  status: 503,
  detail: 'This part of the site does not answer at the moment. Please try again shortly.',
}
