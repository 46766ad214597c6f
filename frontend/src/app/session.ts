import type { User } from '@waymark/contracts/models/user'
import { useEffect } from 'react'
import { useGetUserQuery, userApi } from '../api/user.ts'
import { demoUser, isDemo } from '../lib/demo-mode.ts'
import type { createStore } from './store.ts'

export type Session =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: User; demo: boolean }
  /** The server could not say. Nobody is treated as a guest because of an outage. */
  | { state: 'unknown'; retry: () => void }

/** Signed out at once without the hint cookie; with it the server is asked once. Demo counts as signed in. */
export function useSession(): Session {
  const demo = isDemo()
  const hinted = hasSignInHint()
  const { data, isFetching, isUninitialized, isError, refetch } = useGetUserQuery(undefined, { skip: demo || !hinted })
  const stale = data === null
  useEffect(() => {
    if (stale) dropSignInHint()
  }, [stale])

  if (demo) return { state: 'signed-in', user: demoUser, demo }
  if (data) return { state: 'signed-in', user: data, demo }
  if (!hinted || stale) return { state: 'signed-out' }
  if (isError && !isFetching) return { state: 'unknown', retry: refetch }
  return isFetching || isUninitialized ? { state: 'loading' } : { state: 'signed-out' }
}

/** Sends the question while the script of the screens is still on its way; the first drawing finds it asked. */
export function askWhoIsSignedIn(store: ReturnType<typeof createStore>): void {
  if (isDemo() || !hasSignInHint()) return
  void store.dispatch(userApi.endpoints.getUser.initiate())
}

/** The session is over: the next page is the prerendered one again. */
function dropSignInHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = 'wm_in=; Path=/; Max-Age=0'
}

/** A readable cookie without a secret: "probably signed in". */
export function hasSignInHint(cookie: string = document.cookie): boolean {
  return cookie.split(';').some((part) => part.trim() === 'wm_in=1')
}
