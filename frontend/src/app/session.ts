import type { User } from '@waymark/contracts/models/identity/user'
import { useEffect, useRef, useState } from 'react'
import { useGetUserQuery, userApi } from '../api/account/user.ts'
import { carryNothing, takeCarriedDraft } from '../features/detailed-assessment/draft.ts'
import { demoUser, isDemo } from '../lib/demo-mode.ts'
import { forgetEverybody, keepOnly } from '../lib/own-storage.ts'
import { hearTabs, tellTabs } from '../lib/session-news.ts'
import type { createStore } from './store.ts'

export type Session =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: User; demo: boolean }
  /** Was signed in on this page and is no longer. `retry` asks whether the person has signed in again elsewhere. */
  | { state: 'ended'; user: User; retry: () => void }
  /** The server could not say. Nobody is treated as a guest because of an outage. */
  | { state: 'unknown'; retry: () => void }

/** Signed out at once without the hint cookie; with it the server is asked once. Demo counts as signed in. */
export function useSession(): Session {
  const demo = isDemo()
  const [hinted] = useState(() => hasSignInHint())
  const { data, isFetching, isUninitialized, isError, refetch } = useGetUserQuery(undefined, { skip: demo || !hinted })
  const user = useFirstUser(data)
  const nobody = data === null
  const another = user !== undefined && data != null && data.id !== user.id
  useEffect(() => {
    if (nobody) dropSignInHint()
  }, [nobody])
  useEffect(() => {
    // Somebody else has signed in meanwhile: nothing of the first person stays in the page's memory.
    if (another) location.reload()
  }, [another])
  useOtherTabs({ person: demo ? undefined : user?.id, ended: nobody, ask: refetch })
  useDraftsOf({ person: demo ? undefined : user?.id, signedOut: !demo && !user && (!hinted || nobody) })

  if (demo) return { state: 'signed-in', user: demoUser, demo }
  if (user && nobody) return { state: 'ended', user, retry: refetch }
  if (another) return { state: 'loading' }
  if (data) return { state: 'signed-in', user: data, demo }
  if (!hinted || nobody) return { state: 'signed-out' }
  if (isError && !isFetching) return { state: 'unknown', retry: refetch }
  return isFetching || isUninitialized ? { state: 'loading' } : { state: 'signed-out' }
}

/** The person that this page began with. */
function useFirstUser(now: User | null | undefined): User | undefined {
  const [first, setFirst] = useState<User>()
  if (!first && now) setFirst(now)
  return first ?? now ?? undefined
}

/** Somebody signed in or out in another tab: who is here is asked again. */
function useOtherTabs({ person, ended, ask }: { person: string | undefined; ended: boolean; ask: () => unknown }): void {
  useEffect(() => {
    if (person) tellTabs({ kind: 'arrived', person })
  }, [person])
  const asking = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(asking.current), [])
  useEffect(() => {
    if (!person) return
    return hearTabs((news) => {
      if (news.kind === 'arrived') return void ((ended || news.person !== person) && ask())
      forgetEverybody()
      clearTimeout(asking.current)
      asking.current = setTimeout(ask, signOutTakes)
    })
  }, [person, ended, ask])
}
/** The tab that signs out tells of it before the server has ended the session. */
const signOutTakes = 2_000

/** Drafts belong to a person: of anybody else nothing stays in the tab. */
function useDraftsOf({ person, signedOut }: { person: string | undefined; signedOut: boolean }): void {
  useEffect(() => {
    if (!person) return
    takeCarriedDraft(person)
    keepOnly(person)
  }, [person])
  useEffect(() => {
    if (signedOut) carryNothing()
  }, [signedOut])
}

/** Sends the question while the script of the screens is still on its way; the first drawing finds it asked. */
export async function askWhoIsSignedIn(store: ReturnType<typeof createStore>): Promise<void> {
  if (isDemo() || !hasSignInHint()) return
  await store.dispatch(userApi.endpoints.getUser.initiate())
}

/** The session is over: the next page is the prerendered one again. */
function dropSignInHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = 'wm_in=; Path=/; Max-Age=0'
  // biome-ignore lint/suspicious/noDocumentCookie: as above; this is its name on an encrypted site
  document.cookie = '__Host-wm_in=; Path=/; Max-Age=0; Secure'
}

/** A readable cookie without a secret: "probably signed in". */
export function hasSignInHint(cookie: string = document.cookie): boolean {
  return cookie.split(';').some((part) => /^(?:__Host-)?wm_in=1$/.test(part.trim()))
}
