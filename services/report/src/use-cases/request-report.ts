import type { ReportStatus } from '@waymark/contracts/models/report'
import type { ReportType } from '@waymark/contracts/models/report-type'
import { invalid } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import { appendEvent } from '@waymark/kit/events/outbox'
import { uuidv7 } from '@waymark/kit/ids'
import { currentTraceparent } from '@waymark/kit/tracing'
import type { GetAssessmentResponse } from '@waymark/proto/waymark/assessment/v1/assessment'
import { ReportRequested } from '@waymark/proto/waymark/events/v1/events'
import type { ApiContext } from '../context.ts'
import { answersToJson } from '../domain/report-material.ts'
import { TOPIC } from '../pipeline/finish-report.ts'

export type Owner = { userId: string; guestKey?: undefined } | { guestKey: string; userId?: undefined }
type Asked = { assessmentId: string; reportType: ReportType; guestEmail?: string; owner: Owner }
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
  if (existing) return { reportId: existing.id, status: existing.status as ReportStatus }
  await protectMailbox(context, asked)

  const row = await newRow(context, asked, assessment)
  const created = await prisma.$transaction(async (tx) => {
    const { count } = await tx.report.createMany({ data: row, skipDuplicates: true })
    if (count === 0) return false
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
  await context.wake.make(row.id, 0, row.traceparent)
  return { reportId: row.id, status: 'requested' }
}

/** The saved assessment decides; an answer that differs is a mistake of the caller, not a wish. */
function checkSame(asked: Asked, assessment: GetAssessmentResponse): void {
  const errors = []
  if (assessment.assessmentType !== asked.reportType) {
    errors.push({ path: 'reportType', message: `This assessment was answered for ${assessment.assessmentType}` })
  }
  if (asked.guestEmail !== undefined && asked.guestEmail.toLowerCase() !== assessment.guestEmail.toLowerCase()) {
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
    personName: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    input: JSON.parse(JSON.stringify(answersToJson(saved))),
    traceparent: currentTraceparent(),
    createdAt: context.clock(),
  }
}

/** Whoever types a stranger's address must not be able to flood that mailbox. */
async function protectMailbox({ prisma, config, clock }: ApiContext, asked: Asked): Promise<void> {
  const address = asked.guestEmail
  const since = (ms: number) => new Date(clock().getTime() - ms)
  if (address !== undefined) {
    const sent = await prisma.report.count({
      where: { guestEmail: { equals: address, mode: 'insensitive' }, createdAt: { gt: since(86_400_000) } },
    })
    if (sent < config.REPORTS_PER_ADDRESS_PER_DAY) return
    const detail = `This address has been sent ${config.REPORTS_PER_ADDRESS_PER_DAY} reports today. Please try again tomorrow.`
    throw new AppError('too_many', detail, { headers: { 'retry-after': '86400' } })
  }
  const made = await prisma.report.count({ where: { userId: asked.owner.userId ?? '', createdAt: { gt: since(3_600_000) } } })
  if (made < config.REPORTS_PER_USER_PER_HOUR) return
  const detail = `You have asked for ${config.REPORTS_PER_USER_PER_HOUR} reports in the last hour. Please try again later.`
  throw new AppError('too_many', detail, { headers: { 'retry-after': '3600' } })
}
