import { useSyncExternalStore } from 'react'

/** The same bound as in jobs.css. */
export const wideQuery = '(min-width: 1101px)'

/** Whether list and detail stand side by side; below, one replaces the other. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wideQuery).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wideQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
