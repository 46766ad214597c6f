import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { instant, integerBetween, oneOf, optional, text } from '../codec/primitives.ts'

/** An entry of the catalogue; the id is a stable slug, demandScore a rank of 1-100 among the catalogue's own kind. */
export const skill = object({ id: t.string, name: t.string, description: t.string, category: t.string, demandScore: t.number })
export const skillList = t.array(skill)
export type Skill = t.TypeOf<typeof skill>

/** What speaks for a held skill: a quiz played, a project done, a job held, or the person's own word. */
export const evidenceKinds = ['self', 'quiz', 'history', 'project'] as const
export const skillEvidence = object({
  kind: oneOf(evidenceKinds),
  /** 0-1, the share answered right; absent where nothing was measured. */
  score: optional(t.number),
  /** How many answers the score rests on. */
  items: optional(t.number),
  createdAt: instant,
})
export type SkillEvidence = t.TypeOf<typeof skillEvidence>

export const userSkill = object({
  id: t.string,
  skillId: t.string,
  skill,
  /** 1 Beginner to 5 Expert; 0 where the person has not rated the skill. */
  proficiencyLevel: t.number,
  selfAssessed: t.boolean,
  /** Shown by a quiz: at least five answers, 70 % of them right. */
  verified: t.boolean,
  /** Newest first. */
  evidence: optional(t.array(skillEvidence)),
  createdAt: optional(instant),
  updatedAt: optional(instant),
})
export const userSkillList = t.array(userSkill)
export type UserSkill = t.TypeOf<typeof userSkill>

const level = integerBetween(1, 5, 'Please give a level from 1 to 5')
export const addUserSkill = object({
  skillId: text({ min: 1, max: 100, message: 'A skill is required' }),
  /** Left out, the skill is held without a rating. */
  proficiencyLevel: optional(level),
})
export const changeUserSkill = object({ proficiencyLevel: level })
export const skillDeleted = object({ skillId: t.string, removed: optional(t.boolean) })
