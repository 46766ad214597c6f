/**
 * Notices that the whole machine stood still, as virtual machines do while their host moves or starves them: a timer that is due
 * every second came far later. What a test waited for across such a gap ran out without a cause of its own.
 */
export type StandStills = {
  /** The gaps since the last call, in seconds. */
  take: () => number[]
  stop: () => void
}

type Options = { everyMs?: number; longestMs?: number; clock?: () => number }

export const watchStandStills = ({ everyMs = 1_000, longestMs = 5_000, clock = Date.now }: Options = {}): StandStills => {
  let last = clock()
  let gaps: number[] = []
  const timer = setInterval(() => {
    const late = clock() - last - everyMs
    if (late > longestMs) gaps.push(late / 1_000)
    last = clock()
  }, everyMs)
  timer.unref()
  return {
    take() {
      const taken = gaps
      gaps = []
      return taken
    },
    stop: () => clearInterval(timer),
  }
}
