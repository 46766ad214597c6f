import type { Context } from '../context.ts'
import { present } from '../present.ts'

/**
 * What each part of the product holds about a person, by its name in the file. A sibling's part is its `Summary` RPC: one more
 * entry here for each that serves it.
 */
type ExportPart = (context: Context, userId: string) => Promise<unknown>

const parts: Readonly<Record<string, ExportPart>> = {
  user: async ({ db }, userId) => {
    const user = await db.userAccount.findUniqueOrThrow({ where: { id: userId } })
    const { createdAt, emailVerifiedAt } = user
    return { ...present.user(user), emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null, createdAt: createdAt.toISOString() }
  },
  profile: async ({ db }, userId) => present.profile(await db.userProfile.findUniqueOrThrow({ where: { userId } })),
  sessions: async ({ sessions }, userId) => (await sessions.list(userId)).map((session) => present.exportedSession(session)),
  activity: async ({ db }, userId) =>
    (await db.activity.findMany({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })).map(present.activity),
  notifications: async ({ db }, userId) =>
    (await db.notification.findMany({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })).map(
      present.notification,
    ),
}

export async function exportAccount(context: Context, userId: string): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await part(context, userId)] as const),
  )
  return { exportedAt: context.clock().toISOString(), ...Object.fromEntries(entries) }
}
