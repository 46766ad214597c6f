import { holdUser } from '@waymark/kit/deleted-users'
import { uuidv7 } from '@waymark/kit/ids'
import type { ProjectChanged } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../context.ts'
import type { Prisma } from '../generated/client.ts'
import { refreshVerified } from './refresh-verified.ts'

/** Replaces what a project of the person's portfolio shows. Answers the slugs that were recognised. */
export async function recordProject(
  { careers }: Pick<Context, 'careers'>,
  tx: Prisma.TransactionClient,
  { userId, projectId, skillIds: named }: ProjectChanged,
): Promise<string[]> {
  const skillIds = [...new Set(named)].filter((id) => careers.catalogue.find(id))
  await holdUser(tx, userId)
  const of = { userId, kind: 'project', sourceId: projectId }
  const before = await tx.skillEvidence.findMany({ where: of, select: { skillId: true } })
  await tx.skillEvidence.deleteMany({ where: { ...of, skillId: { notIn: skillIds } } })
  const rows = skillIds.map((skillId) => ({ id: uuidv7(), skillId, ...of }))
  await tx.skillEvidence.createMany({ data: rows, skipDuplicates: true })
  const known = new Set(before.map(({ skillId }) => skillId))
  const added = skillIds.filter((id) => !known.has(id))
  const gone = [...known].filter((id) => !skillIds.includes(id))
  await refreshVerified(tx, { userId, skillIds: [...added, ...gone] })
  return skillIds
}
