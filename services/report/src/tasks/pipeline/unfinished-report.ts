import { appendEvent } from '@waymark/bus/outbox'
import { transaction } from '@waymark/kit/db'
import { uuidv7 } from '@waymark/kit/ids'
import { traceIdOf } from '@waymark/kit/tracing'
import { ReportFailed } from '@waymark/proto/waymark/events/v1/events'
import type { WorkerContext } from '../../context.ts'
import type { Claim } from '../../data/claims/claim-report.ts'
import { deferClaimed, failClaimed, releaseClaimed, retryClaimed } from '../../data/claims/claimed-report.ts'
import { backoffMs, MAX_DEFERRALS } from '../../domain/backoff.ts'
import type { FailureCode } from '../../domain/report-state.ts'
import { addMail, TOPIC } from '../../use-cases/finish-report.ts'

/** Somebody else is away: the report waits and is taken up again; what is done stays done. */
export async function deferReport(context: WorkerContext, claim: Claim, error: unknown): Promise<void> {
  const { prisma, log, random } = context
  const { reportId, fence } = claim
  const { deferrals } = (await prisma.report.findFirst({ where: { id: reportId, fence }, select: { deferrals: true } })) ?? {}
  if (deferrals === undefined) return
  if (deferrals >= MAX_DEFERRALS) return failReport(context, claim, { code: 'away', error })
  const wait = backoffMs(deferrals, random())
  await deferClaimed(prisma, claim, wait)
  log.warn({ err: error, reportId, waitMs: wait }, 'report failed, will retry')
}

/** The printer broke, perhaps not by this report: it comes back after a moment, and the attempt counts. */
export async function retryPrint({ prisma, log, random }: WorkerContext, claim: Claim & { attempts: number }, error: unknown) {
  const wait = backoffMs(claim.attempts, random())
  await retryClaimed(prisma, claim, wait)
  log.warn({ err: error, reportId: claim.reportId, attempts: claim.attempts, waitMs: wait }, 'report print failed, will retry')
}

/** This worker has to go: what is done stays done, and the next reconciler to look gives the rest to another worker. */
export async function releaseReport({ prisma, log }: WorkerContext, claim: Claim): Promise<void> {
  await releaseClaimed(prisma, claim)
  log.info({ reportId: claim.reportId }, 'report claim released, worker stopping')
}

/** The report cannot be made: it fails with a reason, the work is kept as a dead job, and the person is told. */
export async function failReport(
  context: WorkerContext,
  claim: Claim,
  why: { code: FailureCode; error: unknown },
): Promise<void> {
  const { prisma, log } = context
  const message = why.error instanceof Error ? (why.error.stack ?? why.error.message) : String(why.error)
  await transaction(prisma, async (tx) => {
    const report = await failClaimed(tx, claim, why.code)
    if (!report) return
    const { id: reportId, attempts, traceparent } = report
    await tx.deadJob.create({
      data: { id: uuidv7(), reportId, step: why.code, error: message.slice(0, 4000), attempts, traceparent },
    })
    const data = ReportFailed.toJSON({ reportId: report.id, userId: report.userId ?? '', reason: why.code })
    await appendEvent(tx, { topic: TOPIC, key: report.id, type: 'ReportFailed', data })
    await addMail(tx, context, { report, kind: 'report_failed', serial: String(claim.fence) })
    log.error(
      { err: why.error, reportId: report.id, reason: why.code, reportTrace: traceIdOf(report.traceparent) },
      'report failed',
    )
  })
}
