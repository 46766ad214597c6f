import { transaction } from '@waymark/kit/db'
import type { Context } from '../context.ts'
import { lockPath, type PathOf } from '../data/own-path.ts'
import type { PathRow } from '../data/path-rows.ts'
import { completedAt } from '../domain/progress.ts'
import type { Prisma } from '../generated/client.ts'
import { setProgress } from './set-progress.ts'

export function changeProgress(context: Context, of: PathOf, progress: number): Promise<PathRow> {
  return transaction(context.db, async (tx) => {
    const path = await lockPath(tx, of)
    return moveTo(tx, { path, progress, now: context.clock() })
  })
}

/** Percent and modules say the same: modules are completed from the first, or opened again from the last. */
export async function moveTo(
  tx: Prisma.TransactionClient,
  { path, progress, now }: { path: PathRow; progress: number; now: Date },
): Promise<PathRow> {
  const wanted = completedAt(progress, path.modules.length)
  const done = path.modules.filter((module) => module.completedAt)
  const open = path.modules.filter((module) => !module.completedAt)
  const complete = open.slice(0, Math.max(0, wanted - done.length)).map(({ id }) => id)
  const reopen = done.slice(wanted).map(({ id }) => id)
  if (complete.length > 0) await tx.learningModule.updateMany({ where: { id: { in: complete } }, data: { completedAt: now } })
  if (reopen.length > 0) await tx.learningModule.updateMany({ where: { id: { in: reopen } }, data: { completedAt: null } })
  return setProgress(tx, { path, progress, now })
}
