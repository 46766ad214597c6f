import { createPrintBrowser, type PrintBrowser } from '../../document/print/browser.ts'

/** A résumé takes a second or two, and its caller waits 20 s at most: one further back in the queue would be printed for nobody. */
const MAX_WAITING = 4

/**
 * The API prints only now and then: its browser starts with the first document and ends after a quiet while, so that a process
 * that mostly answers calls does not hold a browser's memory.
 */
export function createIdleBrowser(executablePath: string, quietMs = 60_000): PrintBrowser {
  let browser: PrintBrowser | undefined
  let running = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function rest(): Promise<void> {
    const resting = browser
    browser = undefined
    await resting?.stop()
  }

  return {
    async run(job, signal) {
      if (stopped) throw new Error('The print browser was stopped')
      clearTimeout(timer)
      browser ??= createPrintBrowser({ executablePath, tabs: 1, maxWaiting: MAX_WAITING, jobTimeoutMs: 20_000 })
      running++
      try {
        return await browser.run(job, signal)
      } finally {
        running--
        if (running === 0 && !stopped) {
          clearTimeout(timer)
          timer = setTimeout(() => void rest(), quietMs)
          timer.unref()
        }
      }
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await rest()
    },
  }
}
