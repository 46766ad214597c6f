import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { text } from '../codec/primitives.ts'
import { job, jobMatches, jobPage, jobQuery } from '../models/job.ts'
import { defineRoute } from '../route.ts'

const service = 'jobs'

export const jobsRoutes = {
  searchJobs: defineRoute({
    id: 'searchJobs',
    service,
    planned: true,
    method: 'GET',
    path: '/api/jobs',
    summary: 'Postings by title, place and level',
    access: 'public',
    query: jobQuery,
    response: jobPage,
  }),
  listJobMatches: defineRoute({
    id: 'listJobMatches',
    service,
    planned: true,
    method: 'GET',
    path: '/api/jobs/matches',
    summary: 'Postings that fit the person',
    response: jobMatches,
  }),
  listSavedJobs: defineRoute({
    id: 'listSavedJobs',
    service,
    planned: true,
    method: 'GET',
    path: '/api/jobs/saved',
    summary: 'Saved postings',
    response: t.array(job),
  }),
  listApplications: defineRoute({
    id: 'listApplications',
    service,
    planned: true,
    method: 'GET',
    path: '/api/jobs/applications',
    summary: 'Applications and their stage',
    response: t.array(object({ jobId: text({ max: 100 }), status: t.string, changedAt: t.string })),
  }),
} as const
