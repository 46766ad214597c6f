import type { Prisma } from '../generated/client.ts'

/** All of an application that is shown. */
export type ApplicationRow = {
  id: string
  postingId: string | null
  title: string
  company: string
  location: string
  status: string
  note: string
  createdAt: Date
  changedAt: Date
  history: readonly { status: string; changedAt: Date }[]
  posting: { closedAt: Date | null } | null
}

/** Nobody else changes this application until the transaction ends. */
export async function lockApplicationRow(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.$queryRaw`select 1 from application where id = ${id}::uuid for update`
}
