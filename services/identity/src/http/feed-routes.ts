import { identityRoutes } from '@waymark/contracts/routes/identity'
import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import { streamEvents } from '@waymark/service/http/sse'
import type { Context } from '../context.ts'
import { publishLiveUpdate } from '../data/live-update.ts'
import { present } from '../data/present-user.ts'

/** What the menu shows; older ones are in the export. */
const SHOWN = 50

export function addFeedRoutes(http: Http, context: Context): void {
  const { db, clock, live, sessions } = context

  async function listOf(userId: string) {
    // One snapshot: a notification that comes in between must not be counted and not shown.
    return transaction(
      db,
      async (tx) => {
        const where = { userId }
        const rows = await tx.notification.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: SHOWN })
        const unread = await tx.notification.count({ where: { ...where, readAt: null } })
        return { notifications: rows.map(present.notification), unread }
      },
      { oneMoment: true },
    )
  }

  http.route(identityRoutes.listNotifications, async ({ user }) => ({ body: await listOf(user.userId) }))

  http.route(identityRoutes.readNotifications, async ({ user, body }) => {
    const where = { userId: user.userId, readAt: null, createdAt: { lte: new Date(body.until) } }
    await transaction(db, async (tx) => {
      const { count } = await tx.notification.updateMany({ where, data: { readAt: clock() } })
      if (count > 0) await publishLiveUpdate(tx, { userId: user.userId, tags: ['Notifications'] })
    })
    return { body: await listOf(user.userId) }
  })

  http.route(identityRoutes.readNotification, async ({ user, params }) => {
    const { userId } = user
    await transaction(db, async (tx) => {
      const { count } = await tx.notification.updateMany({
        where: { id: params.id, userId, readAt: null },
        data: { readAt: clock() },
      })
      if (count > 0) return publishLiveUpdate(tx, { userId, tags: ['Notifications'] })
      const known = await tx.notification.count({ where: { id: params.id, userId } })
      if (known === 0) throw new AppError('not_found', 'There is no such notification.')
    })
    return { body: await listOf(userId) }
  })

  /** An outage is no end: the stream stays, and whoever holds it is told when it breaks. */
  async function isOpen(userId: string, sessionId: string): Promise<boolean> {
    const own = await sessions.list(userId).catch(() => undefined)
    return own === undefined || own.some(({ id }) => id === sessionId)
  }

  http.route(identityRoutes.watchChanges, (call) =>
    streamEvents(call, async (sse) => {
      const { userId, sessionId } = call.user
      await new Promise<void>((resolve) => {
        const end = live.listen(userId, (liveUpdate) => {
          if (liveUpdate.tags.length > 0) void sse.send({ data: { tags: liveUpdate.tags } })
          if (liveUpdate.endedSession === sessionId) finish()
        })
        const finish = () => {
          end()
          resolve()
        }
        sse.signal.addEventListener('abort', finish, { once: true })
        // One that ended a moment ago may still open a stream, and its end will not be told again.
        void isOpen(userId, sessionId).then((open) => open || finish())
      })
    }),
  )
}
