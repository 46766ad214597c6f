import { uuidv7 } from '@waymark/kit/ids'
import type { Prisma } from '../generated/client.ts'

export type ActivityText = {
  type: string
  description: string
  /** What it is about, and the line with `{name}` in place of its name. */
  subject?: string
  named?: string
}
export type NewActivity = ActivityText & { userId: string; at: Date }
export type NewNotification = { userId: string; title: string; text: string; link?: string; at: Date }

/** Nothing is written for a user who is gone: events of a deleted account may still be under way. */
export async function addActivity(tx: Prisma.TransactionClient, item: NewActivity): Promise<void> {
  const { userId, type, description, subject = null, named = null, at } = item
  // Of one thing only the latest line is news: a level tried four times fills no list. The account comes first, as an erasure takes them.
  await tx.$executeRaw`
    with owner as (select id from user_account where id = ${userId}::uuid for key share),
    old as (
      delete from activity using owner
      where user_id = owner.id and type = ${type} and subject = ${subject}::text and activity.created_at <= ${at})
    insert into activity (id, user_id, type, description, subject, named, created_at)
    select ${uuidv7()}::uuid, id, ${type}, ${description}, ${subject}, ${named}, ${at} from owner`
}

export async function addNotification(tx: Prisma.TransactionClient, item: NewNotification): Promise<void> {
  const { userId, title, text, link = null, at } = item
  await tx.$executeRaw`
    insert into notification (id, user_id, title, text, link, created_at)
    select ${uuidv7()}::uuid, id, ${title}, ${text}, ${link}, ${at} from user_account where id = ${userId}::uuid`
}
