import { appendEvent } from '@waymark/bus/outbox'
import { takeTurns, transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import { ApplicationChanged } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../context.ts'
import { type ApplicationRow, lockApplicationRow } from '../data/application-row.ts'
import type { PostingRow } from '../data/posting-rows.ts'
import { TOPIC } from '../events/topic.ts'
import type { Prisma } from '../generated/client.ts'

type Needs = Pick<Context, 'db' | 'clock'>
type Tx = Prisma.TransactionClient
type Input = { status: string; note?: string | undefined }
/** What is left out stays as it is. */
type Change = Partial<Input>

/** All of an application that is shown. */
export const SHOWN = {
  history: { select: { status: true, changedAt: true }, orderBy: [{ changedAt: 'asc' }, { id: 'asc' }] },
  posting: { select: { closedAt: true } },
} as const satisfies Prisma.ApplicationInclude

/** Records the application for a posting, or changes the one there is. Title and company are kept with it: postings go. */
export async function trackApplication(
  { db, clock }: Needs,
  { posting, userId, change }: { posting: PostingRow; userId: string; change: Input },
): Promise<ApplicationRow> {
  const { id: postingId, title, company, location } = posting
  return transaction(db, async (tx) => {
    // Two clicks at once: the second waits here and changes what the first made.
    await takeTurns(tx, `application.${userId}.${postingId}`)
    const known = await lockApplication(tx, { userId, postingId })
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
  return transaction(db, async (tx) => {
    const known = await lockApplication(tx, { id, userId })
    if (!known) throw noSuchApplication()
    return write(tx, known, change, clock())
  })
}

export async function removeApplication({ db }: Pick<Context, 'db'>, of: ApplicationOf): Promise<string> {
  return transaction(db, async (tx) => {
    const known = await lockApplication(tx, of)
    if (!known) throw noSuchApplication()
    await tx.application.delete({ where: { id: known.id } })
    await tell(tx, { userId: known.userId, jobId: known.postingId ?? '', status: 'removed' })
    return known.id
  })
}

type ApplicationOf = { userId: string } & ({ id: string } | { postingId: string })

/** As it stands once nobody else is changing it: two changes at once take turns, and the second one sees the first. */
async function lockApplication(tx: Tx, of: ApplicationOf) {
  const found = await tx.application.findFirst({ where: of, select: { id: true } })
  if (!found) return null
  await lockApplicationRow(tx, found.id)
  return tx.application.findFirst({ where: of })
}

function noSuchApplication(): AppError {
  return new AppError('not_found', 'There is no such application.')
}

async function write(
  tx: Tx,
  known: { id: string; userId: string; postingId: string | null; status: string },
  { status, note }: Change,
  now: Date,
): Promise<ApplicationRow> {
  const moved = status !== undefined && status !== known.status
  const row = await tx.application.update({
    where: { id: known.id },
    data: {
      changedAt: now,
      ...(status !== undefined && { status }),
      ...(note !== undefined && { note }),
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
