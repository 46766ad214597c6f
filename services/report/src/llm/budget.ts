import type { PrismaClient } from '../generated/client.ts'

export type Budget = {
  /** False when the report or the day has no room for so many tokens. */
  reserve(reportId: string, tokens: number): Promise<boolean>
  /** Puts the true number in place of the reserved one. */
  settle(reportId: string, reserved: number, used: number): Promise<void>
}

/** Caps a report and a day, over all workers. */
export function createBudget(prisma: PrismaClient, caps: { perReport: number; perDay: number }): Budget {
  return {
    async reserve(reportId, tokens) {
      try {
        await prisma.$transaction(async (tx) => {
          const report = await tx.$executeRawUnsafe(
            'update report set model_tokens = model_tokens + $2::int where id = $1::uuid and model_tokens + $2::int <= $3::int',
            reportId,
            tokens,
            caps.perReport,
          )
          const day = await tx.$executeRawUnsafe(
            `insert into model_budget (day, tokens) values (current_date, $1::int)
             on conflict (day) do update set tokens = model_budget.tokens + $1::int where model_budget.tokens + $1::int <= $2::bigint`,
            tokens,
            caps.perDay,
          )
          if (report === 0 || day === 0) throw new NoRoom()
        })
        return true
      } catch (error) {
        if (error instanceof NoRoom) return false
        throw error
      }
    },
    async settle(reportId, reserved, used) {
      const change = used - reserved
      await prisma.$transaction([
        prisma.$executeRawUnsafe(
          'update report set model_tokens = greatest(model_tokens + $2::int, 0) where id = $1::uuid',
          reportId,
          change,
        ),
        prisma.$executeRawUnsafe(
          'update model_budget set tokens = greatest(tokens + $1::int, 0) where day = current_date',
          change,
        ),
      ])
    },
  }
}

class NoRoom extends Error {}
