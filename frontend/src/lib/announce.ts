export type Announcement = { title: string; description?: string; variant?: 'default' | 'destructive' | 'success' }

const listeners = new Set<(said: Announcement) => void>()

/** Says something to whoever is at the page, from where there is no component to say it. */
export function announce(said: Announcement): void {
  for (const listener of listeners) listener(said)
}

/** Hears what is announced, until the function that it answers is called. */
export function onAnnounce(listener: (said: Announcement) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
