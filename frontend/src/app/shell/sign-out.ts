import { clearDemo } from '../../lib/demo-mode.ts'
import { forgetEverybody } from '../../lib/own-storage.ts'
import { tellTabs } from '../../lib/session-news.ts'

/** Out of the demo by forgetting it; out of an account by the sign-out page. Both leave the app, and no draft stays. */
export function signOut(demo: boolean): void {
  forgetEverybody()
  if (demo) clearDemo()
  else tellTabs({ kind: 'left' })
  location.assign(demo ? '/' : '/api/logout')
}
