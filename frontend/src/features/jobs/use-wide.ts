import { useSyncExternalStore } from 'react'

const wide = '(min-width: 901px)'

/** Whether list and detail stand side by side; below, one replaces the other. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
