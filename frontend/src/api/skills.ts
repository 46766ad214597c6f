import type { Skill, SkillDoors, SkillGaps, UserSkill } from '@waymark/contracts/models/skills/skill'
import { skillsRoutes } from '@waymark/contracts/routes/skills'
import { api } from './api.ts'

/** What a change of the inventory makes stale beside the list itself, which takes the answer of the write. */
const CONCERNED = ['SkillComparison', 'Dashboard', 'JobMatches'] as const

export const skillsApi = api.enhanceEndpoints({ addTagTypes: ['SkillComparison'] }).injectEndpoints({
  endpoints: (build) => ({
    listSkills: build.query<Skill[], void>({
      query: () => ({ route: skillsRoutes.listSkills }),
    }),
    listUserSkills: build.query<UserSkill[], void>({
      query: () => ({ route: skillsRoutes.listUserSkills }),
      // An assessment says which job shows them.
      providesTags: ['Skills', 'Assessments'],
    }),
    getSkillGaps: build.query<SkillGaps, string>({
      query: (occupation) => ({ route: skillsRoutes.getSkillGaps, query: { occupation } }),
      providesTags: ['SkillComparison', 'Skills', 'Assessments'],
    }),
    listSkillDoors: build.query<SkillDoors, void>({
      query: () => ({ route: skillsRoutes.listSkillDoors }),
      providesTags: ['SkillComparison', 'Skills', 'Assessments'],
    }),
    addUserSkill: build.mutation<UserSkill, { skillId: string; proficiencyLevel?: number | undefined }>({
      extraOptions: { failure: { title: 'Error', text: 'Failed to add skill. Please try again.' } },
      query: (body) => ({ route: skillsRoutes.addUserSkill, body }),
      invalidatesTags: (_added, error) => (error ? ['Skills'] : [...CONCERNED]),
      async onQueryStarted(_wanted, { dispatch, queryFulfilled }) {
        const added = await queryFulfilled.catch(() => undefined)
        if (!added) return
        dispatch(
          skillsApi.util.updateQueryData('listUserSkills', undefined, (list) => {
            list.push(added.data)
            list.sort((a, b) => a.skill.name.localeCompare(b.skill.name))
          }),
        )
      },
    }),
    changeUserSkill: build.mutation<UserSkill, { skillId: string; proficiencyLevel: number }>({
      extraOptions: { failure: { title: 'Error', text: 'Failed to update skill. Please try again.' } },
      query: ({ skillId, proficiencyLevel }) => ({
        route: skillsRoutes.changeUserSkill,
        params: { skillId },
        body: { proficiencyLevel },
      }),
      invalidatesTags: (_changed, error) => (error ? [] : [...CONCERNED]),
      async onQueryStarted({ skillId, proficiencyLevel }, { dispatch, queryFulfilled }) {
        const show = (level: number) =>
          dispatch(
            skillsApi.util.updateQueryData('listUserSkills', undefined, (list) => {
              const held = list.find((one) => one.skillId === skillId)
              if (held) held.proficiencyLevel = level
            }),
          )
        const shown = show(proficiencyLevel)
        try {
          const { data } = await queryFulfilled
          // A list that was asked for before the write may have come meanwhile, with the level of before.
          show(data.proficiencyLevel)
        } catch {
          shown.undo()
        }
      },
    }),
    removeUserSkill: build.mutation<{ skillId: string }, { skillId: string }>({
      extraOptions: { failure: { title: 'Error', text: 'Failed to remove skill. Please try again.' } },
      query: ({ skillId }) => ({ route: skillsRoutes.removeUserSkill, params: { skillId } }),
      invalidatesTags: (_removed, error) => (error ? ['Skills'] : [...CONCERNED]),
      async onQueryStarted({ skillId }, { dispatch, queryFulfilled }) {
        const removed = await queryFulfilled.catch(() => undefined)
        if (!removed) return
        dispatch(
          skillsApi.util.updateQueryData('listUserSkills', undefined, (list) => list.filter((one) => one.skillId !== skillId)),
        )
      },
    }),
  }),
})

export const {
  useListSkillsQuery,
  useListUserSkillsQuery,
  useGetSkillGapsQuery,
  useListSkillDoorsQuery,
  useAddUserSkillMutation,
  useChangeUserSkillMutation,
  useRemoveUserSkillMutation,
} = skillsApi
