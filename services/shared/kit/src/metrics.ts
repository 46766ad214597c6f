import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  registry: Registry
  /** Seconds by method, route and status: rate, errors and duration of the HTTP door. */
  http: Histogram<'method' | 'route' | 'status'>
  /** Seconds by method and status, of calls served (`server`) and made (`client`). */
  grpc: Histogram<'side' | 'method' | 'status'>
  /** Events handled, by topic, type and outcome: handled, repeated, ignored, retried, dead. */
  events: Counter<'topic' | 'type' | 'outcome'>
  /** Seconds from commit of an event to its handling, by who handles it: how far behind the bus they are. */
  eventDelay: Histogram
  /** Seconds from commit of an event to its publication. */
  relayDelay: Histogram
  /** A value read when the metrics are scraped. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
}

/** One registry a process: nothing global, so that tests can build as many services as they like. */
export function createMetrics(options: { service: string; processMetrics?: boolean }): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ service: options.service })
  if (options.processMetrics ?? true) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  return {
    registry,
    http: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'HTTP requests served',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    grpc: new Histogram({
      name: 'grpc_call_duration_seconds',
      help: 'gRPC calls served and made',
      labelNames: ['side', 'method', 'status'],
      buckets,
      registers,
    }),
    events: new Counter({
      name: 'events_consumed_total',
      help: 'Events taken from the bus',
      labelNames: ['topic', 'type', 'outcome'],
      registers,
    }),
    eventDelay: new Histogram({
      name: 'events_handling_delay_seconds',
      help: 'From commit of an event to its handling',
      buckets: [...buckets, 30, 60, 300, 900],
      registers,
    }),
    relayDelay: new Histogram({ name: 'outbox_publish_delay_seconds', help: 'From commit to publication', buckets, registers }),
    gauge: (name, help, read) => {
      const collect = async function (this: Gauge) {
        // What cannot be read is left out: the rest of the page must be had just then, and a stale value would be believed.
        const value = await Promise.resolve()
          .then(read)
          .catch(() => undefined)
        if (value === undefined) this.remove()
        else this.set(value)
      }
      new Gauge({ name, help, registers, collect })
    },
  }
}
