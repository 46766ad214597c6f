import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { createApi, type TagDescription } from '@reduxjs/toolkit/query/react'
import { withDemo } from '../demo/demo-base-query.ts'
import { createBaseQuery } from './base-query.ts'
import { tellFailure } from './tell-failure.ts'

/** Names of what a cached answer is about. The server pushes these names too. */
export const tagTypes = [
  'User',
  'Profile',
  'Account',
  'Factors',
  'Security',
  'Dashboard',
  'Notifications',
  'Reports',
  'SummaryLink',
  'Assessments',
  'Recommendations',
  'Skills',
  'Jobs',
  'JobMatches',
  'Applications',
  'LearningPaths',
  'Game',
  'Resume',
  'Portfolio',
] as const

/**
 * Server state of the whole app. Nothing is retried, polled, or read again on focus or mount, and nothing goes stale: data changes
 * by the tags of one's own writes, by the names that the server pushes, and by a person's Refresh.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: tellFailure(withDemo(createBaseQuery())),
  tagTypes,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
})

/** Sends calls by hand, where no hook fits. */
export type AppDispatch = ThunkDispatch<{ [api.reducerPath]: ReturnType<typeof api.reducer> }, undefined, UnknownAction>

/** What a write makes stale, when it succeeded: one that failed has changed nothing. */
export const after =
  (...tags: TagDescription<(typeof tagTypes)[number]>[]) =>
  (_result: unknown, error: unknown) =>
    error ? [] : tags
