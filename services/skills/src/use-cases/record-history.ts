import { holdUser } from '@waymark/kit/deleted-users'
import { uuidv7 } from '@waymark/kit/ids'
import type { AssessmentCompleted } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../context.ts'
import { skillsOfJob } from '../domain/catalogue/job-skills.ts'
import type { Prisma } from '../generated/client.ts'

/**
 * What the person's present job shows, by the newest assessment: it replaces what an earlier one said. Nothing is shown
 * by a job that was not named, or held for less than a year.
 */
export async function recordHistory(
  { careers }: Pick<Context, 'careers'>,
  tx: Prisma.TransactionClient,
  { userId, assessmentId, history }: AssessmentCompleted,
): Promise<void> {
  if (!history) return
  await holdUser(tx, userId)
  const of = { userId, kind: 'history' }
  // Ids sort by the time they were made: an event that comes late says nothing new.
  if (await tx.skillEvidence.findFirst({ where: { ...of, sourceId: { gt: assessmentId } }, select: { id: true } })) return
  await tx.skillEvidence.deleteMany({ where: of })
  const years = Math.floor(history.years)
  const index = careers.engine.base.indexOf.get(history.occupationCode)
  if (index === undefined || years < 1) return
  const rows = skillsOfJob(careers.engine, index).map((skillId) => {
    return { id: uuidv7(), ...of, skillId, years, sourceId: assessmentId }
  })
  await tx.skillEvidence.createMany({ data: rows, skipDuplicates: true })
}
