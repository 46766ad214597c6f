import type { CreateLearningPath } from '@waymark/contracts/models/learning'
import { transaction } from '@waymark/kit/db'
import { uuidv7 } from '@waymark/kit/ids'
import type { HeldSkill } from '@waymark/proto/waymark/skills/v1/skills'
import type { Context } from '../context.ts'
import { findPath, lockPath, type PathOf } from '../data/own-path.ts'
import type { ModuleRow, PathRow } from '../data/path-rows.ts'
import { buildModules } from '../domain/build-modules.ts'
import { type Merged, mergeModules } from '../domain/merge-modules.ts'
import { progressOf } from '../domain/progress.ts'
import { uniqueSkills } from '../domain/unique-skills.ts'
import { heldSkills, isKnown } from './held-levels.ts'
import { resolveTargets } from './resolve-targets.ts'
import { setProgress } from './set-progress.ts'

/** Changes what a path is. What was completed stays completed; open modules follow what the path is now about. */
export async function changePath(context: Context, of: PathOf, wanted: CreateLearningPath): Promise<PathRow> {
  const title = wanted.title.trim()
  const targetSkills = uniqueSkills(wanted.targetSkills)
  const { modules: before } = await findPath(context.db, of)
  const [targets, held] = await Promise.all([
    resolveTargets(context, { title, targetSkills }, before),
    heldSkills(context, of.userId),
  ])
  const planned = buildModules({ title, targets, difficulty: wanted.difficultyLevel, duration: wanted.estimatedDuration })

  return transaction(context.db, async (tx) => {
    const now = context.clock()
    const path = await lockPath(tx, of)
    const merged = mergeModules(path.modules, planned).map((module) => ({
      ...module,
      knownAt: knownAt(module, { held, before: path.modules, now }),
    }))
    const taught = merged.filter(({ skill, title: name }) => skill !== null && planned.some((one) => one.title === name))
    const closed = taught.length > 0 && taught.every((module) => module.knownAt)
    // Positions are unique, so the rows are written anew under their old ids.
    await tx.learningModule.deleteMany({ where: { pathId: path.id } })
    await tx.learningModule.createMany({
      data: merged.map(({ id, completedAt, ...module }) => ({
        ...module,
        id: id ?? uuidv7(now.getTime()),
        pathId: path.id,
        completedAt: completedAt ?? null,
      })),
    })
    await tx.learningPath.update({
      where: { id: path.id },
      data: {
        title,
        description: wanted.description?.trim() ?? '',
        targetSkills,
        estimatedDuration: wanted.estimatedDuration ?? null,
        difficultyLevel: wanted.difficultyLevel,
        iconType: wanted.iconType,
        color: wanted.color,
        gapClosedAt: closed ? (path.gapClosedAt ?? now) : null,
      },
    })
    const same = merged.length === path.modules.length && merged.every(({ id }) => id !== undefined)
    const completed = merged.filter(({ completedAt }) => completedAt).length
    return setProgress(tx, { path, progress: same ? path.progress : progressOf(completed, merged.length), now })
  })
}

/** Since when the inventory holds what the module aims at. While it cannot be asked, a module that asks for no more than before keeps its mark. */
function knownAt(
  module: Merged,
  { held, before, now }: { held: readonly HeldSkill[] | undefined; before: readonly ModuleRow[]; now: Date },
): Date | null {
  const old = before.find(({ id }) => id === module.id)
  if (held) return isKnown(held, module) ? (old?.knownAt ?? now) : null
  const same = old?.skillId === module.skillId && module.targetLevel <= (old?.targetLevel ?? 0)
  return same ? (old?.knownAt ?? null) : null
}
