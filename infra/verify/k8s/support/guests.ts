import { mailboxAt } from '../../../e2e/support/mail.ts'
import { orderAsGuest, questionsOf } from '../../../faults/support/guests.ts'
import type { TestStack } from '../../../local/test-stack.ts'
import { personas } from '../../../personas/all.ts'

const TYPE = 'career_deep_dive'
const AT_ONCE = 4

/** Guests who ask for a report each, a few at the same time. Resolves with their mailboxes. */
export async function orderReports(stack: TestStack, { count, prefix }: { count: number; prefix: string }): Promise<string[]> {
  const { site } = stack.endpoints
  const questions = await questionsOf(site, TYPE)
  const emails = Array.from({ length: count }, (_unused, index) => `${prefix}-${index}@example.com`)
  const waiting = emails.map((email, index) => ({ email, persona: personas[index % personas.length]! }))
  const guest = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      await orderAsGuest(site, { ...next, type: TYPE, questions, from: '127.0.0.1' })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, guest))
  return emails
}

/** Who of these has been sent the report so far, once for each mail. */
export async function reportMails(stack: TestStack, prefix: string): Promise<string[]> {
  const all = await mailboxAt(stack.endpoints.mailbox).all()
  return all
    .filter(({ subject }) => /report is ready/.test(subject))
    .map((mail) => mail.to[0]?.address ?? '')
    .filter((address) => address.startsWith(`${prefix}-`))
}
