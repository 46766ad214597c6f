import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { type Application, type Job, type JobMatchDetail, jobsApi } from './jobs.ts'

type State = Parameters<typeof jobsApi.util.selectInvalidatedBy>[0]
/** What a write is given when it begins. */
type Thunk = { dispatch: ThunkDispatch<State, unknown, UnknownAction>; getState: () => unknown }

/**
 * Changes a posting wherever it is shown, at once; takes it back when the write fails. Both find the posting by its id: a list may have
 * been read again in between, in another order.
 */
export async function patchPosting(
  { dispatch, getState, queryFulfilled }: Thunk & { queryFulfilled: Promise<unknown> },
  id: string,
  change: Partial<Job>,
): Promise<void> {
  const was = new Map<string, Partial<Job>>()
  const apply = (changeOf: (place: string, job: Job) => Partial<Job> | undefined) => {
    for (const { endpointName, originalArgs } of jobsApi.util.selectInvalidatedBy(getState() as State, searches)) {
      if (endpointName !== 'searchJobs') continue
      const place = JSON.stringify(originalArgs)
      dispatch(
        jobsApi.util.updateQueryData('searchJobs', originalArgs, ({ jobs }) => {
          const found = jobs.find((job) => job.id === id)
          if (found) Object.assign(found, changeOf(place, found))
        }),
      )
    }
    dispatch(jobsApi.util.updateQueryData('getJob', id, (job) => void Object.assign(job, changeOf('job', job))))
  }
  apply((place, job) => {
    was.set(place, Object.fromEntries(Object.keys(change).map((field) => [field, job[field as keyof Job]])))
    return change
  })
  try {
    await queryFulfilled
  } catch {
    apply((place) => was.get(place))
  }
}

const searches = [{ type: 'Jobs' as const, id: 'search' }]

/** Changes an application in every list that shows it. */
export function patchApplications({ dispatch, getState }: Thunk, change: Partial<Application> & { id: string }): void {
  for (const { endpointName, originalArgs } of jobsApi.util.selectInvalidatedBy(getState() as State, ['Applications'])) {
    if (endpointName !== 'listApplications') continue
    dispatch(
      jobsApi.util.updateQueryData('listApplications', originalArgs, (page) => {
        const at = page.applications.findIndex(({ id }) => id === change.id)
        const before = page.applications[at]
        if (!before) return
        const changed = { ...before, ...change }
        page.applications[at] = changed
        if (before.status === changed.status) return
        for (const count of page.counts) {
          if (count.status === before.status) count.count -= 1
          if (count.status === changed.status) count.count += 1
        }
      }),
    )
  }
}

/** A correction is answered with the match as it is now: it is shown at once, also in the lists. */
export async function keepMatch(thunk: Thunk & { queryFulfilled: Promise<{ data: JobMatchDetail }> }, id: string): Promise<void> {
  const done = await thunk.queryFulfilled.catch(() => undefined)
  if (!done) return
  thunk.dispatch(jobsApi.util.updateQueryData('getJobMatch', id, () => done.data))
  // Another occupation has another gate.
  const { stepLeft, refusedWhy } = done.data.jobPosting
  await patchPosting(thunk, id, { matchPercentage: done.data.matchPercentage, stepLeft, refusedWhy })
}
