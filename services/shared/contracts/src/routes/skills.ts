import { object } from '../codec/object.ts'
import { integerParam, oneOf, optional, text } from '../codec/primitives.ts'
import { entryFromHere } from '../models/advice/entry.ts'
import { goalText, readGoals } from '../models/advice/goal.ts'
import { careerPaths, occupationPage, resolvedTitle, similarOccupations, titleMatches } from '../models/skills/occupation.ts'
import {
  addUserSkill,
  changeUserSkill,
  skillDeleted,
  skillDoors,
  skillGaps,
  skillList,
  userSkill,
  userSkillList,
} from '../models/skills/skill.ts'
import { usState } from '../models/skills/us-states.ts'
import { defineRoute } from '../route.ts'

const service = 'skills'
const ONET_SOC = /^\d{2}-\d{4}\.\d{2}$/

const byCode = object({ code: text({ min: 1, max: 20, message: 'Please give an O*NET-SOC code such as 15-1252.00' }) })

const byTitle = object({
  title: text({ min: 1, max: 200, message: 'Please give a job title' }),
  limit: integerParam({ min: 1, max: 20, fallback: 5 }),
})

export const skillsRoutes = {
  searchOccupations: defineRoute({
    id: 'searchOccupations',
    service,
    method: 'GET',
    path: '/api/occupations',
    summary: 'Occupations whose titles fit a job title, best first',
    access: 'public',
    query: byTitle,
    response: titleMatches,
  }),
  resolveTitle: defineRoute({
    id: 'resolveTitle',
    service,
    method: 'GET',
    path: '/api/occupations/resolve',
    summary: 'What a job title stands for, and how sure that is',
    access: 'public',
    query: byTitle,
    response: resolvedTitle,
  }),
  readGoal: defineRoute({
    id: 'readGoal',
    service,
    method: 'POST',
    path: '/api/goals/read',
    summary: 'What a text on goals names: work, wishes, and what is to be left',
    access: 'any',
    body: goalText,
    response: readGoals,
  }),
  getOccupation: defineRoute({
    id: 'getOccupation',
    service,
    method: 'GET',
    path: '/api/occupations/{code}',
    summary: 'Figures of an occupation with their sources',
    access: 'public',
    params: byCode,
    query: object({ state: optional(usState) }),
    response: occupationPage,
    problems: [404],
  }),
  getOccupationEntry: defineRoute({
    id: 'getOccupationEntry',
    service,
    method: 'GET',
    path: '/api/occupations/{code}/entry',
    summary: 'The way into an occupation from where the signed-in person stands',
    params: byCode,
    response: entryFromHere,
    problems: [404],
  }),
  listSimilarOccupations: defineRoute({
    id: 'listSimilarOccupations',
    service,
    method: 'GET',
    path: '/api/occupations/{code}/similar',
    summary: 'Occupations most like one, or most usual moves from it, best first',
    access: 'public',
    params: byCode,
    query: object({
      limit: integerParam({ min: 1, max: 50, fallback: 10 }),
      by: optional(oneOf(['all', 'ratings', 'moves'] as const)),
      state: optional(usState),
    }),
    response: similarOccupations,
    problems: [404],
  }),
  listCareerPaths: defineRoute({
    id: 'listCareerPaths',
    service,
    method: 'GET',
    path: '/api/occupations/{code}/paths',
    summary: 'Stepping stones from one occupation to another',
    access: 'public',
    params: byCode,
    query: object({
      to: text({ min: 1, max: 20, message: 'Please give the O*NET-SOC code to reach' }),
      state: optional(usState),
    }),
    response: careerPaths,
    problems: [404],
  }),
  listSkills: defineRoute({
    id: 'listSkills',
    service,
    method: 'GET',
    path: '/api/skills',
    summary: 'The skill catalog',
    access: 'public',
    response: skillList,
  }),
  listUserSkills: defineRoute({
    id: 'listUserSkills',
    service,
    method: 'GET',
    path: '/api/user/skills',
    summary: "The person's skills",
    response: userSkillList,
  }),
  getSkillGaps: defineRoute({
    id: 'getSkillGaps',
    service,
    method: 'GET',
    path: '/api/user/skills/gap',
    summary: 'What an occupation asks for, beside what the person holds',
    query: object({ occupation: text({ min: 1, max: 20, message: 'Please give the O*NET-SOC code of the target' }) }),
    response: skillGaps,
    problems: [404],
  }),
  listSkillDoors: defineRoute({
    id: 'listSkillDoors',
    service,
    method: 'GET',
    path: '/api/user/skills/doors',
    summary: 'Skills to add that would open the most better-paid moves',
    response: skillDoors,
  }),
  addUserSkill: defineRoute({
    id: 'addUserSkill',
    service,
    method: 'POST',
    path: '/api/user/skills',
    summary: 'Add a skill; a held one is a conflict',
    body: addUserSkill,
    response: userSkill,
    status: 201,
    problems: [404, 409],
  }),
  changeUserSkill: defineRoute({
    id: 'changeUserSkill',
    service,
    method: 'PUT',
    path: '/api/user/skills/{skillId}',
    summary: 'Change the level of a skill',
    params: object({ skillId: text({ min: 1, max: 100 }) }),
    body: changeUserSkill,
    response: userSkill,
    problems: [404],
  }),
  removeUserSkill: defineRoute({
    id: 'removeUserSkill',
    service,
    method: 'DELETE',
    path: '/api/user/skills/{skillId}',
    summary: 'Remove a skill',
    params: object({ skillId: text({ min: 1, max: 100 }) }),
    response: skillDeleted,
    problems: [404],
  }),
} as const

/** Whether a text has the form of an O*NET-SOC code; whether it exists is for the service to say. */
export function isOccupationCode(value: string): boolean {
  return ONET_SOC.test(value)
}
