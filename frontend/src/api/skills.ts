import type { ResponseOf } from '@waymark/contracts/route'
import { skillsRoutes } from '@waymark/contracts/routes/skills'
import { api } from './api.ts'

export type UserSkills = ResponseOf<typeof skillsRoutes.listUserSkills>

const skillsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUserSkills: build.query<UserSkills, void>({ query: () => ({ route: skillsRoutes.listUserSkills }) }),
  }),
})

export const { useListUserSkillsQuery } = skillsApi
