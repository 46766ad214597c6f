import { mailboxAt } from '../../e2e/support/mail.ts'

/** Looks into the mailbox for the guests of one run: who got nothing, and who got more than one report mail. */
export async function readMailbox(url: string, run: string, delivered: number): Promise<{ missing: number; twice: number }> {
  const counts = new Map<string, number>()
  for (const { to, attachments } of await mailboxAt(url).all()) {
    if (!attachments?.some(({ contentType }) => contentType === 'application/pdf')) continue
    for (const { address } of to) if (address.startsWith(`load-${run}-`)) counts.set(address, (counts.get(address) ?? 0) + 1)
  }
  const mails = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { missing: Math.max(0, delivered - counts.size), twice: mails - counts.size }
}
