import { appendEvent } from '@waymark/kit/events/outbox'
import { uuidv7 } from '@waymark/kit/ids'
import { traceIdOf } from '@waymark/kit/tracing'
import { ReportFailed } from '@waymark/proto/waymark/events/v1/events'
import type { WorkerContext } from '../../context.ts'
import type { Claim } from '../../data/claim-report.ts'
import { backoffMs, MAX_DEFERRALS } from '../../domain/backoff.ts'
import type { FailureCode } from '../../domain/report-state.ts'
import { addMail, TOPIC } from '../../use-cases/finish-report.ts'

/** Somebody else is away: the report waits and is taken up again; what is done stays done. */
export async function putOff(context: WorkerContext, claim: Claim, error: unknown): Promise<void> {
  const { prisma, log, random } = context
  const rows = await prisma.$queryRawUnsafe<{ deferrals: number }[]>(
    'select deferrals from report where id = $1::uuid and fence = $2',
    claim.reportId,
    claim.fence,
  )
  const deferrals = rows[0]?.deferrals
  if (deferrals === undefined) return
  if (deferrals >= MAX_DEFERRALS) return giveUp(context, claim, { code: 'away', error })
  const wait = backoffMs(deferrals, random())
  await prisma.$executeRawUnsafe(
    `update report set claimed_until = null, attempts = greatest(attempts - 1, 0), deferrals = deferrals + 1,
       due_at = now() + make_interval(secs => $3::float8), updated_at = now()
     where id = $1::uuid and fence = $2 and status in ('composing', 'rendering')`,
    claim.reportId,
    claim.fence,
    wait / 1000,
  )
  log.warn({ err: error, reportId: claim.reportId, waitMs: wait }, 'report put off')
}

/** The printer broke, perhaps not by this report: it comes back after a moment, and the attempt counts. */
export async function tryAgain({ prisma, log, random }: WorkerContext, claim: Claim & { attempts: number }, error: unknown) {
  const wait = backoffMs(claim.attempts, random())
  await prisma.$executeRawUnsafe(
    `update report set claimed_until = null, due_at = now() + make_interval(secs => $3::float8), updated_at = now()
     where id = $1::uuid and fence = $2 and status in ('composing', 'rendering')`,
    claim.reportId,
    claim.fence,
    wait / 1000,
  )
  log.warn({ err: error, reportId: claim.reportId, attempts: claim.attempts, waitMs: wait }, 'report is printed again')
}

/** This worker has to go: what is done stays done, and the next reconciler to look gives the rest to another worker. */
export async function handBack({ prisma, log }: WorkerContext, claim: Claim): Promise<void> {
  await prisma.$executeRawUnsafe(
    `update report set claimed_until = null, attempts = greatest(attempts - 1, 0), due_at = now(), updated_at = now()
     where id = $1::uuid and fence = $2 and status in ('composing', 'rendering')`,
    claim.reportId,
    claim.fence,
  )
  log.info({ reportId: claim.reportId }, 'report handed back unfinished: this worker stops')
}

/** The report cannot be made: it fails with a reason, the work is kept as a dead job, and the person is told. */
export async function giveUp(context: WorkerContext, claim: Claim, why: { code: FailureCode; error: unknown }): Promise<void> {
  const { prisma, log } = context
  const message = why.error instanceof Error ? (why.error.stack ?? why.error.message) : String(why.error)
  await prisma.$transaction(async (tx) => {
    const rows = await tx.$queryRawUnsafe<GivenUp[]>(
      `update report set status = 'failed', failure_code = $3, claimed_until = null, revision = revision + 1, updated_at = now()
       where id = $1::uuid and fence = $2 and status in ('composing', 'rendering')
       returning id, user_id as "userId", guest_email as "guestEmail", attempts, traceparent`,
      claim.reportId,
      claim.fence,
      why.code,
    )
    const report = rows[0]
    if (!report) return
    await tx.$executeRawUnsafe(
      `insert into dead_job (id, report_id, step, error, attempts, traceparent) values ($1::uuid, $2::uuid, $3, $4, $5::int, $6)`,
      uuidv7(),
      report.id,
      why.code,
      message.slice(0, 4000),
      report.attempts,
      report.traceparent,
    )
    const data = ReportFailed.toJSON({ reportId: report.id, userId: report.userId ?? '', reason: why.code })
    await appendEvent(tx, { topic: TOPIC, key: report.id, type: 'ReportFailed', data })
    await addMail(tx, context, { report, kind: 'report_failed', serial: String(claim.fence) })
    log.error(
      { err: why.error, reportId: report.id, reason: why.code, reportTrace: traceIdOf(report.traceparent) },
      'report failed',
    )
  })
}

type GivenUp = { id: string; userId: string | null; guestEmail: string | null; attempts: number; traceparent: string }
