import type { Context } from '../context.ts'

/** Everything this service holds about a person, in words that can be read without our catalogue. */
export async function exportUser({ db, careers }: Context, userId: string) {
  const [skills, evidence] = await Promise.all([
    db.userSkill.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
    db.skillEvidence.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
  ])
  const nameOf = (skillId: string): string => careers.catalogue.find(skillId)?.name ?? skillId
  return {
    skills: skills.map((row) => ({
      skillId: row.skillId,
      name: nameOf(row.skillId),
      category: careers.catalogue.find(row.skillId)?.category ?? null,
      proficiencyLevel: row.proficiencyLevel,
      selfAssessed: row.selfAssessed,
      verified: row.verified,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    })),
    evidence: evidence.map((row) => ({
      skillId: row.skillId,
      name: nameOf(row.skillId),
      kind: row.kind,
      score: row.score,
      items: row.items,
      years: row.years,
      sourceId: row.sourceId,
      createdAt: row.createdAt.toISOString(),
    })),
  }
}
