import type { ApiContext } from '../context.ts'
import { endAiText } from '../data/consent.ts'
import { originOf } from '../data/corrections.ts'

/**
 * Takes back what a person agreed to for a report: no more of their answers go to a language model for it, nor for any report of its line,
 * which all rest on the same answers. What was worded already stays; it cannot be given again.
 */
export async function takeBackConsent({ prisma }: Pick<ApiContext, 'prisma'>, reportId: string): Promise<void> {
  await endAiText(prisma, { reportId, originId: await originOf(prisma, reportId) })
}
