import type { JourneyName } from '../journeys.ts'

/** What happened in one second of a run; seconds count from the first person who set out. */
export type Second = {
  at: number
  /** People who set out, and those who could not because every virtual user was busy. */
  started: number
  dropped: number
  answered: number
  failed: number
  p50: number
  p95: number
  p99: number
  accepted: number
  delivered: number
}

export type Route = { name: string; count: number; failed: number; p50: number; p95: number; p99: number }
export type Threshold = { says: string; measured: number; ok: boolean }
export type FailedCheck = { name: string; failed: number; of: number }
export type Spread = { p50: number; p95: number; max: number }

export type Reports = {
  accepted: number
  delivered: number
  lost: number
  sections: number
  timeToReport: Spread
  timeToReady: Spread
  /** From the mailbox: addresses without a mail, and mails beyond the first. Only where the mailbox is known. */
  mail: { missing: number; twice: number } | undefined
}

/** One thing that ran, and what it took: mean and every second, in processor cores. */
export type Consumer = { name: string; cores: number; perSecond: number[]; memoryFirst: number; memoryLast: number }

export type Machine = {
  cores: number
  /** All that ran on the machine, in cores. */
  busy: number
  /** Programs that belong neither to the product nor to the run. */
  others: number
  consumers: Consumer[]
  /** Highest p99 of the event loop's lag, in ms, by process. */
  lag: { name: string; ms: number }[]
  /** Most database connections of a service that were busy at the same time, and how many it may have. */
  pools: { name: string; busy: number; size: number }[]
}

export type Measured = {
  journey: JourneyName
  rate: number
  seconds: number
  started: number
  dropped: number
  requests: number
  failed: number
  failedShare: number
  p50: number
  p95: number
  p99: number
  thresholds: Threshold[]
  checks: { passed: number; failed: FailedCheck[] }
  statuses: Record<string, number>
  routes: Route[]
  reports: Reports | undefined
  perSecond: Second[]
  machine: Machine | undefined
}

export const holds = ({ thresholds }: Pick<Measured, 'thresholds'>): boolean => thresholds.every(({ ok }) => ok)

/** Nearest rank; the values must be sorted. */
export function percentile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return 0
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))]!
}
