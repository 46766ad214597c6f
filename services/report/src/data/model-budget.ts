import { transaction } from '@waymark/kit/db'
import type { PrismaClient } from '../generated/client.ts'

export type Budget = {
  /**
   * The day that the tokens are taken from; undefined when it, or the report, has no room for so many, and where the person has not
   * agreed, or no longer does: no request goes to a model without tokens for it.
   */
  reserve(reportId: string, tokens: number): Promise<string | undefined>
  /** Puts the true number in place of the reserved one, on the day that it was reserved: midnight may have passed. */
  settle(reportId: string, day: string, change: number): Promise<void>
}

/** Caps a report and a day, over all workers. */
export function createBudget(prisma: PrismaClient, caps: { perReport: number; perDay: number }): Budget {
  return {
    async reserve(reportId, tokens) {
      try {
        return await transaction(prisma, async (tx) => {
          const report = await tx.$executeRaw`
            update report set model_tokens = model_tokens + ${tokens}::int
            where id = ${reportId}::uuid and ai_text and model_tokens + ${tokens}::int <= ${caps.perReport}::int`
          const days = await tx.$queryRaw<{ day: string }[]>`
            insert into model_budget (day, tokens) values (current_date, ${tokens}::int)
            on conflict (day) do update set tokens = model_budget.tokens + ${tokens}::int
              where model_budget.tokens + ${tokens}::int <= ${caps.perDay}::bigint
            returning day::text`
          const day = days[0]?.day
          if (report === 0 || day === undefined) throw new NoRoom()
          return day
        })
      } catch (error) {
        if (error instanceof NoRoom) return undefined
        throw error
      }
    },
    async settle(reportId, day, change) {
      await transaction(prisma, async (tx) => {
        await tx.$executeRaw`
          update report set model_tokens = greatest(model_tokens + ${change}::int, 0) where id = ${reportId}::uuid`
        await tx.$executeRaw`update model_budget set tokens = greatest(tokens + ${change}::int, 0) where day = ${day}::date`
      })
    },
  }
}

class NoRoom extends Error {}
