import type { Skill, SkillEvidence, UserSkill } from '@waymark/contracts/models/skills/skill'
import { evidenceKinds } from '@waymark/contracts/models/skills/skill'
import type { CatalogueSkill } from '../domain/catalogue/catalogue.ts'
import type { SkillEvidence as EvidenceRow, UserSkill as UserSkillRow } from '../generated/client.ts'

export function presentSkill({ id, name, description, category, demandScore }: CatalogueSkill): Skill {
  return { id, name, description, category, demandScore }
}

export function presentUserSkill(row: UserSkillRow, skill: CatalogueSkill, evidence: readonly EvidenceRow[]): UserSkill {
  return {
    id: row.id,
    skillId: row.skillId,
    skill: presentSkill(skill),
    proficiencyLevel: row.proficiencyLevel ?? 0,
    selfAssessed: row.selfAssessed,
    verified: row.verified,
    evidence: evidence.flatMap(presentEvidence),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function presentEvidence(row: EvidenceRow): SkillEvidence[] {
  const kind = evidenceKinds.find((known) => known === row.kind)
  if (!kind) return []
  const { score, items, years, createdAt } = row
  return [
    {
      kind,
      score: score ?? undefined,
      items: items ?? undefined,
      years: years ?? undefined,
      createdAt: createdAt.toISOString(),
    },
  ]
}
