import type { Prisma, PrismaClient } from '../generated/client.ts'

/** An assessment whose recommendations are waited for. */
export type Claim = {
  id: string
  user_id: string
  assessment_type: string
  profile: unknown
  recommend_attempts: number
  recommend_revision: number
}

/** Takes the one that has waited longest until `until`: nobody else takes it before. Undefined when none is due. */
export async function claimDue(db: PrismaClient, { now, until }: { now: Date; until: Date }): Promise<Claim | undefined> {
  const [claim] = await db.$queryRaw<Claim[]>`
    update assessment set recommend_after = ${until}, recommend_attempts = recommend_attempts + 1
    where id = (
      select id from assessment where recommend_state = 'pending' and recommend_after <= ${now}
      order by recommend_after limit 1 for update skip locked
    )
    returning id, user_id, assessment_type, profile, recommend_attempts, recommend_revision`
  return claim
}

/** Lets the person's newest assessment wait until `due`, or until a moment before it that was set already. */
export async function makeDue(tx: Prisma.TransactionClient, { userId, due }: { userId: string; due: Date }): Promise<void> {
  await tx.$executeRaw`
    update assessment set
      recommend_state = 'pending',
      recommend_after = least(coalesce(recommend_after, ${due}), ${due}),
      recommend_attempts = 0,
      recommend_revision = recommend_revision + 1
    where id = (select id from assessment where user_id = ${userId}::uuid order by id desc limit 1)`
}

/** The profile of an assessment, which nobody else changes until the transaction ends. */
export async function lockProfile(tx: Prisma.TransactionClient, assessmentId: string): Promise<unknown> {
  const [row] = await tx.$queryRaw<{ profile: unknown }[]>`
    select profile from assessment where id = ${assessmentId}::uuid for update`
  return row?.profile
}
