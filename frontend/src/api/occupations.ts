import type { ResponseOf } from '@waymark/contracts/route'
import { skillsRoutes } from '@waymark/contracts/routes/skills'
import { api } from './api.ts'

export type TitleMatch = ResponseOf<typeof skillsRoutes.searchOccupations>[number]

const occupationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchOccupations: build.query<TitleMatch[], { title: string; limit: number }>({
      query: (query) => ({ route: skillsRoutes.searchOccupations, query }),
    }),
  }),
})

export const { useSearchOccupationsQuery } = occupationsApi
