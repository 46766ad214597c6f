import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import { lockPath } from '../data/own-path.ts'
import type { PathRow } from '../data/path-rows.ts'
import { progressOf } from '../domain/progress.ts'
import { setProgress } from './set-progress.ts'

/** Marks one module; the path's progress becomes the share of completed modules. Saying the same again changes nothing. */
export function completeModule(
  context: Context,
  input: { userId: string; pathId: string; moduleId: string; completed: boolean },
): Promise<PathRow> {
  return transaction(context.db, async (tx) => {
    const now = context.clock()
    const path = await lockPath(tx, input)
    const module = path.modules.find(({ id }) => id === input.moduleId)
    if (!module) throw new AppError('not_found', 'There is no such module.')
    if ((module.completedAt !== null) === input.completed) return path
    await tx.learningModule.update({ where: { id: module.id }, data: { completedAt: input.completed ? now : null } })
    const before = path.modules.filter(({ completedAt }) => completedAt).length
    const progress = progressOf(before + (input.completed ? 1 : -1), path.modules.length)
    return setProgress(tx, { path, progress, now })
  })
}
