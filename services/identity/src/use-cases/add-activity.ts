import { uuidv7 } from '@waymark/kit/ids'
import type { Prisma } from '../generated/client.ts'

export type NewActivity = { userId: string; type: string; description: string; at: Date }
export type NewNotification = { userId: string; title: string; text: string; link?: string; at: Date }

/** Nothing is written for a user who is gone: events of a deleted account may still be under way. */
export async function addActivity(tx: Prisma.TransactionClient, { userId, type, description, at }: NewActivity): Promise<void> {
  await tx.$executeRaw`
    insert into activity (id, user_id, type, description, created_at)
    select ${uuidv7()}::uuid, id, ${type}, ${description}, ${at} from user_account where id = ${userId}::uuid`
}

export async function addNotification(tx: Prisma.TransactionClient, item: NewNotification): Promise<void> {
  const { userId, title, text, link = null, at } = item
  await tx.$executeRaw`
    insert into notification (id, user_id, title, text, link, created_at)
    select ${uuidv7()}::uuid, id, ${title}, ${text}, ${link}, ${at} from user_account where id = ${userId}::uuid`
}
