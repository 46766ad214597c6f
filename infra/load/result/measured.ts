import type { JourneyName } from '../journeys.ts'

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

export type Measured = {
  journey: JourneyName
  rate: number
  seconds: number
  started: number
  dropped: number
  requests: number
  failed: number
  failedShare: number
  /** Turned away by the throttles (429). */
  refused: number
  p50: number
  p95: number
  p99: number
  thresholds: Threshold[]
  wrong: FailedCheck[]
  reports: Reports | undefined
  /** The page with k6's own charts. */
  page: string
}

export const holds = ({ thresholds }: Pick<Measured, 'thresholds'>): boolean => thresholds.every(({ ok }) => ok)
