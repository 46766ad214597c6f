import { type CreateLearningPath, MAX_PATHS } from '@waymark/contracts/models/learning'
import { takeTurns, transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import type { HeldSkill } from '@waymark/proto/waymark/skills/v1/skills'
import type { Context } from '../context.ts'
import { type PathRow, withModules } from '../data/path-rows.ts'
import { buildModules, type NewModule, type Target } from '../domain/build-modules.ts'
import type { LearningStyle } from '../domain/library-types.ts'
import { uniqueSkills } from '../domain/unique-skills.ts'
import type { Prisma } from '../generated/client.ts'
import { heldSkills, isKnown } from './held-levels.ts'
import { learningStyleOf } from './learning-style.ts'
import { resolveTargets } from './resolve-targets.ts'

/** A path of the person's own. */
export async function createPath(context: Context, userId: string, wanted: CreateLearningPath): Promise<PathRow> {
  const targetSkills = uniqueSkills(wanted.targetSkills)
  const [targets, held, style] = await Promise.all([
    resolveTargets(context, { title: wanted.title.trim(), targetSkills }),
    heldSkills(context, userId),
    learningStyleOf(context, userId),
  ])
  return transaction(context.db, async (tx) => {
    await lockPathsOf(tx, userId)
    if ((await tx.learningPath.count({ where: { userId } })) >= MAX_PATHS) {
      throw new AppError('conflict', `You have ${MAX_PATHS} learning paths, which is the most. Delete one to make room.`)
    }
    return insertPath(tx, { userId, path: { ...wanted, targetSkills }, targets, held: held ?? [], style, now: context.clock() })
  })
}

/** Two makers of one person's paths take turns, so that the second sees what the first made. */
export async function lockPathsOf(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await takeTurns(tx, `learning paths ${userId}`)
}

export function insertPath(
  tx: Prisma.TransactionClient,
  input: {
    userId: string
    path: CreateLearningPath
    targets: readonly Target[]
    held: readonly HeldSkill[]
    style: LearningStyle | undefined
    gapKey?: string
    now: Date
  },
): Promise<PathRow> {
  const { userId, path, targets, held, style, gapKey = null, now } = input
  const modules = buildModules({
    title: path.title.trim(),
    targets,
    difficulty: path.difficultyLevel,
    duration: path.estimatedDuration,
  })
  return tx.learningPath.create({
    data: {
      id: uuidv7(now.getTime()),
      userId,
      title: path.title.trim(),
      description: path.description?.trim() ?? '',
      targetSkills: path.targetSkills,
      estimatedDuration: path.estimatedDuration ?? null,
      difficultyLevel: path.difficultyLevel,
      iconType: path.iconType,
      color: path.color,
      gapKey,
      learningStyle: style ?? null,
      gapClosedAt: closesGap(modules, held) ? now : null,
      createdAt: now,
      updatedAt: now,
      modules: {
        create: modules.map((module) => ({ id: uuidv7(now.getTime()), ...module, knownAt: isKnown(held, module) ? now : null })),
      },
    },
    include: withModules,
  })
}

/** Every skill of the path is held at the level it aims at. */
export function closesGap(modules: readonly NewModule[], held: readonly HeldSkill[]): boolean {
  const taught = modules.filter(({ skill }) => skill !== null)
  return taught.length > 0 && taught.every((module) => isKnown(held, module))
}
