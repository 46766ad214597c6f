import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type GatewayMetrics = {
  readonly registry: Registry
  /** Counts a request in; the returned function counts it out. */
  begin: (route: string, method: string) => (status: number, ms: number) => void
  parserError: (status: number) => void
  redisUp: (up: boolean) => void
  circuit: (service: string, state: 'open' | 'closed') => void
  /** A figure that is read when the metrics are. */
  gauge: (name: string, help: string, read: () => number) => void
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Rate, errors and duration of each route of the table. Labels come from the table, never from the request. */
export function createMetrics(): GatewayMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'gateway_requests_total',
    help: 'Requests answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time from the parsed header to the last byte of the answer.',
    labelNames: ['route', 'method'],
    buckets,
    registers,
  })
  const inFlight = new Gauge({ name: 'gateway_requests_in_flight', help: 'Requests being handled.', registers })
  const parserErrors = new Counter({
    name: 'gateway_parser_errors_total',
    help: 'Requests that could not be read, by the status they got.',
    labelNames: ['status'],
    registers,
  })
  const redis = new Gauge({ name: 'gateway_redis_up', help: '1 while the shared throttle has its Redis.', registers })
  const circuits = new Gauge({
    name: 'gateway_upstream_circuit_open',
    help: '1 while a service is not asked because it did not answer.',
    labelNames: ['service'],
    registers,
  })

  // Looking a child up by its labels costs more than counting, so children are kept.
  const durations = new Map<string, Histogram.Internal<'route' | 'method'>>()
  const counts = new Map<string, Counter.Internal>()
  return {
    registry,
    begin: (route, asked) => {
      const method = knownMethods.has(asked) ? asked : 'other'
      inFlight.inc()
      return (status, ms) => {
        inFlight.dec()
        const key = `${route} ${method}`
        kept(durations, key, () => seconds.labels({ route, method })).observe(ms / 1_000)
        kept(counts, `${key} ${status}`, () => requests.labels({ route, method, status: String(status) })).inc()
      }
    },
    parserError: (status) => parserErrors.inc({ status: String(status) }),
    redisUp: (up) => redis.set(up ? 1 : 0),
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
    circuit: (service, state) => circuits.set({ service }, state === 'open' ? 1 : 0),
  }
}

function kept<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key)
  if (known) return known
  const made = make()
  map.set(key, made)
  return made
}
