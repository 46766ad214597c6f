import { uuidv7 } from '@waymark/kit/ids'
import type { ApiContext } from '../context.ts'
import { linkToken } from '../data/links/link-token.ts'
import { addSummaryLink } from '../data/links/summary-links.ts'

export type SummaryLinkInForce = { token: string; createdAt: Date; expiresAt: Date }

/** The link to the summary of a report, while it is in force. */
export async function summaryLinkOf(
  { prisma, linkKeys, clock }: ApiContext,
  reportId: string,
): Promise<SummaryLinkInForce | undefined> {
  const row = await prisma.summaryLink.findFirst({ where: { reportId, revokedAt: null, expiresAt: { gt: clock() } } })
  return row ? { token: linkToken(row.id, row.keyId, linkKeys), createdAt: row.createdAt, expiresAt: row.expiresAt } : undefined
}

/** Makes a link to the summary, or answers the one that is in force. One that has run out is ended, so that a report has one at most. */
export async function shareSummary(context: ApiContext, reportId: string): Promise<SummaryLinkInForce> {
  const { prisma, config, clock } = context
  const now = clock()
  await prisma.summaryLink.updateMany({ where: { reportId, revokedAt: null, expiresAt: { lte: now } }, data: { revokedAt: now } })
  const expiresAt = new Date(now.getTime() + config.SUMMARY_LINK_DAYS * 86_400_000)
  await addSummaryLink(prisma, { id: uuidv7(), reportId, keyId: config.LINK_KEY_ID, expiresAt, createdAt: now })
  const link = await summaryLinkOf(context, reportId)
  if (!link) throw new Error(`the summary link of report ${reportId} was ended while it was made`)
  return link
}

/** Whoever holds the link opens nothing any more. */
export async function endSharedSummary({ prisma, clock }: ApiContext, reportId: string): Promise<void> {
  await prisma.summaryLink.updateMany({ where: { reportId, revokedAt: null }, data: { revokedAt: clock() } })
}
