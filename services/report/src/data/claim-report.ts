import type { Tx } from '@waymark/kit/db'
import { APART_SECONDS } from '../domain/backoff.ts'

/** How long a claim holds without a heartbeat. Below Bull's lock plus check, so that a killed worker's job finds it free. */
export const CLAIM_SECONDS = 9
export const HEARTBEAT_MS = 3_000

type Claimable = Pick<Tx, '$queryRawUnsafe' | '$executeRawUnsafe'>

export type Claim = { reportId: string; fence: bigint }

/**
 * Takes the report for this worker, or answers undefined: made already, not due, or held by another. One that a worker died with is taken
 * again at a moment of its own if this worker dies, too: reports that were in hand together part, and only what kills is there each time.
 */
export async function claimReport(db: Claimable, reportId: string): Promise<(Claim & { attempts: number }) | undefined> {
  const rows = await db.$queryRawUnsafe<{ fence: bigint; attempts: number }[]>(
    `update report set fence = fence + 1, attempts = attempts + 1, claimed_until = now() + make_interval(secs => $2::int),
       status = case when status = 'requested' then 'composing' else status end, revision = revision + 1, updated_at = now(),
       due_at = case when attempts = 0 then due_at else now() + make_interval(secs => $2::int + random() * attempts * $3::int) end
     where id = $1::uuid and status in ('requested', 'composing', 'rendering') and due_at <= now()
       and (claimed_until is null or claimed_until < now())
     returning fence, attempts`,
    reportId,
    CLAIM_SECONDS,
    APART_SECONDS,
  )
  const row = rows[0]
  return row && { reportId, fence: row.fence, attempts: row.attempts }
}

/** Keeps the claim; false when it is lost, and then nothing may be done any more. */
export async function extendClaim(db: Claimable, claim: Claim): Promise<boolean> {
  const changed = await db.$executeRawUnsafe(
    `update report set claimed_until = now() + make_interval(secs => $3::int)
     where id = $1::uuid and fence = $2 and status in ('composing', 'rendering')`,
    claim.reportId,
    claim.fence,
    CLAIM_SECONDS,
  )
  return changed === 1
}

/** Thrown where a worker finds that its claim has passed to another: it stops, and nothing is wrong. */
export class ClaimLost extends Error {
  constructor(claim: Claim) {
    super(`claim ${claim.fence} of report ${claim.reportId} is lost`)
    this.name = 'ClaimLost'
  }
}

/**
 * Changes the claimed row, only while the claim holds (not after it was given back); progress counts as a sign of life and clears the attempts.
 * `set` is SQL with its own parameters from $3 on.
 */
export async function advance(db: Claimable, claim: Claim, set: string, ...values: unknown[]): Promise<void> {
  const changed = await db.$executeRawUnsafe(advanced(set), claim.reportId, claim.fence, ...values)
  if (changed !== 1) throw new ClaimLost(claim)
}

/**
 * As `advance`, and a row of another table in the same statement, which takes one trip where a transaction takes four. The claimed
 * row comes first: it locks the report, so an older claim waits there and then finds its fence outdated. `insert` is SQL that
 * selects from `held`.
 */
export async function advanceAndInsert(
  db: Claimable,
  claim: Claim,
  sql: { set: string; insert: string },
  ...values: unknown[]
): Promise<void> {
  const rows = await db.$queryRawUnsafe<unknown[]>(
    `with held as (${advanced(sql.set)} returning id), added as (${sql.insert}) select id::text from held`,
    claim.reportId,
    claim.fence,
    ...values,
  )
  if (rows.length !== 1) throw new ClaimLost(claim)
}

const advanced = (set: string) =>
  `update report set ${set}, attempts = 0, deferrals = 0, revision = revision + 1, updated_at = now()
   where id = $1::uuid and fence = $2 and status in ('composing', 'rendering') and claimed_until is not null`

/** Runs `work` with a heartbeat; its signal aborts when the claim is lost. */
export async function whileClaimed<T>(db: Claimable, claim: Claim, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const lost = new AbortController()
  const timer = setInterval(() => {
    extendClaim(db, claim).then(
      (held) => held || lost.abort(new ClaimLost(claim)),
      // The database is away: the next beat tells. If the claim ends meanwhile, the fence guards every effect.
      () => undefined,
    )
  }, HEARTBEAT_MS)
  try {
    return await work(lost.signal)
  } finally {
    clearInterval(timer)
  }
}
