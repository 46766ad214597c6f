import type { Log } from '@waymark/kit/log'

export type Repeating = { start(): void; stop(): Promise<void>; wake(): void }

/**
 * Runs `work` again and again: at once while it says that there is more, else after `everyMs`, or when woken.
 * One run at a time; an error is logged and the next turn comes as usual.
 */
export function repeat(options: { name: string; everyMs: number; log: Log; work: () => Promise<boolean> }): Repeating {
  const { name, everyMs, log, work } = options
  let stopped = false
  let woken = false
  let wake = () => {}
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false
      const more = await work().catch((err) => {
        log.error({ err, job: name }, 'job failed')
        return false
      })
      if (!more && !woken && !stopped) await pause()
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, everyMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const awaken = () => {
    woken = true
    wake()
  }
  return {
    wake: awaken,
    start() {
      running ??= run()
    },
    async stop() {
      stopped = true
      awaken()
      await running
    },
  }
}
