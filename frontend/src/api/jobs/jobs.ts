import type { applicationStatuses } from '@waymark/contracts/models/job'
import type { ResponseOf } from '@waymark/contracts/route'
import { jobsRoutes } from '@waymark/contracts/routes/jobs'
import { api } from '../api.ts'

export type JobPage = ResponseOf<typeof jobsRoutes.searchJobs>
export type Job = JobPage['jobs'][number]
export type JobDetail = ResponseOf<typeof jobsRoutes.getJob>
export type JobMatch = ResponseOf<typeof jobsRoutes.listJobMatches>[number]
export type JobMatchDetail = ResponseOf<typeof jobsRoutes.getJobMatch>
export type AskedSkill = JobDetail['mustHave'][number]
export type Dispute = NonNullable<JobMatchDetail['disputes']>[number]
export type ApplicationPage = ResponseOf<typeof jobsRoutes.listApplications>
export type Application = ApplicationPage['applications'][number]
export type Stage = (typeof applicationStatuses)[number]

type Query = Record<string, string | number | undefined>

/** What the job market reads. Its writes are in job-writes.ts. */
export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchJobs: build.query<JobPage, Query>({
      query: (query) => ({ route: jobsRoutes.searchJobs, query }),
      providesTags: [{ type: 'Jobs', id: 'search' }, 'JobMatches'],
    }),
    listJobMatches: build.query<JobMatch[], { limit: number }>({
      query: (query) => ({ route: jobsRoutes.listJobMatches, query }),
      providesTags: [{ type: 'Jobs', id: 'matches' }, 'JobMatches'],
    }),
    getJob: build.query<JobDetail, string>({
      query: (id) => ({ route: jobsRoutes.getJob, params: { id } }),
      providesTags: (_result, _error, id) => [{ type: 'Jobs', id: `job ${id}` }],
    }),
    getJobMatch: build.query<JobMatchDetail, string>({
      query: (id) => ({ route: jobsRoutes.getJobMatch, params: { id } }),
      providesTags: (_result, _error, id) => [{ type: 'Jobs', id: `match ${id}` }, 'JobMatches'],
    }),
    listSavedJobs: build.query<JobPage, { page: number; limit: number }>({
      query: (query) => ({ route: jobsRoutes.listSavedJobs, query }),
      providesTags: [{ type: 'Jobs', id: 'saved' }],
    }),
    listApplications: build.query<ApplicationPage, { status?: Stage; page: number; limit: number }>({
      query: (query) => ({ route: jobsRoutes.listApplications, query }),
      providesTags: ['Applications'],
    }),
  }),
})

export const {
  useSearchJobsQuery,
  useListJobMatchesQuery,
  useGetJobQuery,
  useGetJobMatchQuery,
  useListSavedJobsQuery,
  useListApplicationsQuery,
} = jobsApi
