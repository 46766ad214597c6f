import type { Measured, Second } from '../result/measured.ts'

/** A run as `measure` gives it: 30 seconds that hold, unless told otherwise. */
export function exampleRun(other: Partial<Measured> = {}): Measured {
  return {
    journey: 'browse',
    rate: 100,
    seconds: 30,
    started: 3_000,
    dropped: 0,
    requests: 4_512,
    failed: 0,
    failedShare: 0,
    p50: 8.4,
    p95: 41.2,
    p99: 120,
    thresholds: [
      { says: 'failed < 0.1 %', measured: 0, ok: true },
      { says: 'p99 < 300 ms', measured: 120, ok: true },
      { says: 'dropped = 0', measured: 0, ok: true },
    ],
    checks: { passed: 9_000, failed: [] },
    statuses: { 200: 4_512 },
    routes: [
      { name: 'job search', count: 400, failed: 0, p50: 20, p95: 80, p99: 120 },
      { name: 'landing page', count: 500, failed: 0, p50: 3, p95: 9, p99: 12 },
    ],
    reports: undefined,
    perSecond: Array.from({ length: 31 }, (_, at) => second(at)),
    machine: {
      cores: 2,
      busy: 1.2,
      others: 0.1,
      consumers: [consumer('k6', 0.5), consumer('gateway', 0.4), consumer('skills', 0.2)],
      lag: [{ name: 'gateway', ms: 21 }],
      pools: [{ name: 'jobs', busy: 3, size: 10 }],
    },
    ...other,
  }
}

export const consumer = (name: string, cores: number) => ({
  name,
  cores,
  perSecond: new Array<number>(30).fill(cores),
  memoryFirst: 90 * 1024 * 1024,
  memoryLast: 120 * 1024 * 1024,
})

const second = (at: number): Second => ({
  at,
  started: 100,
  dropped: 0,
  answered: 150,
  failed: 0,
  p50: 8,
  p95: 40,
  p99: 100 + at,
  accepted: 0,
  delivered: 0,
})
