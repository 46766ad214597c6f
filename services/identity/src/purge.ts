import type { Part } from '@waymark/kit/lifecycle'
import type { Context } from './context.ts'

const EVERY_MS = 3_600_000

/** Sessions and links that are over open nothing; this only keeps the tables small. */
export function createPurge({ sessions, db, clock, log }: Context): Part {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function purge(): Promise<void> {
    await sessions.purge()
    await db.mailToken.deleteMany({ where: { expiresAt: { lte: clock() } } })
  }

  return {
    start() {
      timer = setInterval(() => {
        running = purge().catch((err: unknown) => log.warn({ err }, 'old sessions were not removed'))
      }, EVERY_MS)
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
