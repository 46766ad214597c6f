import { setTimeout } from 'node:timers/promises'

const PATIENCE_MS = 10_000

/** Waits for something that happens by itself soon: looks until it is there, and fails after ten seconds. */
export async function eventually<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > until) throw new Error(`did not happen: ${what}`)
    await setTimeout(25)
  }
}
