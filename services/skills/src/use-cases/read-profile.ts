import type { SkillBasis } from '@waymark/contracts/models/skills/skill'
import { AppError } from '@waymark/kit/errors'
import { Profile, type SkillClaim } from '@waymark/proto/waymark/skills/v1/profile'
import type { Context } from '../context.ts'
import type { CatalogueSkill } from '../domain/catalogue/catalogue.ts'

export type HeldSkill = { readonly skill: CatalogueSkill; readonly level: number; readonly verified: boolean }

export type KnownPerson = {
  readonly profile: Profile
  readonly purpose: string
  readonly held: readonly HeldSkill[]
  readonly basis: SkillBasis
  readonly assessmentAway: boolean
}

/**
 * What is known of a person: the newest assessment's profile, and the held skills as claims. The inventory is newer than
 * what was written in the assessment, so it replaces a claim of the same name.
 */
export async function readProfile(context: Context, userId: string): Promise<KnownPerson> {
  const [held, assessed] = await Promise.all([readHeld(context, userId), readAssessment(context, userId)])
  const profile = assessed.profile ?? Profile.create()
  const names = new Set(held.map(({ skill }) => skill.name.toLowerCase()))
  const written = profile.skills.filter(({ name }) => !names.has(name.trim().toLowerCase()))
  return {
    profile: { ...profile, skills: [...written, ...held.map(claimOf)] },
    purpose: assessed.purpose,
    held,
    basis: assessed.profile ? 'assessment' : held.length > 0 ? 'skills' : 'nothing',
    assessmentAway: assessed.away,
  }
}

/** Ordered by slug: the same skills give the same figures, whichever was added first. */
async function readHeld({ db, careers }: Context, userId: string): Promise<HeldSkill[]> {
  const rows = await db.userSkill.findMany({ where: { userId }, orderBy: { skillId: 'asc' } })
  return rows.flatMap(({ skillId, proficiencyLevel, verified }) => {
    const skill = careers.catalogue.find(skillId)
    return skill ? [{ skill, level: proficiencyLevel ?? 0, verified }] : []
  })
}

async function readAssessment({ assessment, log }: Context, userId: string) {
  const none = { profile: undefined, purpose: 'basic', away: false }
  if (!assessment) return none
  try {
    const { profile, purpose } = await assessment.getProfile({ userId })
    return { profile, purpose, away: false }
  } catch (err) {
    if (err instanceof AppError && err.code === 'not_found') return none
    log.warn({ err }, 'assessment service failed')
    return { ...none, away: true }
  }
}

function claimOf({ skill, level, verified }: HeldSkill): SkillClaim {
  return { name: skill.name, rating: 2 * level, evidence: verified ? 'quiz' : 'self' }
}
