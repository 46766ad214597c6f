import type { GoalText, ReadGoals } from '@waymark/contracts/models/goal'
import type { ResponseOf } from '@waymark/contracts/route'
import { skillsRoutes } from '@waymark/contracts/routes/skills'
import { api } from './api.ts'

export type ResolvedTitle = ResponseOf<typeof skillsRoutes.resolveTitle>
export type TitleMatch = ResolvedTitle['matches'][number]
export type OccupationFigures = ResponseOf<typeof skillsRoutes.getOccupation>
export type NearOccupation = ResponseOf<typeof skillsRoutes.listSimilarOccupations>[number]
export type CareerPath = ResponseOf<typeof skillsRoutes.listCareerPaths>[number]

const occupationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchOccupations: build.query<TitleMatch[], { title: string; limit: number }>({
      query: (query) => ({ route: skillsRoutes.searchOccupations, query }),
    }),
    resolveTitle: build.query<ResolvedTitle, { title: string; limit: number }>({
      query: (query) => ({ route: skillsRoutes.resolveTitle, query }),
    }),
    readGoal: build.query<ReadGoals, GoalText>({
      query: (body) => ({ route: skillsRoutes.readGoal, body }),
    }),
    getOccupation: build.query<OccupationFigures, string>({
      query: (code) => ({ route: skillsRoutes.getOccupation, params: { code } }),
    }),
    listNearOccupations: build.query<NearOccupation[], { code: string; limit: number }>({
      query: ({ code, limit }) => ({ route: skillsRoutes.listSimilarOccupations, params: { code }, query: { limit } }),
    }),
    listCareerPaths: build.query<CareerPath[], { from: string; to: string }>({
      query: ({ from, to }) => ({ route: skillsRoutes.listCareerPaths, params: { code: from }, query: { to } }),
    }),
  }),
})

export const {
  useSearchOccupationsQuery,
  useResolveTitleQuery,
  useReadGoalQuery,
  useGetOccupationQuery,
  useListNearOccupationsQuery,
  useListCareerPathsQuery,
} = occupationsApi
