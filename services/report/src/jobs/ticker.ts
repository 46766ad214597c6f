import type { Log } from '@waymark/kit/log'

/** Does `work` again and again, one run at a time. A run that fails is logged once per outage; the next one tries again. */
export function createTicker(options: { name: string; everyMs: number; log: Log; work: () => Promise<unknown> }): {
  start(): void
  stop(): Promise<void>
} {
  const { name, everyMs, log, work } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false
  let failing = false

  async function tick(): Promise<void> {
    try {
      await work()
      failing = false
    } catch (err) {
      if (!failing) log.warn({ err, work: name }, 'periodic work failed')
      failing = true
    }
    if (!stopped) schedule(everyMs)
  }

  function schedule(ms: number): void {
    timer = setTimeout(() => {
      running = tick()
    }, ms)
  }

  return {
    start: () => schedule(0),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
