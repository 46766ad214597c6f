import type { PrismaClient } from '../../generated/client.ts'

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
        return await prisma.$transaction(async (tx) => {
          const report = await tx.$executeRawUnsafe(
            'update report set model_tokens = model_tokens + $2::int where id = $1::uuid and ai_text and model_tokens + $2::int <= $3::int',
            reportId,
            tokens,
            caps.perReport,
          )
          const days = await tx.$queryRawUnsafe<{ day: string }[]>(
            `insert into model_budget (day, tokens) values (current_date, $1::int)
             on conflict (day) do update set tokens = model_budget.tokens + $1::int where model_budget.tokens + $1::int <= $2::bigint
             returning day::text`,
            tokens,
            caps.perDay,
          )
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
      await prisma.$transaction([
        prisma.$executeRawUnsafe(
          'update report set model_tokens = greatest(model_tokens + $2::int, 0) where id = $1::uuid',
          reportId,
          change,
        ),
        prisma.$executeRawUnsafe(
          'update model_budget set tokens = greatest(tokens + $1::int, 0) where day = $2::date',
          change,
          day,
        ),
      ])
    },
  }
}

class NoRoom extends Error {}
