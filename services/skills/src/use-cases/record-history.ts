import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import type { Context } from '../context.ts'
import { skillsOfJob } from '../domain/job-skills.ts'
import type { Prisma } from '../generated/client.ts'

/**
 * What the person's present job shows, by the newest assessment: it replaces what an earlier one said. Nothing is shown
 * by a job that was not named, or held for less than a year.
 */
export async function recordHistory(
  { assessment, careers }: Pick<Context, 'assessment' | 'careers'>,
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  const newest = await assessment?.getProfile({ userId }).catch(noneYet)
  if (!newest) return
  const { profile, assessmentId } = newest
  const years = Math.floor(profile?.reach?.yearsExperience ?? 0)
  const index = careers.engine.base.placeOf(profile?.currentOccupation ?? '')
  await tx.skillEvidence.deleteMany({ where: { userId, kind: 'history' } })
  if (index === undefined || years < 1) return
  const rows = skillsOfJob(careers.engine, index).map((skillId) => {
    return { id: uuidv7(), userId, skillId, kind: 'history', years, sourceId: assessmentId }
  })
  await tx.skillEvidence.createMany({ data: rows, skipDuplicates: true })
}

/** The person may have erased the assessment meanwhile. */
function noneYet(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined
  throw error
}
