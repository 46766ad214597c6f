import { AppError } from '@waymark/kit/errors'
import { appendEvent } from '@waymark/kit/events/outbox'
import { uuidv7 } from '@waymark/kit/ids'
import { ApplicationChanged } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../context.ts'
import type { Prisma } from '../generated/client.ts'
import type { ApplicationRow } from '../present.ts'
import type { PostingRow } from '../search/posting-rows.ts'
import { TOPIC } from '../topic.ts'

type Needs = Pick<Context, 'db' | 'clock'>
type Tx = Prisma.TransactionClient
type Change = { status: string; note?: string | undefined }

/** All of an application that is shown. */
export const SHOWN = {
  history: { select: { status: true, changedAt: true }, orderBy: [{ changedAt: 'asc' }, { id: 'asc' }] },
  posting: { select: { closedAt: true } },
} as const satisfies Prisma.ApplicationInclude

/** Records the application for a posting, or changes the one there is. Title and company are kept with it: postings go. */
export async function trackApplication(
  { db, clock }: Needs,
  { posting, userId, change }: { posting: PostingRow; userId: string; change: Change },
): Promise<ApplicationRow> {
  const { id: postingId, title, company, location } = posting
  return db.$transaction(async (tx) => {
    // Two clicks at once: the second waits here and changes what the first made.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`application.${userId}.${postingId}`}, 0))`
    const known = await tx.application.findUnique({ where: { userId_postingId: { userId, postingId } } })
    if (known) return write(tx, known, change, clock())
    const now = clock()
    const row = await tx.application.create({
      data: {
        ...{ id: uuidv7(), userId, postingId, title, company, location },
        ...{ status: change.status, note: change.note ?? '', createdAt: now, changedAt: now },
        history: { create: { id: uuidv7(), status: change.status, changedAt: now } },
      },
      include: SHOWN,
    })
    await tell(tx, { userId, jobId: postingId, status: row.status })
    return row
  })
}

/** Changes an application by its own id, also when its posting is gone. */
export async function changeApplication(
  { db, clock }: Needs,
  { id, userId, change }: { id: string; userId: string; change: Change },
): Promise<ApplicationRow> {
  return db.$transaction(async (tx) => {
    const known = await tx.application.findFirst({ where: { id, userId } })
    if (!known) throw new AppError('not_found', 'There is no such application.')
    return write(tx, known, change, clock())
  })
}

export async function removeApplication({ db }: Pick<Context, 'db'>, where: Prisma.ApplicationWhereInput): Promise<string> {
  const found = await db.application.findFirst({ where, select: { id: true } })
  const { count } = found ? await db.application.deleteMany({ where: { id: found.id } }) : { count: 0 }
  if (!found || count === 0) throw new AppError('not_found', 'There is no such application.')
  return found.id
}

async function write(
  tx: Tx,
  known: { id: string; userId: string; postingId: string | null; status: string },
  { status, note }: Change,
  now: Date,
): Promise<ApplicationRow> {
  const moved = status !== known.status
  const row = await tx.application.update({
    where: { id: known.id },
    data: {
      ...{ status, changedAt: now },
      ...(note === undefined ? {} : { note }),
      // The same stage again is no new one.
      ...(moved ? { history: { create: { id: uuidv7(), status, changedAt: now } } } : {}),
    },
    include: SHOWN,
  })
  if (moved) await tell(tx, { userId: known.userId, jobId: known.postingId ?? '', status })
  return row
}

async function tell(tx: Tx, event: { userId: string; jobId: string; status: string }): Promise<void> {
  const data = ApplicationChanged.toJSON(event)
  await appendEvent(tx, { topic: TOPIC, key: event.userId, type: 'ApplicationChanged', data })
}
