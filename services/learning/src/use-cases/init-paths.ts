import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { GetProfileResponse } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { EntryPath } from '@waymark/proto/waymark/skills/v1/occupation'
import type { Context } from '../context.ts'
import { chooseGaps } from '../domain/choose-gaps.ts'
import { TARGET_LEVEL } from '../domain/hours.ts'
import { type Suggestion, suggestFromGaps, suggestFromSkills, suggestStart } from '../domain/suggestions.ts'
import { insertPath, lockPathsOf } from './create-path.ts'
import { heldSkills, isKnown } from './held-levels.ts'
import { learningStyleOf } from './learning-style.ts'
import { resolveTargets } from './resolve-targets.ts'

const DIRECTIONS = 3
const DOORS = 10
/** Months of entry up to which skills can be what is missing. */
const LONGEST_COURSE = 6
/** Paths that the product made and the person has not finished: no more are added on top of so many. */
const MOST_OPEN = 6

/**
 * Makes paths from what the person lacks: for their best directions and the doors a skill would open; without an assessment,
 * from the skills they hold; knowing neither, from what most jobs ask for. Each gap has a key, so that asking again, or twice at
 * once, adds nothing.
 */
export async function initPaths(context: Context, userId: string): Promise<void> {
  const suggestions = await suggest(context, userId)
  if (suggestions.length === 0) return
  const [held = [], style, targets] = await Promise.all([
    heldSkills(context, userId),
    learningStyleOf(context, userId),
    resolveTargets(context, { title: '', targetSkills: suggestions.map(({ path }) => path.title) }),
  ])
  await transaction(context.db, async (tx) => {
    await lockPathsOf(tx, userId)
    const made = await tx.learningPath.findMany({
      where: { userId, gapKey: { not: null } },
      select: { gapKey: true, completedAt: true },
    })
    const room = MOST_OPEN - made.filter(({ completedAt }) => !completedAt).length
    const fresh = suggestions
      .filter(({ gapKey }) => made.every((path) => path.gapKey !== gapKey))
      // What the inventory already holds at that level is no gap, whatever the assessment said.
      .filter(({ skillId, path }) => !isKnown(held, { skillId, targetLevel: TARGET_LEVEL[path.difficultyLevel] }))
      .slice(0, Math.max(0, room))
    const now = context.clock().getTime()
    // The list shows the newest first, and the best gap is to stand first.
    for (const [index, { gapKey, skillId, path }] of fresh.entries()) {
      const target = targets.find(({ skill }) => skill === path.title)
      if (!target) continue
      // A tool goes by the catalogue's name for it; a field of knowledge may share its name with a skill.
      const name = (target.skillId === skillId && target.name) || path.title
      const own = { ...target, skill: name, skillId, topics: context.library.topicsFor({ skill: name, skillId }) }
      const named = { ...path, title: name, targetSkills: [name] }
      await insertPath(tx, {
        userId,
        path: named,
        targets: [own],
        held,
        style,
        gapKey,
        now: new Date(now + fresh.length - index),
      })
    }
  })
}

async function suggest(context: Context, userId: string): Promise<Suggestion[]> {
  const read = await context.assessment.getProfile({ userId }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  })
  const fromGaps = read?.profile ? await fromAssessment(context, userId, read) : []
  if (fromGaps.length > 0) return fromGaps
  const { skills } = await context.skills.listUserSkills({ userId })
  const fromSkills = suggestFromSkills(skills)
  return fromSkills.length > 0 ? fromSkills : suggestStart()
}

async function fromAssessment(context: Context, userId: string, read: GetProfileResponse): Promise<Suggestion[]> {
  const { profile, purpose } = read
  const { skills } = context
  const [best, { doors }] = await Promise.all([
    bestDirections(context, userId, read),
    skills.doorsOpened({ profile, purpose, limit: DOORS }),
  ])
  const directions = await Promise.all(
    best.map(async ({ code, title }) => {
      const { gaps, entry } = await skills.gap({ profile, code })
      return { title, gaps, entry }
    }),
  )
  return suggestFromGaps(chooseGaps(directions.filter(isOpenToSkills), doors))
}

/** Where a program, a license or years come first, closing a skill gap opens nothing, and a path must not promise it. */
function isOpenToSkills({ entry }: { entry: EntryPath | undefined }): boolean {
  return !entry || (entry.known && entry.studyLow + entry.experience <= LONGEST_COURSE)
}

/** The person's recommendations; right after an assessment they are still being made, and a quick ranking stands in. */
async function bestDirections(context: Context, userId: string, { profile, purpose }: GetProfileResponse) {
  const { recommendations } = await context.assessment.listRecommendations({ userId, limit: DIRECTIONS })
  if (recommendations.length > 0) {
    return recommendations.map(({ occupationCode, careerTitle }) => ({ code: occupationCode, title: careerTitle }))
  }
  const { ranked } = await context.skills.rank({ profile, purpose, limit: DIRECTIONS, draws: 1 })
  return ranked.flatMap(({ occupation }) => (occupation ? [{ code: occupation.code, title: occupation.title }] : []))
}
