import { uuidv7 } from '@waymark/kit/ids'
import type { Context } from '../context.ts'
import { refreshVerified } from './refresh-verified.ts'

type Project = { readonly userId: string; readonly projectId: string; readonly skillNames: readonly string[] }

/** Replaces what a project of the person's portfolio shows. Answers the slugs that were recognised. */
export async function recordProject({ db, careers }: Context, project: Project): Promise<string[]> {
  const { userId, projectId } = project
  const named = project.skillNames.flatMap((name) => careers.engine.skillNames.resolve(name)?.slug ?? [])
  const skillIds = [...new Set(named)].filter((id) => careers.catalogue.find(id))
  await db.$transaction(async (tx) => {
    const of = { userId, kind: 'project', sourceId: projectId }
    const before = await tx.skillEvidence.findMany({ where: of, select: { skillId: true } })
    await tx.skillEvidence.deleteMany({ where: { ...of, skillId: { notIn: skillIds } } })
    const rows = skillIds.map((skillId) => ({ id: uuidv7(), skillId, ...of }))
    await tx.skillEvidence.createMany({ data: rows, skipDuplicates: true })
    const known = new Set(before.map(({ skillId }) => skillId))
    const added = skillIds.filter((id) => !known.has(id))
    const gone = [...known].filter((id) => !skillIds.includes(id))
    await refreshVerified(tx, { userId, skillIds: [...added, ...gone] })
  })
  return skillIds
}
