/** Demo mode lives in the browser's storage alone. It is on when the stored flag is the text `true`. */
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

export function isDemo(storage: Storage = localStorage): boolean {
  return storage.getItem(flagKey) === 'true'
}

/** The banner's Sign In: the person has decided against the demo. */
export function leaveDemoForSignIn(storage: Storage = localStorage): void {
  storage.setItem(flagKey, 'false')
}

export function clearDemo(storage: Storage = localStorage): void {
  storage.removeItem(flagKey)
  storage.removeItem(userKey)
}

/** A flag without `?demo=true` in the address is stale and goes. Answers whether the page must be loaded again. */
export function dropStaleDemo(search: string, storage: Storage = localStorage): boolean {
  if (!isDemo(storage) || new URLSearchParams(search).get('demo') === 'true') return false
  clearDemo(storage)
  return true
}
