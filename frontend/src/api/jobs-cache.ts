import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { type Application, type Job, type JobMatchDetail, jobsApi } from './jobs.ts'

type State = Parameters<typeof jobsApi.util.selectInvalidatedBy>[0]
/** What a write is given when it begins. */
type Thunk = { dispatch: ThunkDispatch<State, unknown, UnknownAction>; getState: () => unknown }

/** Changes a posting wherever it is shown, at once; takes it back when the write fails. */
export async function patchPosting(
  { dispatch, getState, queryFulfilled }: Thunk & { queryFulfilled: Promise<unknown> },
  id: string,
  change: Partial<Job>,
): Promise<void> {
  const state = getState() as State
  const lists = jobsApi.util.selectInvalidatedBy(state, [{ type: 'Jobs', id: 'search' }])
  const patches = lists.flatMap(({ endpointName, originalArgs }) =>
    endpointName === 'searchJobs'
      ? dispatch(
          jobsApi.util.updateQueryData('searchJobs', originalArgs, ({ jobs }) => {
            const found = jobs.find((job) => job.id === id)
            if (found) Object.assign(found, change)
          }),
        )
      : [],
  )
  patches.push(dispatch(jobsApi.util.updateQueryData('getJob', id, (job) => void Object.assign(job, change))))
  try {
    await queryFulfilled
  } catch {
    for (const patch of patches) patch.undo()
  }
}

/** Puts a changed application in its place in every list that shows it. */
export function patchApplications({ dispatch, getState }: Thunk, changed: Application): void {
  for (const { endpointName, originalArgs } of jobsApi.util.selectInvalidatedBy(getState() as State, ['Applications'])) {
    if (endpointName !== 'listApplications') continue
    dispatch(
      jobsApi.util.updateQueryData('listApplications', originalArgs, (page) => {
        const at = page.applications.findIndex(({ id }) => id === changed.id)
        const before = page.applications[at]
        if (!before) return
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
  await patchPosting(thunk, id, { matchPercentage: done.data.matchPercentage })
}
