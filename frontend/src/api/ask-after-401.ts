import { isRejectedWithValue, type Middleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { userApi } from './account/user.ts'
import { isApiError } from './api-error.ts'

type Reader = ThunkDispatch<Parameters<ReturnType<typeof userApi.endpoints.getUser.select>>[0], unknown, UnknownAction>

/** These say it themselves and go to sign in, as the specification words it. */
const saysItself: ReadonlySet<unknown> = new Set([
  'listLearningPaths',
  'initLearningPaths',
  'createLearningPath',
  'changeLearningPath',
  'deleteLearningPath',
  'changePathProgress',
  'completeLearningModule',
  'addCheckIn',
])

/**
 * The one answer to a call that was refused as not signed in: who is here is asked again. Nobody, and the session is over for the
 * whole app; the same person, and the refusal was about that call alone.
 */
export const askAfter401: Middleware = ({ dispatch, getState }) => {
  const reader = dispatch as Reader
  return (next) => (action) => {
    const result = next(action)
    if (!isRejectedWithValue(action) || !isApiError(action.payload) || action.payload.status !== 401) return result
    const { endpointName } = action.meta.arg as { endpointName?: unknown }
    const known = userApi.endpoints.getUser.select()(getState() as never)
    if (known.data && !known.isLoading && !saysItself.has(endpointName))
      void reader(userApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }))
    return result
  }
}
