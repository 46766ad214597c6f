import { setTimeout } from 'node:timers/promises'

const PATIENCE_MS = 20_000

/** Waits for something that happens by itself soon, which no page tells of. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`did not happen: ${what}`)
    await setTimeout(150)
  }
}
