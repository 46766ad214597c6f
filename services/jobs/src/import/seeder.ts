import type { Context } from '../context.ts'
import { seedSamples } from './seed-samples.ts'

const RETRY_MS = 3_000

/**
 * Seeds the sample postings beside the start: reading them asks skills, which may come up later than we do. Tried again until it
 * has worked once.
 */
export function createSeeder(context: Context): { start(): void; stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false
  let told = false

  async function seed(): Promise<void> {
    try {
      await seedSamples(context)
    } catch (err) {
      if (!told && !stopped) context.log.warn({ err }, 'sample postings are not seeded yet')
      told = true
      if (!stopped) schedule(RETRY_MS)
    }
  }

  function schedule(ms: number): void {
    timer = setTimeout(() => {
      running = seed()
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
