import { AppError } from '@waymark/kit/errors'

export type PrintQueue = {
  /** Waits for a place and answers how to leave it. 503 when too many wait; the signal's reason when the caller goes. */
  enter(signal?: AbortSignal): Promise<() => void>
}

/** At most `places` at once and `maxWaiting` behind them: a queue without end would only print for callers that have left. */
export function createPrintQueue(options: { places: number; maxWaiting: number }): PrintQueue {
  const waiting = new Set<() => void>()
  let taken = 0

  function leave(): void {
    // The place is handed on, never free in between: a newcomer cannot take it before the one who waited.
    const [next] = waiting
    if (next) next()
    else taken--
  }

  return {
    async enter(signal) {
      signal?.throwIfAborted()
      if (taken < options.places) {
        taken++
        return leaveOnce(leave)
      }
      if (waiting.size >= options.maxWaiting) {
        throw new AppError('unavailable', 'Many documents are being printed right now. Please try again in a moment.', {
          headers: { 'retry-after': '5' },
        })
      }
      await turnOf(waiting, signal)
      return leaveOnce(leave)
    },
  }
}

function turnOf(waiting: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const called = () => {
      waiting.delete(called)
      signal?.removeEventListener('abort', gone)
      resolve()
    }
    const gone = () => {
      waiting.delete(called)
      reject(signal?.reason)
    }
    waiting.add(called)
    signal?.addEventListener('abort', gone, { once: true })
  })
}

function leaveOnce(leave: () => void): () => void {
  let left = false
  return () => {
    if (!left) leave()
    left = true
  }
}
