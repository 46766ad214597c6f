import type { disputeInput, pasteInput } from '@waymark/contracts/models/job'
import { jobsRoutes } from '@waymark/contracts/routes/jobs'
import type * as t from 'io-ts'
import { type Application, type JobDetail, type JobMatchDetail, jobsApi, type Stage } from './jobs.ts'
import { keepMatch, patchApplications, patchPosting } from './jobs-cache.ts'

const jobWrites = jobsApi.injectEndpoints({
  endpoints: (build) => ({
    saveJob: build.mutation<{ jobId: string; saved: boolean }, { id: string; saved: boolean }>({
      query: ({ id, saved }) => ({ route: saved ? jobsRoutes.saveJob : jobsRoutes.unsaveJob, params: { id } }),
      invalidatesTags: [{ type: 'Jobs', id: 'saved' }],
      onQueryStarted: ({ id, saved }, thunk) => patchPosting(thunk, id, { saved }),
    }),
    disputeJobMatch: build.mutation<JobMatchDetail, { id: string; body: t.TypeOf<typeof disputeInput> }>({
      query: ({ id, body }) => ({ route: jobsRoutes.disputeJobMatch, params: { id }, body }),
      invalidatesTags: [{ type: 'Jobs', id: 'matches' }],
      onQueryStarted: ({ id }, thunk) => keepMatch(thunk, id),
    }),
    undoDispute: build.mutation<JobMatchDetail, { id: string; disputeId: string }>({
      query: (params) => ({ route: jobsRoutes.undoDispute, params }),
      invalidatesTags: [{ type: 'Jobs', id: 'matches' }],
      onQueryStarted: ({ id }, thunk) => keepMatch(thunk, id),
    }),
    trackApplication: build.mutation<Application, { id: string; status: Stage; note?: string }>({
      query: ({ id, ...body }) => ({ route: jobsRoutes.trackApplication, params: { id }, body }),
      invalidatesTags: ['Applications', 'Dashboard'],
      onQueryStarted: ({ id, status }, thunk) => patchPosting(thunk, id, { applicationStatus: status }),
    }),
    changeApplication: build.mutation<Application, { applicationId: string; jobId?: string; status: Stage; note?: string }>({
      query: ({ applicationId, jobId: _, ...body }) => ({
        route: jobsRoutes.changeApplication,
        params: { applicationId },
        body,
      }),
      invalidatesTags: ['Dashboard'],
      async onQueryStarted({ jobId, status }, thunk) {
        if (jobId) void patchPosting(thunk, jobId, { applicationStatus: status })
        const { data } = await thunk.queryFulfilled.catch(() => ({ data: undefined }))
        // At once; the list itself is read again when the server tells of the change.
        if (data) patchApplications(thunk, data)
      },
    }),
    removeApplication: build.mutation<{ id: string; removed: boolean }, { applicationId: string; jobId?: string }>({
      query: ({ applicationId }) => ({ route: jobsRoutes.removeApplication, params: { applicationId } }),
      invalidatesTags: ['Applications', 'Dashboard'],
      onQueryStarted: async ({ jobId }, thunk) => {
        if (jobId) await patchPosting(thunk, jobId, { applicationStatus: undefined })
      },
    }),
    pasteJob: build.mutation<JobDetail, t.TypeOf<typeof pasteInput>>({
      query: (body) => ({ route: jobsRoutes.pasteJob, body }),
      invalidatesTags: [
        { type: 'Jobs', id: 'search' },
        { type: 'Jobs', id: 'matches' },
      ],
    }),
    removePastedJob: build.mutation<{ id: string; removed: boolean }, string>({
      query: (id) => ({ route: jobsRoutes.removePastedJob, params: { id } }),
      invalidatesTags: [
        { type: 'Jobs', id: 'search' },
        { type: 'Jobs', id: 'matches' },
        { type: 'Jobs', id: 'saved' },
        'Applications',
      ],
    }),
  }),
})

export const {
  useSaveJobMutation,
  useDisputeJobMatchMutation,
  useUndoDisputeMutation,
  useTrackApplicationMutation,
  useChangeApplicationMutation,
  useRemoveApplicationMutation,
  usePasteJobMutation,
  useRemovePastedJobMutation,
} = jobWrites
