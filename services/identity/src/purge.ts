import type { Part } from '@waymark/kit/lifecycle'
import type { Context } from './context.ts'
import { remindUnconfirmed, removeUnconfirmed } from './use-cases/unconfirmed-accounts.ts'

const EVERY_MS = 3_600_000

/** Sessions and links that are over open nothing: removing them only keeps the tables small. Accounts that nobody confirms go. */
export function createPurge(context: Context): Part & { purge(): Promise<void> } {
  const { sessions, mailboxes, db, clock, log } = context
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function purge(): Promise<void> {
    await sessions.purge()
    await context.devices.purge()
    await mailboxes.purge()
    await db.mailToken.deleteMany({ where: { expiresAt: { lte: clock() } } })
    await remindUnconfirmed(context)
    await removeUnconfirmed(context)
  }

  return {
    purge,
    start() {
      timer = setInterval(() => {
        running = purge().catch((err: unknown) => log.warn({ err }, 'what is over was not removed'))
      }, EVERY_MS)
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
