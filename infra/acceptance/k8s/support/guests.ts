import { createdAssessment } from '@waymark/contracts/models/assessment/assessment'
import { decode } from '@waymark/kit/decode'
import { personas } from '../../../../services/report/test/personas/all.ts'
import { answersFor } from '../../../../services/report/test/personas/answers-for.ts'
import { callSite, questionsOf } from '../../../chaos/support/guests.ts'
import type { TestStack } from '../../../dev/test-stack.ts'
import { mailboxAt } from '../../../e2e/support/mail.ts'

const TYPE = 'career_deep_dive'
const AT_ONCE = 6

/** Guests who have answered and are about to ask for their report. */
export type Guests = { prefix: string; emails: string[]; askAll: () => Promise<void> }

/** Answering takes longer than asking: with it done before, the reports are asked for in one burst. */
export async function prepareGuests(stack: TestStack, { count, prefix }: { count: number; prefix: string }): Promise<Guests> {
  const { site } = stack.endpoints
  const questions = await questionsOf(site, TYPE)
  const emails = Array.from({ length: count }, (_unused, index) => `${prefix}-${index}@example.com`)
  const saved = await inTurns(emails, async (email, index) => {
    const answers = answersFor(personas[index % personas.length]!, TYPE, questions)
    const body = { ...answers, guestEmail: email }
    const { status, json, cookie } = await callSite(site, { method: 'POST', path: '/api/guest-assessment', body })
    if (status !== 201) throw new Error(`guest-assessment was answered with ${status}: ${JSON.stringify(json)}`)
    return { email, cookie, assessmentId: decode(createdAssessment, json).id }
  })
  const ask = async ({ email, cookie, assessmentId }: (typeof saved)[number]) => {
    const body = { assessmentId, reportType: TYPE, guestEmail: email }
    const { status, json } = await callSite(site, { method: 'POST', path: '/api/generate-guest-report', body, cookie })
    if (status !== 202) throw new Error(`generate-guest-report was answered with ${status}: ${JSON.stringify(json)}`)
  }
  return { prefix, emails, askAll: async () => void (await inTurns(saved, ask)) }
}

/** Who of them has been sent the report so far, once for each mail. */
export async function reportMails(stack: TestStack, { prefix }: Guests): Promise<string[]> {
  const all = await mailboxAt(stack.endpoints.mailbox).all()
  return all
    .filter(({ subject }) => /report is ready/.test(subject))
    .map((mail) => mail.to[0]?.address ?? '')
    .filter((address) => address.startsWith(`${prefix}-`))
}

async function inTurns<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index]!, index)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
