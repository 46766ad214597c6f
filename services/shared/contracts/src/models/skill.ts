import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { integerBetween, optional, text } from '../codec/primitives.ts'

export const skill = object({ id: t.string, name: t.string, description: t.string, category: t.string, demandScore: t.number })
export const skillList = t.array(skill)

export const userSkill = object({
  id: t.string,
  skillId: t.string,
  skill,
  proficiencyLevel: t.number,
  selfAssessed: t.boolean,
  verified: t.boolean,
})
export const userSkillList = t.array(userSkill)

const level = integerBetween(1, 5, 'Please give a level from 1 to 5')
export const addUserSkill = object({
  skillId: text({ min: 1, max: 100, message: 'A skill is required' }),
  proficiencyLevel: level,
})
export const changeUserSkill = object({ proficiencyLevel: level })
export const skillDeleted = object({ skillId: t.string, removed: optional(t.boolean) })
