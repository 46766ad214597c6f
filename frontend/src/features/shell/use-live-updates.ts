import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { api, tagTypes } from '../../api/api.ts'
import { listenLive } from '../../api/live.ts'
import { userApi } from '../../api/user.ts'
import type { AppDispatch } from '../../app/store.ts'

const known: ReadonlySet<string> = new Set(tagTypes)
type Tag = (typeof tagTypes)[number]

/** What the server says has changed is read again, while somebody is signed in. The demo has no server. */
export function useLiveUpdates(demo: boolean): void {
  const dispatch = useDispatch<AppDispatch>()
  useEffect(() => {
    if (demo || typeof EventSource === 'undefined') return
    return listenLive({
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
  }, [demo, dispatch])
}
