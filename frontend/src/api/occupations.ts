import type { EntryFromHere } from '@waymark/contracts/models/advice/entry'
import type { GoalText, ReadGoals } from '@waymark/contracts/models/advice/goal'
import type { UsState } from '@waymark/contracts/models/skills/us-states'
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
    getOccupation: build.query<OccupationFigures, { code: string; state?: UsState }>({
      query: ({ code, ...query }) => ({ route: skillsRoutes.getOccupation, params: { code }, query }),
    }),
    getOccupationEntry: build.query<EntryFromHere, string>({
      query: (code) => ({ route: skillsRoutes.getOccupationEntry, params: { code } }),
      providesTags: ['Assessments'],
    }),
    listNearOccupations: build.query<NearOccupation[], { code: string; limit: number; state?: UsState }>({
      query: ({ code, ...query }) => ({ route: skillsRoutes.listSimilarOccupations, params: { code }, query }),
    }),
    listCareerPaths: build.query<CareerPath[], { from: string; to: string; state?: UsState }>({
      query: ({ from, ...query }) => ({ route: skillsRoutes.listCareerPaths, params: { code: from }, query }),
    }),
  }),
})

export const {
  useSearchOccupationsQuery,
  useResolveTitleQuery,
  useReadGoalQuery,
  useGetOccupationQuery,
  useGetOccupationEntryQuery,
  useListNearOccupationsQuery,
  useListCareerPathsQuery,
} = occupationsApi
