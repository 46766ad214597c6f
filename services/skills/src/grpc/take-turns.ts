import { setImmediate as turn } from 'node:timers/promises'
import { AppError } from '@waymark/kit/errors'

/** Nobody else waits longer than this for a long calculation. */
const SLICE_MS = 10

/** Runs a calculation of many steps and lets other callers in between. One whose caller has gone, or whose deadline has passed, is not finished. */
export async function takeTurns<R>(steps: Generator<void, R>, signal: AbortSignal): Promise<R> {
  for (;;) {
    const until = performance.now() + SLICE_MS
    do {
      const { done, value } = steps.next()
      if (done) return value
    } while (performance.now() < until)
    await turn()
    if (signal.aborted) throw new AppError('unavailable', 'This took longer than its caller waits.', { cause: signal.reason })
  }
}
