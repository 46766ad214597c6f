import type { NewCheckIn } from '@waymark/contracts/models/learning'
import { transaction } from '@waymark/kit/db'
import { uuidv7 } from '@waymark/kit/ids'
import type { Context } from '../context.ts'
import { lockPath, type PathOf } from '../data/own-path.ts'
import type { PathRow } from '../data/path-rows.ts'
import { nextProgress } from '../domain/progress.ts'
import { moveTo } from './change-progress.ts'

/** What the person did, and ten percent on. */
export function addCheckIn(context: Context, of: PathOf, said: NewCheckIn): Promise<PathRow> {
  return transaction(context.db, async (tx) => {
    const now = context.clock()
    const path = await lockPath(tx, of)
    const progress = nextProgress(path.progress)
    await tx.pathCheckIn.create({
      data: {
        id: uuidv7(now.getTime()),
        pathId: path.id,
        kind: said.kind,
        note: said.note?.trim() ?? '',
        minutes: said.minutes ?? null,
        progress,
        createdAt: now,
      },
    })
    return moveTo(tx, { path, progress, now })
  })
}
