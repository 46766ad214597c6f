import type { Log } from '@waymark/kit/log'

/** Runs `work` at the start and then again and again, `everyMs` after the last run ended. An error is logged; the next turn comes. */
export function repeat(options: { name: string; everyMs: number; log: Log; work: () => Promise<unknown> }) {
  const { name, everyMs, log, work } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false

  async function run(): Promise<void> {
    await work().catch((err) => log.error({ err, job: name }, 'job failed'))
    if (!stopped) timer = setTimeout(turn, everyMs)
  }
  function turn(): void {
    running = run()
  }
  return {
    start: turn,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
