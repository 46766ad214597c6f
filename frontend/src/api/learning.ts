import type { CreateLearningPath, LearningPath, LearningPathDetail, NewCheckIn } from '@waymark/contracts/models/learning'
import { learningRoutes } from '@waymark/contracts/routes/learning'
import { after, api } from './api.ts'

/** A path as the dialog sends it: no duration is said as null. */
export type PathPayload = Omit<CreateLearningPath, 'estimatedDuration'> & { estimatedDuration: number | null }

const touched = ['LearningPaths', 'Dashboard'] as const
const list = { type: 'LearningPaths', id: 'list' } as const
/** Where the answer is the whole path, only the list is read again. */
const touchedList = [list, 'Dashboard'] as const

type Keep = { dispatch: (action: unknown) => unknown; queryFulfilled: Promise<{ data: LearningPathDetail }> }
/** The path that a write answered takes the place of the one that is shown. */
async function keepAnswer({ dispatch, queryFulfilled }: Keep): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined)
  if (answer) dispatch(learningApi.util.upsertQueryData('getLearningPath', answer.data.id, answer.data))
}

const learningApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLearningPaths: build.query<LearningPath[], void>({
      query: () => ({ route: learningRoutes.listLearningPaths }),
      providesTags: [list],
    }),
    getLearningPath: build.query<LearningPathDetail, string>({
      query: (pathId) => ({ route: learningRoutes.getLearningPath, params: { pathId } }),
      providesTags: (_path, _error, id) => [{ type: 'LearningPaths', id }],
    }),
    initLearningPaths: build.mutation<LearningPath[], void>({
      query: () => ({ route: learningRoutes.initLearningPaths }),
      invalidatesTags: after(...touched),
    }),
    createLearningPath: build.mutation<LearningPath, PathPayload>({
      query: (body) => ({ route: learningRoutes.createLearningPath, body }),
      invalidatesTags: after(...touched),
    }),
    changeLearningPath: build.mutation<LearningPathDetail, { pathId: string; path: PathPayload }>({
      query: ({ pathId, path }) => ({ route: learningRoutes.changeLearningPath, params: { pathId }, body: path }),
      invalidatesTags: after(...touchedList),
      onQueryStarted: (_sent, keep) => keepAnswer(keep),
    }),
    deleteLearningPath: build.mutation<{ id: string }, string>({
      query: (pathId) => ({ route: learningRoutes.deleteLearningPath, params: { pathId } }),
      // The page goes to the list; the path itself is not read again, as it is no more.
      invalidatesTags: after('Dashboard'),
      async onQueryStarted(pathId, { dispatch, queryFulfilled }) {
        const deleted = await queryFulfilled.catch(() => undefined)
        if (!deleted) return
        dispatch(
          learningApi.util.updateQueryData('listLearningPaths', undefined, (paths) => paths.filter(({ id }) => id !== pathId)),
        )
      },
    }),
    changePathProgress: build.mutation<LearningPath, { pathId: string; progress: number }>({
      query: ({ pathId, progress }) => ({ route: learningRoutes.changePathProgress, params: { pathId }, body: { progress } }),
      invalidatesTags: after(...touched),
    }),
    completeLearningModule: build.mutation<LearningPathDetail, { pathId: string; moduleId: string; completed: boolean }>({
      query: ({ completed, ...params }) => ({ route: learningRoutes.completeLearningModule, params, body: { completed } }),
      invalidatesTags: after(...touchedList),
      onQueryStarted: (_sent, keep) => keepAnswer(keep),
    }),
    addCheckIn: build.mutation<LearningPathDetail, { pathId: string; checkIn: NewCheckIn }>({
      query: ({ pathId, checkIn }) => ({ route: learningRoutes.addCheckIn, params: { pathId }, body: checkIn }),
      invalidatesTags: after(...touchedList),
      onQueryStarted: (_sent, keep) => keepAnswer(keep),
    }),
  }),
})

export const {
  useListLearningPathsQuery,
  useGetLearningPathQuery,
  useInitLearningPathsMutation,
  useCreateLearningPathMutation,
  useChangeLearningPathMutation,
  useDeleteLearningPathMutation,
  useChangePathProgressMutation,
  useCompleteLearningModuleMutation,
  useAddCheckInMutation,
} = learningApi
