import type { disputeInput, pasteInput } from '@waymark/contracts/models/job'
import { jobsRoutes } from '@waymark/contracts/routes/jobs'
import type * as t from 'io-ts'
import { after } from '../api.ts'
import { type Application, type JobDetail, type JobMatchDetail, jobsApi, type Stage } from './jobs.ts'
import { keepMatch, patchApplications, patchPosting } from './jobs-cache.ts'

const jobWrites = jobsApi.injectEndpoints({
  endpoints: (build) => ({
    saveJob: build.mutation<{ jobId: string; saved: boolean }, { id: string; saved: boolean }>({
      extraOptions: { failure: { title: 'Error', text: 'The posting could not be saved. Please try again.' } },
      query: ({ id, saved }) => ({ route: saved ? jobsRoutes.saveJob : jobsRoutes.unsaveJob, params: { id } }),
      invalidatesTags: after({ type: 'Jobs', id: 'saved' }),
      onQueryStarted: ({ id, saved }, thunk) => patchPosting(thunk, id, { saved }),
    }),
    disputeJobMatch: build.mutation<JobMatchDetail, { id: string; body: t.TypeOf<typeof disputeInput> }>({
      extraOptions: { failure: { title: 'Error', text: 'The correction could not be kept. Please try again.' } },
      query: ({ id, body }) => ({ route: jobsRoutes.disputeJobMatch, params: { id }, body }),
      invalidatesTags: after({ type: 'Jobs', id: 'matches' }),
      onQueryStarted: ({ id }, thunk) => keepMatch(thunk, id),
    }),
    undoDispute: build.mutation<JobMatchDetail, { id: string; disputeId: string }>({
      extraOptions: { failure: { title: 'Error', text: 'The correction could not be taken back. Please try again.' } },
      query: (params) => ({ route: jobsRoutes.undoDispute, params }),
      invalidatesTags: after({ type: 'Jobs', id: 'matches' }),
      onQueryStarted: ({ id }, thunk) => keepMatch(thunk, id),
    }),
    trackApplication: build.mutation<Application, { id: string; status: Stage; note?: string }>({
      extraOptions: { failure: { title: 'Error', text: 'The application could not be kept. Please try again.' } },
      query: ({ id, ...body }) => ({ route: jobsRoutes.trackApplication, params: { id }, body }),
      invalidatesTags: after('Applications', 'Dashboard'),
      onQueryStarted: ({ id, status }, thunk) => patchPosting(thunk, id, { applicationStatus: status }),
    }),
    changeApplication: build.mutation<Application, { applicationId: string; jobId?: string; status?: Stage; note?: string }>({
      extraOptions: { failure: { title: 'Error', text: 'The application could not be changed. Please try again.' } },
      query: ({ applicationId, jobId: _, ...body }) => ({
        route: jobsRoutes.changeApplication,
        params: { applicationId },
        body,
      }),
      // A list that showed the change too early is read again.
      invalidatesTags: (_changed, error) => (error ? ['Applications'] : ['Dashboard']),
      async onQueryStarted({ applicationId, jobId, status, note }, thunk) {
        if (jobId && status) void patchPosting(thunk, jobId, { applicationStatus: status })
        // At once; the list itself is read again when the server tells of the change.
        patchApplications(thunk, { id: applicationId, ...(status && { status }), ...(note !== undefined && { note }) })
        const { data } = await thunk.queryFulfilled.catch(() => ({ data: undefined }))
        if (data) patchApplications(thunk, data)
      },
    }),
    removeApplication: build.mutation<{ id: string; removed: boolean }, { applicationId: string; jobId?: string }>({
      extraOptions: { failure: { title: 'Error', text: 'The application could not be removed. Please try again.' } },
      query: ({ applicationId }) => ({ route: jobsRoutes.removeApplication, params: { applicationId } }),
      invalidatesTags: after('Applications', 'Dashboard'),
      onQueryStarted: async ({ jobId }, thunk) => {
        if (jobId) await patchPosting(thunk, jobId, { applicationStatus: undefined })
      },
    }),
    pasteJob: build.mutation<JobDetail, t.TypeOf<typeof pasteInput>>({
      query: (body) => ({ route: jobsRoutes.pasteJob, body }),
      invalidatesTags: after({ type: 'Jobs', id: 'search' }, { type: 'Jobs', id: 'matches' }),
    }),
    removePastedJob: build.mutation<{ id: string; removed: boolean }, string>({
      extraOptions: { failure: { title: 'Error', text: 'The posting could not be removed. Please try again.' } },
      query: (id) => ({ route: jobsRoutes.removePastedJob, params: { id } }),
      invalidatesTags: after(
        { type: 'Jobs', id: 'search' },
        { type: 'Jobs', id: 'matches' },
        { type: 'Jobs', id: 'saved' },
        'Applications',
      ),
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
