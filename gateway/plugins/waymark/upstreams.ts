import { Pool } from 'undici'

export type Upstream = { readonly service: string; readonly host: string; readonly pool: Pool }

export type Upstreams = { find: (service: string) => Upstream | undefined; close: () => Promise<void> }

type Options = { addresses: Readonly<Record<string, URL>>; timeoutMs: number }

/** A pool of kept-alive connections for each service. Their number is bounded by the requests in flight, not here: a stream holds one for long. */
export function createUpstreams({ addresses, timeoutMs }: Options): Upstreams {
  const upstreams = new Map<string, Upstream>()
  for (const [service, address] of Object.entries(addresses)) {
    const pool = new Pool(address.origin, {
      connections: null,
      pipelining: 1,
      connectTimeout: Math.min(2_000, timeoutMs),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      keepAliveTimeout: 4_000,
      allowH2: false,
    })
    upstreams.set(service, { service, host: address.host, pool })
  }
  return {
    find: (service) => upstreams.get(service),
    close: async () => {
      await Promise.all([...upstreams.values()].map(({ pool }) => pool.destroy()))
    },
  }
}
