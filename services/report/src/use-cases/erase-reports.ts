import type { Tx } from '@waymark/kit/db'
import { appendEvents } from '@waymark/kit/events/outbox'
import { ReportErased } from '@waymark/proto/waymark/events/v1/events'
import { pdfKey, removeFilesOf } from '../data/artifacts/file-removal.ts'
import type { PrismaClient } from '../generated/client.ts'
import { TOPIC } from './finish-report.ts'

/** With the sections and the file of each, what one transaction can take away in a second or two. */
const BATCH = 100

/**
 * Erases reports with everything made from them (sections, links, mails, files, dead jobs) and tells whoever holds the answers.
 * Returns how many: there may be more than one batch.
 */
export async function eraseReports(
  tx: Tx,
  where: { reportId: string } | { userId: string } | { guestsOlderThanDays: number },
): Promise<number> {
  const [condition, value] = conditionOf(where)
  const rows = await tx.$queryRawUnsafe<{ id: string; assessmentId: string }[]>(
    `select id::text, assessment_id::text as "assessmentId" from report where ${condition} limit ${BATCH} for update`,
    value,
  )
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return 0
  await tx.$executeRawUnsafe('delete from artifact where key = any($1::text[])', ids.map(pdfKey))
  // A store outside the database follows as soon as it can.
  await removeFilesOf(tx, ids)
  await tx.$executeRawUnsafe('delete from dead_job where report_id = any($1::uuid[])', ids)
  await tx.$executeRawUnsafe('delete from report where id = any($1::uuid[])', ids)
  await appendEvents(
    tx,
    rows.map(({ id, assessmentId }) => {
      const data = ReportErased.toJSON({ reportId: id, assessmentId })
      return { topic: TOPIC, key: id, type: 'ReportErased', data }
    }),
  )
  return ids.length
}

/** What was promised to guests. A transaction a batch: one that fails holds up only itself, and the next hour tries it again. */
export async function eraseOldGuestReports(prisma: Pick<PrismaClient, '$transaction'>, days: number): Promise<number> {
  let erased = 0
  for (;;) {
    const some = await prisma.$transaction((tx) => eraseReports(tx, { guestsOlderThanDays: days }))
    if (some === 0) return erased
    erased += some
  }
}

function conditionOf(where: { reportId: string } | { userId: string } | { guestsOlderThanDays: number }): [string, unknown] {
  if ('reportId' in where) return ['id = $1::uuid', where.reportId]
  if ('userId' in where) return ['user_id = $1', where.userId]
  return ['user_id is null and created_at < now() - make_interval(days => $1::int)', where.guestsOlderThanDays]
}
