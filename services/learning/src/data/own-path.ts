import { AppError } from '@waymark/kit/errors'
import type { Prisma } from '../generated/client.ts'
import { type PathRow, withModules } from './path-rows.ts'

export type PathOf = { userId: string; pathId: string }

/** The person's path, held until the transaction ends; a foreign id answers as an unknown one does. */
export async function lockPath(tx: Prisma.TransactionClient, { userId, pathId }: PathOf): Promise<PathRow> {
  await tx.$queryRaw`select 1 from learning_path where id = ${pathId}::uuid and user_id = ${userId}::uuid for update`
  return findPath(tx, { userId, pathId })
}

export async function findPath(tx: Prisma.TransactionClient, { userId, pathId }: PathOf): Promise<PathRow> {
  const row = await tx.learningPath.findFirst({ where: { id: pathId, userId }, include: withModules })
  if (!row) throw noSuchPath()
  return row
}

export function noSuchPath(): AppError {
  return new AppError('not_found', 'There is no such learning path.')
}

/** Takes the paths of a person that hold a skill, in one order: whoever changes a path has it before its modules. */
export async function lockPathsWith(tx: Prisma.TransactionClient, userId: string, skillId: string): Promise<void> {
  await tx.$queryRaw`
    select 1 from learning_path where user_id = ${userId}::uuid
      and exists (select from learning_module where path_id = learning_path.id and skill_id = ${skillId})
    order by id for update`
}
