export type Circuit = {
  /** Throws while the circuit is open. */
  assertClosed(): void
  succeeded(): void
  failed(timedOut: boolean): void
}

const FAILURES = 10
const WINDOW_MS = 30_000
const TIMEOUTS_IN_A_ROW = 3
const OPEN_MS = 60_000

/** Opens after ten failures in 30 s or three timeouts in a row; a minute later one call may try again. */
export function createCircuit(now: () => number = Date.now): Circuit {
  let failures: number[] = []
  let timeouts = 0
  let openUntil = 0
  return {
    assertClosed() {
      if (now() < openUntil) throw new Error('the model is left alone for a while')
      // Half open: this call tries, and the others wait until it has told.
      if (openUntil > 0) openUntil = now() + OPEN_MS
    },
    succeeded() {
      failures = []
      timeouts = 0
      openUntil = 0
    },
    failed(timedOut) {
      const at = now()
      failures = [...failures.filter((time) => at - time < WINDOW_MS), at]
      timeouts = timedOut ? timeouts + 1 : 0
      if (openUntil > 0 || failures.length >= FAILURES || timeouts >= TIMEOUTS_IN_A_ROW) openUntil = at + OPEN_MS
    },
  }
}
