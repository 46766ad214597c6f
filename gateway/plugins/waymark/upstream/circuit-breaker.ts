export type Admission = 'call' | 'probe'
export type Outcome = 'answered' | 'timed out' | 'neither'

export type CircuitBreaker = {
  /** Undefined while calls fail fast; everyone who is let in reports the end once. */
  begin: () => Admission | undefined
  end: (admission: Admission, outcome: Outcome) => void
}

export type BreakerOptions = {
  /** So many timeouts without an answer in between open the circuit. */
  timeouts: number
  /** For so long nothing is tried; afterwards one call at a time. */
  pauseMs: number
  onChange: (state: 'open' | 'closed') => void
  now?: () => number
}

/**
 * Stops calling who does not answer, so that nobody waits the whole time out again and again. Only timeouts count: a refused
 * connection costs nothing and ends as soon as the service is back. A call that its client gave up says nothing either way and
 * decides nothing, which is why this is none of the circuit breakers for promises: there everything that does not fail is a
 * success, also in the one call that tries whether the service is back.
 */
export function createCircuitBreaker({
  timeouts,
  pauseMs,
  onChange,
  now = performance.now.bind(performance),
}: BreakerOptions): CircuitBreaker {
  let inARow = 0
  let openUntil = 0
  let probing = false

  return {
    begin: () => {
      if (inARow < timeouts) return 'call'
      if (probing || now() < openUntil) return undefined
      probing = true
      return 'probe'
    },
    end: (admission, outcome) => {
      if (admission === 'probe') probing = false
      if (outcome === 'answered') {
        if (inARow >= timeouts) onChange('closed')
        inARow = 0
      }
      if (outcome === 'timed out') {
        inARow++
        openUntil = now() + pauseMs
        if (inARow === timeouts) onChange('open')
      }
    },
  }
}
