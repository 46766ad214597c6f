import type { ApiContext } from '../context.ts'
import { originOf } from './keep-correction.ts'

/**
 * Takes back what a person agreed to for a report: no more of their answers go to a language model for it, nor for any report of its line,
 * which all rest on the same answers. What was worded already stays; it cannot be given again.
 */
export async function takeBackConsent({ prisma }: Pick<ApiContext, 'prisma'>, reportId: string): Promise<void> {
  await prisma.$executeRawUnsafe(
    `update report set ai_text = false, updated_at = now()
     where ai_text and (id in ($1::uuid, $2::uuid) or id in (select report_id from report_correction where origin_id = $2::uuid))`,
    reportId,
    await originOf(prisma, reportId),
  )
}
