/** How long reports have waited for a model, by the clock on the wall: sections of one report wait side by side. */
export type ReportClock = {
  /** Starts waiting; the answer ends it. */
  start(reportId: string): () => void
  spentMs(reportId: string): number
}

/** Reports that are long done need no memory; so many are kept. */
const KEPT = 500

export function createReportClock(now: () => number = () => performance.now()): ReportClock {
  const waits = new Map<string, { active: number; since: number; spent: number }>()
  return {
    start(reportId) {
      const wait = waits.get(reportId) ?? { active: 0, since: 0, spent: 0 }
      waits.set(reportId, wait)
      if (wait.active++ === 0) wait.since = now()
      forgetOldest(waits)
      return () => {
        if (--wait.active === 0) wait.spent += now() - wait.since
      }
    },
    spentMs(reportId) {
      const wait = waits.get(reportId)
      if (!wait) return 0
      return wait.spent + (wait.active > 0 ? now() - wait.since : 0)
    },
  }
}

function forgetOldest(waits: Map<string, { active: number }>): void {
  if (waits.size <= KEPT) return
  const done = [...waits].find(([, { active }]) => active === 0)
  if (done) waits.delete(done[0])
}
