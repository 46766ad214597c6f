import type { Certificate } from '@waymark/mtls/certificate'
import { buildConnector, Pool } from 'undici'
import { type Admission, type BreakerOptions, createCircuitBreaker, type Outcome } from './circuit-breaker.ts'

export type Upstream = {
  readonly service: string
  readonly host: string
  readonly pool: Pool
  /** Takes a place; says why there is none. A stream of events takes none: streams are bounded by themselves. */
  enter: (stream: boolean) => Admission | 'full' | 'not answering'
  /** The call has been decided: it was answered, timed out, or ended for another reason. Once for each call that was let in. */
  decide: (admission: Admission, outcome: Outcome) => void
  /** Gives the place back. Once for each call that was let in. */
  leave: (stream: boolean) => void
}

export type Upstreams = { find: (service: string) => Upstream | undefined; close: () => Promise<void> }

type Options = {
  addresses: Readonly<Record<string, URL>>
  timeoutMs: number
  /** Requests that one service may have in hand: one that hangs must not take the places of the others. */
  maxInFlight: number
  /** A connection is not used for longer, so that pods which were added later get their share. */
  connectionTtlMs: number
  /** Shown to services whose address says https. */
  certificate?: Certificate | undefined
  breaker: Omit<BreakerOptions, 'onChange'>
  onCircuit: (service: string, state: 'open' | 'closed') => void
}

/** A pool of kept-alive connections for each service. Their number is bounded by the calls let in, not here. */
export function createUpstreams(options: Options): Upstreams {
  const upstreams = new Map<string, Upstream>()
  for (const [service, address] of Object.entries(options.addresses)) {
    upstreams.set(service, createUpstream(service, address, options))
  }
  return {
    find: (service) => upstreams.get(service),
    close: async () => {
      await Promise.all([...upstreams.values()].map(({ pool }) => pool.destroy()))
    },
  }
}

function createUpstream(service: string, address: URL, options: Options): Upstream {
  const { timeoutMs, maxInFlight, connectionTtlMs, certificate } = options
  const connectTimeout = Math.min(2_000, timeoutMs)
  const breaker = createCircuitBreaker({ ...options.breaker, onChange: (state) => options.onCircuit(service, state) })
  let inFlight = 0
  return {
    service,
    host: address.host,
    pool: new Pool(address.origin, {
      connections: null,
      pipelining: 1,
      ...(certificate && address.protocol === 'https:'
        ? { connect: connectorOf(certificate, connectTimeout) }
        : { connectTimeout }),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      keepAliveTimeout: 4_000,
      clientTtl: connectionTtlMs,
      allowH2: false,
    }),
    enter: (stream) => {
      if (!stream && inFlight >= maxInFlight) return 'full'
      const admission = breaker.begin()
      if (!admission) return 'not answering'
      if (!stream) inFlight++
      return admission
    },
    decide: breaker.end,
    leave: (stream) => {
      if (!stream) inFlight--
    },
  }
}

/** New connections show the certificate as it is then. */
function connectorOf(certificate: Certificate, timeout: number): buildConnector.connector {
  const build = () => buildConnector({ ...certificate.current(), timeout, allowH2: false })
  let connect = build()
  certificate.onChange(() => {
    connect = build()
  })
  return (options, callback) => connect(options, callback)
}
