import { APART_SECONDS } from '../../domain/backoff.ts'
import type { Prisma } from '../../generated/client.ts'

/** How long a claim holds without a heartbeat. Below Bull's lock plus check, so that a killed worker's job finds it free. */
export const CLAIM_SECONDS = 9
export const HEARTBEAT_MS = 3_000

type Raw = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>

export type Claim = { reportId: string; fence: bigint }

/**
 * Takes the report for this worker, or answers undefined: made already, not due, or held by another. One that a worker died with is taken
 * again at a moment of its own if this worker dies, too: reports that were in hand together part, and only what kills is there each time.
 */
export async function claimReport(db: Raw, reportId: string): Promise<(Claim & { attempts: number }) | undefined> {
  const [row] = await db.$queryRaw<{ fence: bigint; attempts: number }[]>`
    update report set fence = fence + 1, attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}::int),
      status = case when status = 'requested' then 'composing' else status end, revision = revision + 1, updated_at = now(),
      due_at = case when attempts = 0 then due_at
        else now() + make_interval(secs => ${CLAIM_SECONDS}::int + random() * attempts * ${APART_SECONDS}::int) end
    where id = ${reportId}::uuid and status in ('requested', 'composing', 'rendering') and due_at <= now()
      and (claimed_until is null or claimed_until < now())
    returning fence, attempts`
  return row && { reportId, fence: row.fence, attempts: row.attempts }
}

/** Keeps the claim; false when it is lost, and then nothing may be done any more. */
export async function extendClaim(db: Raw, { reportId, fence }: Claim): Promise<boolean> {
  const changed = await db.$executeRaw`
    update report set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}::int)
    where id = ${reportId}::uuid and fence = ${fence} and status in ('composing', 'rendering')`
  return changed === 1
}

/** Thrown where a worker finds that its claim has passed to another: it stops, and nothing is wrong. */
export class ClaimLost extends Error {
  constructor(claim: Claim) {
    super(`claim ${claim.fence} of report ${claim.reportId} is lost`)
    this.name = 'ClaimLost'
  }
}

/** Runs `work` with a heartbeat; its signal aborts when the claim is lost. */
export async function whileClaimed<T>(db: Raw, claim: Claim, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
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
