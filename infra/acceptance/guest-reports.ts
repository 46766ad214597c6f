import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '@waymark/kit/database/client'
import { until } from '@waymark/testing/wait'
import { orderAsGuest } from '../chaos/support/guests.ts'
import type { TestStack } from '../dev/test-stack.ts'
import { mailboxAt } from '../e2e/support/mail.ts'

export type Guests = Awaited<ReturnType<typeof createGuests>>

let serial = 0

/** Guests of a running stack: they order, get their mails and follow its link. */
export async function createGuests(stack: Pick<TestStack, 'endpoints' | 'databaseUrl'>, adminUrl?: string) {
  const { site, mailbox } = stack.endpoints
  const mails = mailboxAt(mailbox)
  const database = () => adminUrl ?? stack.databaseUrl()

  return {
    async order() {
      const number = serial++
      const from = `127.0.2.${1 + (number % 200)}`
      return orderAsGuest(site, { email: `guest-${number}@example.com`, person: number, from })
    },
    /** A machine that does much else beside takes its time. */
    async delivered(email: string, limitMs = 300_000) {
      const mail = await mails.waitFor(email, /report is ready/, limitMs).catch(async (error: Error) => {
        const rows = await this.sql(
          `select r.status, r.failure_code, r.attempts, r.deferrals, r.due_at - now() as due_in, r.claimed_until - now() as claimed_for,
             m.kind, m.state, m.attempts as mail_attempts, m.last_error,
             (select d.error from report.dead_job d where d.report_id = r.id limit 1) as given_up
           from report.report r left join report.outgoing_mail m on m.report_id = r.id where r.guest_email = $1`,
          [email],
        )
        throw new Error(`${error.message}: ${JSON.stringify(rows)}`)
      })
      const link = /http\S+\/api\/r\/[\w.-]+/.exec(mail.text)?.[0] ?? ''
      return { mail, link, attached: await mails.attachment(mail) }
    },
    /** Asked after the time that a claim holds: a second copy would have come by then. */
    async deliveredOnce(emails: readonly string[], afterMs = 12_000) {
      await delay(afterMs)
      assert.deepEqual((await mails.reportsTo(emails)).toSorted(), [...emails].toSorted())
    },
    async eraseByLink(link: string): Promise<number> {
      const body = new URLSearchParams({ confirm: 'yes' })
      const answer = await fetch(`${link}/erase`, { method: 'POST', body, headers: { origin: new URL(site).origin } })
      await answer.text()
      return answer.status
    },
    /** As if the mail server had refused for good: the report has failed, with a dead letter. By itself it never would: rules are off. */
    async giveUp(reportId: string): Promise<void> {
      await this.sql(`set session_replication_role = replica;
        update report.report set status = 'failed', failure_code = 'deliver', delivered_at = null where id = '${reportId}';
        update report.outgoing_mail set state = 'failed' where report_id = '${reportId}';
        delete from report.dead_job where report_id = '${reportId}';
        insert into report.dead_job (id, report_id, step, error, attempts) values (gen_random_uuid(), '${reportId}', 'deliver', 'refused', 1)`)
    },
    async isDelivered(reportId: string): Promise<void> {
      const status = async () => (await this.sql('select status from report.report where id = $1', [reportId]))[0]?.status
      await until(`report ${reportId} is delivered`, async () => (await status()) === 'delivered', 120_000, 500)
    },
    sql: (text: string, values: unknown[] = []) =>
      withClient(database(), async (client) => (await client.query(text, values)).rows as Record<string, unknown>[]),
  }
}
