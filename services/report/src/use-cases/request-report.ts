import { appendEvent } from '@waymark/bus/outbox'
import type { ReportStatus } from '@waymark/contracts/models/report/report'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { transaction } from '@waymark/kit/db'
import { invalid } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import { currentTraceparent } from '@waymark/kit/tracing'
import type { GetAssessmentResponse } from '@waymark/proto/waymark/assessment/v1/assessment'
import { ReportRequested } from '@waymark/proto/waymark/events/v1/events'
import type { ApiContext } from '../context.ts'
import { answersToJson } from '../data/engine-snapshot.ts'
import { secondsLeftOf, takeFromMailboxDay } from '../data/mail/mailbox-day.ts'
import { countOrderedSince } from '../data/member-reports.ts'
import { COVERED, NO_PAYMENT } from '../data/payments/provider.ts'
import type { Prisma } from '../generated/client.ts'
import { TOPIC } from './finish-report.ts'
import { type Corrects, keepCorrection } from './keep-correction.ts'
import { takeBackConsent } from './take-back-consent.ts'

export type Owner = { userId: string; guestKey?: undefined } | { guestKey: string; userId?: undefined }
type Asked = {
  assessmentId: string
  reportType: ReportType
  guestEmail?: string
  aiText?: boolean | undefined
  owner: Owner
  /** Ordered as the correction of another report, whose payment covers it. */
  corrects?: Corrects
}
export type Accepted = { reportId: string; status: ReportStatus }

/**
 * Accepts a report: one per assessment, however often it is asked for. The row, what it is made from and the event are one
 * transaction; the queue is only woken, so that nothing depends on it.
 */
export async function requestReport(context: ApiContext, asked: Asked): Promise<Accepted> {
  const { prisma } = context
  const assessment = await context.clients.assessment.getAssessment({
    assessmentId: asked.assessmentId,
    userId: asked.owner.userId ?? '',
    guestKey: asked.owner.guestKey ?? '',
  })
  checkSame(asked, assessment)
  const existing = await prisma.report.findUnique({
    where: { assessmentId: asked.assessmentId },
    select: { id: true, status: true },
  })
  if (existing) {
    // Whoever orders the same report again without text by a model takes back what they agreed to.
    if (asked.aiText === false) await takeBackConsent(context, existing.id)
    return { reportId: existing.id, status: existing.status as ReportStatus }
  }
  await refuseUnwanted(context, asked)

  const row = await newRow(context, asked, assessment)
  const created = await transaction(prisma, async (tx) => {
    const { count } = await tx.report.createMany({ data: row, skipDuplicates: true })
    if (count === 0) return false
    if (asked.corrects) await keepCorrection(tx, { reportId: row.id, corrects: asked.corrects, now: context.clock() })
    await protectMailbox(context, tx, asked)
    const data = ReportRequested.toJSON({ reportId: row.id, userId: asked.owner.userId ?? '', reportType: asked.reportType })
    await appendEvent(tx, { topic: TOPIC, key: row.id, type: 'ReportRequested', data })
    return true
  })
  if (!created) {
    const other = await prisma.report.findUniqueOrThrow({
      where: { assessmentId: asked.assessmentId },
      select: { id: true, status: true },
    })
    return { reportId: other.id, status: other.status as ReportStatus }
  }
  await context.queue.enqueueReport(row.id, 0, row.traceparent)
  return { reportId: row.id, status: 'requested' }
}

/** The saved assessment decides; an answer that differs is a mistake of the caller, not a wish. */
function checkSame(asked: Asked, assessment: GetAssessmentResponse): void {
  const errors = []
  if (assessment.assessmentType !== asked.reportType) {
    errors.push({ path: 'reportType', message: `This assessment was answered for ${assessment.assessmentType}` })
  }
  if (asked.guestEmail !== undefined && emailKeyOf(asked.guestEmail) !== emailKeyOf(assessment.guestEmail)) {
    errors.push({ path: 'guestEmail', message: 'This is not the address that the assessment was saved with' })
  }
  if (errors.length > 0) throw invalid(errors)
}

async function newRow(context: ApiContext, asked: Asked, assessment: GetAssessmentResponse) {
  if (!assessment.profile) throw new Error(`assessment ${asked.assessmentId} came without a profile`)
  const { userId } = asked.owner
  const user = userId ? await context.clients.identity.getUser({ userId }) : undefined
  const saved = {
    answers: assessment.answered,
    profile: assessment.profile,
    bankVersion: assessment.bankVersion,
    careerGoals: assessment.careerGoals,
  }
  return {
    id: uuidv7(),
    assessmentId: asked.assessmentId,
    userId: userId ?? null,
    guestKey: asked.owner.guestKey ?? null,
    guestEmail: userId ? null : assessment.guestEmail,
    reportType: asked.reportType,
    // Nobody's answers go to a model unless they said so.
    aiText: asked.aiText === true,
    personName: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    input: JSON.parse(JSON.stringify(answersToJson(saved))),
    traceparent: currentTraceparent(),
    createdAt: context.clock(),
    ...settledBy(context, asked),
  }
}

/** Nothing is left to pay for a correction, and a report that nobody can pay must not wait for a payment. */
function settledBy({ payments, clock }: Pick<ApiContext, 'payments' | 'clock'>, { owner, corrects }: Asked) {
  if (!owner.userId) return {}
  const paymentId = corrects ? COVERED : payments.kind === 'none' ? NO_PAYMENT : undefined
  return paymentId ? { paymentId, paidAt: clock() } : {}
}

/** Whoever types a stranger's address must not be able to flood that mailbox. Throws, and the report is not kept. */
async function protectMailbox({ config, clock }: ApiContext, tx: Prisma.TransactionClient, asked: Asked): Promise<void> {
  if (asked.owner.userId !== undefined) return protectMember({ config, clock }, tx, asked.owner.userId)
  const limit = config.REPORTS_PER_ADDRESS_PER_DAY
  if (await takeFromMailboxDay(tx, { address: asked.guestEmail ?? '', of: 'reports', limit, now: clock() })) return
  const detail = `This address has been sent ${limit} reports today. Please try again tomorrow.`
  throw new AppError('too_many', detail, { headers: { 'retry-after': String(secondsLeftOf(clock())) } })
}

async function protectMember(
  { config, clock }: Pick<ApiContext, 'config' | 'clock'>,
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  const since = new Date(clock().getTime() - 3_600_000)
  // The one that is being added is among them.
  if ((await countOrderedSince(tx, userId, since)) <= config.REPORTS_PER_USER_PER_HOUR) return
  const detail = `You have asked for ${config.REPORTS_PER_USER_PER_HOUR} reports in the last hour. Please try again later.`
  throw new AppError('too_many', detail, { headers: { 'retry-after': '3600' } })
}

/** A courtesy of the form; what counts is asked again right before a mail goes out. */
async function refuseUnwanted({ clients, log }: ApiContext, { guestEmail }: Asked): Promise<void> {
  if (guestEmail === undefined) return
  const asked = clients.identity.admitMail({ address: guestEmail, counted: true })
  const { verdict } = await asked.catch((err: unknown) => {
    log.warn({ err }, 'mailbox not checked: identity unavailable')
    return { verdict: 'admitted' }
  })
  if (verdict === 'stopped') {
    throw new AppError('forbidden', 'The owner of this address wants no mail from us. Please give another address.')
  }
}
