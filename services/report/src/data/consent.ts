import type { PrismaClient } from '../generated/client.ts'

/** No more answers of this report, nor of any of its line, go to a language model. */
export async function endAiText(
  db: Pick<PrismaClient, '$executeRaw'>,
  { reportId, originId }: { reportId: string; originId: string },
): Promise<void> {
  await db.$executeRaw`
    update report set ai_text = false, updated_at = now()
    where ai_text and (id in (${reportId}::uuid, ${originId}::uuid)
      or id in (select report_id from report_correction where origin_id = ${originId}::uuid))`
}
