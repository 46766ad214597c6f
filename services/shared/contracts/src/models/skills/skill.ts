import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { instant, integerBetween, oneOf, optional, text } from '../../codec/primitives.ts'

/** An entry of the catalogue; the id is a stable slug, demandScore a rank of 1-100 among the catalogue's own kind. */
export const skill = object({
  id: t.string,
  name: t.string,
  description: t.string,
  category: t.string,
  demandScore: t.number,
  /** Other ways in which people write it; in the catalogue only. */
  aliases: optional(t.array(t.string)),
})
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
  /** Years in the job that shows it. */
  years: optional(t.number),
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

/** What is known of the person: an assessment (and the skills held), the skills alone, or nothing yet. */
export const skillBases = ['assessment', 'skills', 'nothing'] as const
export type SkillBasis = (typeof skillBases)[number]

/** Between a person and one thing that an occupation asks for. */
export const skillGap = object({
  /** Slug of the catalogue. */
  skillId: t.string,
  name: t.string,
  kind: oneOf(['skill', 'knowledge', 'tool'] as const),
  /** `short` of what is asked, `met`, or `unknown` where nothing is known of the person. */
  state: oneOf(['short', 'met', 'unknown'] as const),
  /** How much it matters in the occupation, 1-5. */
  importance: t.number,
  /** 0-7; absent for a tool, which is used or not. */
  levelAsked: optional(t.number),
  /** 0-7; absent where nothing is known. */
  levelHeld: optional(t.number),
  /** Shortfall weighted by importance, 0-1. */
  size: t.number,
  /** Rough hours of practice to close it. */
  hoursLow: optional(t.number),
  hoursHigh: optional(t.number),
  /** Held skills that speak for it. */
  coveredBy: t.array(object({ skillId: t.string, name: t.string, proficiencyLevel: t.number })),
})
export type SkillGap = t.TypeOf<typeof skillGap>

export const skillGaps = object({
  occupation: object({ code: t.string, title: t.string }),
  basis: oneOf(skillBases),
  /** The assessment could not be asked just now, so that it is left out. */
  assessmentAway: optional(t.boolean),
  /** Widest gap first, then what is not known, then what is met. */
  gaps: t.array(skillGap),
})
export type SkillGaps = t.TypeOf<typeof skillGaps>

/** A skill to add, and the better-paid moves that it would open. */
export const skillDoor = object({
  skill,
  /** How many; 0 where it is named for another reason. */
  opened: t.number,
  /** How many of the person's ten best directions ask for more of it. */
  askedBy: optional(t.number),
  examples: t.array(t.string),
  hoursLow: optional(t.number),
  hoursHigh: optional(t.number),
})
export const skillDoors = object({
  basis: oneOf(skillBases),
  assessmentAway: optional(t.boolean),
  /**
   * At most ten, none of them held: those that open moves, then those that the person's best directions ask for. Without
   * anything known of the person: what most jobs ask for.
   */
  doors: t.array(skillDoor),
})
export type SkillDoors = t.TypeOf<typeof skillDoors>
