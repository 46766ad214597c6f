/** Demo mode lives in the browser's storage alone. It is on when the stored flag is the text `true` as the app begins. */
const flagKey = 'demo-mode'
const userKey = 'demo-user'

export const demoUser = {
  id: 'demo-user',
  firstName: 'Demo',
  lastName: 'User',
  email: 'demo@example.com',
  profileImageUrl: null,
  subscriptionTier: 'free' as const,
}

export function startDemo(storage: Storage = localStorage): void {
  storage.setItem(flagKey, 'true')
  storage.setItem(userKey, JSON.stringify(demoUser))
}

let decided: boolean | undefined

/**
 * Reads the flag, once, when the app's store is made. It is shared by all tabs: one that leaves the demo, or signs in, must not turn
 * the demo of another one live with sample data on its screen.
 */
export function decideDemo(storage: Storage = localStorage): boolean {
  decided = storage.getItem(flagKey) === 'true'
  return decided
}

/** Whether this page is the demo. */
export function isDemo(): boolean {
  return decided ?? decideDemo()
}

/** The banner's Sign In: the person has decided against the demo. */
export function leaveDemoForSignIn(storage: Storage = localStorage): void {
  storage.setItem(flagKey, 'false')
}

export function clearDemo(storage: Storage = localStorage): void {
  storage.removeItem(flagKey)
  storage.removeItem(userKey)
}

/** A flag without a `demo` parameter in the address is stale and goes. Answers whether the page must be loaded again. */
export function dropStaleDemo(search: string, storage: Storage = localStorage): boolean {
  if (storage.getItem(flagKey) !== 'true' || new URLSearchParams(search).has('demo')) return false
  clearDemo(storage)
  return true
}
