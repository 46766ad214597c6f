import type { Prisma } from '../generated/client.ts'

/** Takes the paths of a person that hold a skill, in one order: whoever changes a path has it before its modules. */
export async function lockPathsWith(tx: Prisma.TransactionClient, userId: string, skillId: string): Promise<void> {
  await tx.$queryRaw`
    select 1 from learning_path where user_id = ${userId}::uuid
      and exists (select from learning_module where path_id = learning_path.id and skill_id = ${skillId})
    order by id for update`
}
