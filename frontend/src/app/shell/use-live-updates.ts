import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { userApi } from '../../api/account/user.ts'
import type { AppDispatch } from '../../api/api.ts'
import { api, tagTypes } from '../../api/api.ts'
import { listenShared } from '../../api/live/shared-live.ts'

const known: ReadonlySet<string> = new Set(tagTypes)
type Tag = (typeof tagTypes)[number]

/** What the server says has changed is read again, while `person` is signed in. The demo has no server, and nobody to hear of. */
export function useLiveUpdates(person: string | undefined): void {
  const dispatch = useDispatch<AppDispatch>()
  useEffect(() => {
    if (!person || typeof EventSource === 'undefined') return
    return listenShared(person, {
      onTags: (tags) => void dispatch(api.util.invalidateTags(tags.filter((tag): tag is Tag => known.has(tag)))),
      onBack: () => void dispatch(api.util.invalidateTags([...tagTypes])),
      isSignedIn: async () => {
        // A session that was ended elsewhere answers null, and the app is signed out at once; an outage is no end.
        const { data, isSuccess } = await dispatch(
          userApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
        )
        return !(isSuccess && data === null)
      },
    })
  }, [person, dispatch])
}
