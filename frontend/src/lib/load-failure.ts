import { noteError } from './browser-report/note-errors.ts'

/** A part of the app could not be fetched: the network failed, or a newer version has taken its file's place. */
export class PartMissing extends Error {}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Fetches a part of the app, once more after a moment. */
export async function loadTwice<T>(load: () => Promise<T>, wait = 600): Promise<T> {
  try {
    return await load()
  } catch {
    await pause(wait)
    return await load().catch((cause: unknown) => {
      noteError('chunk', cause)
      throw new PartMissing('A part of the app could not be fetched', { cause })
    })
  }
}

const key = 'waymark-loaded-again'
const ONCE_IN_MS = 5 * 60_000

/** Whether to load the whole page again for a missing part: once, then the person is told. */
export function mayLoadAgain(storage: Storage = sessionStorage, now = Date.now()): boolean {
  if (now - Number(storage.getItem(key) ?? 0) < ONCE_IN_MS) return false
  storage.setItem(key, String(now))
  return true
}
