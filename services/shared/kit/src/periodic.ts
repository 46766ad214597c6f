import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

/** What a run may say of the next one: `again` at once, or `done` for good. Anything else: as usual. */
export type Outcome = 'again' | 'done' | unknown
export type Periodic = {
  start(): void
  /** Waits for the run that is under way. */
  stop(): Promise<void>
  /** Runs now instead of at the next turn; during a run, once more after it. */
  wake(): void
}

/**
 * Runs `work` again and again, one run at a time, `everyMs` after the last one ended. A failure is logged once per outage and the
 * next turn comes after `retryMs`.
 */
export function periodic(options: {
  name: string
  everyMs: number
  /** After a failure; `everyMs` when it is left out. */
  retryMs?: number
  /** False: the first run comes after `everyMs`. */
  atStart?: boolean
  log: Log
  work: () => Promise<Outcome>
}): Periodic {
  const { name, everyMs, retryMs = everyMs, atStart = true, log, work } = options
  let stopped = false
  let woken = false
  let failing = false
  let pause = new AbortController()
  let running: Promise<void> | undefined

  async function turn(): Promise<Outcome> {
    woken = false
    try {
      const outcome = await work()
      failing = false
      return outcome
    } catch (err) {
      if (!failing) log.warn({ err, task: name }, 'periodic task failed')
      failing = true
      return undefined
    }
  }

  async function wait(ms: number): Promise<void> {
    if (woken || stopped) return
    pause = new AbortController()
    await sleep(ms, undefined, { signal: pause.signal }).catch(() => undefined)
  }

  async function run(): Promise<void> {
    if (!atStart) await wait(everyMs)
    while (!stopped) {
      const outcome = await turn()
      if (outcome === 'done') return
      if (outcome !== 'again') await wait(failing ? retryMs : everyMs)
    }
  }

  const wake = () => {
    woken = true
    pause.abort()
  }
  return {
    wake,
    start() {
      running ??= run()
    },
    async stop() {
      stopped = true
      wake()
      await running
    },
  }
}
