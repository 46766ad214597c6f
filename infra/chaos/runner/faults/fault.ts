import type { World } from '../world.ts'

export type Kind =
  | 'kill'
  | 'end'
  | 'freeze'
  | 'database'
  | 'redis'
  | 'line'
  | 'mail'
  | 'model'
  | 'clock'
  | 'disk'
  | 'poison'
  | 'kafka'

/** What is done to the stack. The recovery is timed from its end. */
export type Fault = {
  name: string
  kind: Kind
  /** How long it lasts in the whole form; the short one takes a third. */
  seconds: number
  /** Seconds until the site and the reports go on. */
  promised: { site?: number; reports?: number }
  begin: (world: World) => Begun | Promise<Begun>
  /** False where this machine or this bus has no such thing. */
  possible?: (world: World) => boolean
}

export type Begun = {
  end?: () => void | Promise<void>
  /** Whether anything was done to the stack, asked after the recovery: a fault that bit nobody proves nothing. */
  bit: () => boolean | Promise<boolean>
}

/** operations.md 1.3 and 5: callers recover within 15 s of a callee's restart, a killed worker's work goes on within 20 s. */
export const SITE_BACK = 15
export const REPORTS_BACK = 20
/** operations.md 1.3: the first job after a restart of Redis. */
export const JOBS_BACK = 10
/** The longest wait between the first tries of a mail. */
export const MAILS_BACK = 60

/** What those promise who stand on the whole of PostgreSQL. */
export const databaseBack = { site: SITE_BACK, reports: REPORTS_BACK }

/** What is promised once this process answers again. */
export function processBack(name: string): Fault['promised'] {
  return name === 'report-worker' ? { reports: REPORTS_BACK } : { site: SITE_BACK }
}
