import { appendEvents } from '@waymark/bus/outbox'
import { transaction } from '@waymark/kit/db'
import { ReportErased } from '@waymark/proto/waymark/events/v1/events'
import { deleteReports, type Erasable, lockReports } from '../data/erase-reports.ts'
import type { Prisma, PrismaClient } from '../generated/client.ts'
import { TOPIC } from './finish-report.ts'

/** With the sections and the file of each, what one transaction can take away in a second or two. */
const BATCH = 100

/**
 * Erases reports with everything made from them (sections, links, mails, files, dead jobs) and tells whoever holds the answers.
 * Returns how many: there may be more than one batch.
 */
export async function eraseReports(tx: Prisma.TransactionClient, which: Erasable): Promise<number> {
  const rows = await lockReports(tx, which, BATCH)
  if (rows.length === 0) return 0
  await deleteReports(
    tx,
    rows.map(({ id }) => id),
  )
  await appendEvents(
    tx,
    rows.map(({ id, assessmentId }) => {
      const data = ReportErased.toJSON({ reportId: id, assessmentId })
      return { topic: TOPIC, key: id, type: 'ReportErased', data }
    }),
  )
  return rows.length
}

/** What was promised to guests. A transaction a batch: one that fails holds up only itself, and the next hour tries it again. */
export async function eraseOldGuestReports(prisma: Pick<PrismaClient, '$transaction'>, days: number): Promise<number> {
  let erased = 0
  for (;;) {
    const some = await transaction(prisma, (tx) => eraseReports(tx, { guestsOlderThanDays: days }))
    if (some === 0) return erased
    erased += some
  }
}
