import type { User } from '@waymark/contracts/models/user'
import { useGetUserQuery } from '../api/user.ts'
import { demoUser, isDemo } from '../lib/demo-mode.ts'

export type Session = { state: 'loading' } | { state: 'signed-out' } | { state: 'signed-in'; user: User; demo: boolean }

/** Signed out at once without the hint cookie; with it the server is asked once. Demo counts as signed in. */
export function useSession(): Session {
  const demo = isDemo()
  const hinted = hasSignInHint()
  const { data, isLoading, isUninitialized } = useGetUserQuery(undefined, { skip: demo || !hinted })
  if (demo) return { state: 'signed-in', user: demoUser, demo }
  if (!hinted) return { state: 'signed-out' }
  if (isLoading || isUninitialized) return { state: 'loading' }
  return data ? { state: 'signed-in', user: data, demo } : { state: 'signed-out' }
}

/** A readable cookie without a secret: "probably signed in". */
export function hasSignInHint(cookie: string = document.cookie): boolean {
  return cookie.split(';').some((part) => part.trim() === 'wm_in=1')
}
