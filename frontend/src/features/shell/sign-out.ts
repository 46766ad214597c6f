import { clearDemo } from '../../lib/demo-mode.ts'

/** Out of the demo by forgetting it; out of an account by the sign-out page. Both leave the app. */
export function signOut(demo: boolean): void {
  if (demo) clearDemo()
  location.assign(demo ? '/' : '/api/logout')
}
