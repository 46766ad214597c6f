import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { until } from '@waymark/testing/wait'
import pg from 'pg'
import { startStack, type TestStack } from '../dev/test-stack.ts'
import { mailboxAt } from '../e2e/support/mail.ts'
import { orderAsGuest } from './support/guests.ts'
import { roleUrlsOf } from './support/role-urls.ts'

const REPORTS = 50
let stack: TestStack
before(async () => {
  stack = await startStack({ env: { SEED: 'false' } })
})
after(() => stack?.stop())

test(`the worker is killed three times in the middle of ${REPORTS} guest reports: ${REPORTS} mails, none twice`, async () => {
  const { site, mailbox } = stack.endpoints
  const mails = mailboxAt(mailbox)
  const emails = Array.from({ length: REPORTS }, (_unused, index) => `guest-${index}@example.com`)
  // Twenty reports a day and address are allowed: four addresses share the fifty.
  for (const [person, email] of emails.entries()) await orderAsGuest(site, { person, email, from: `127.0.1.${1 + (person % 4)}` })
  for (let kill = 0; kill < 3; kill++) {
    const before = (await mails.all()).length
    await until('five more mails', async () => (await mails.all()).length >= before + 5, 60_000, 200)
    await killBetweenMails(stack.pid('report-worker'), async () => (await mails.all()).length)
  }
  await until(`${REPORTS} mails`, async () => (await mails.all()).length >= REPORTS, 240_000, 200)
  // A doubled one would come within the time that a claim holds.
  await delay(12_000)
  assert.deepEqual((await mails.reportsTo()).toSorted(), emails.toSorted())
})

/**
 * Kills the worker in the middle of its reports, but not between the server's yes to a mail and the note of it, the one moment after which
 * nobody can know whether it went out: a stopped worker whose mails are all noted is not in it, another one goes on for a moment.
 */
async function killBetweenMails(worker: number, kept: () => Promise<number>): Promise<void> {
  const client = new pg.Client({ connectionString: roleUrlsOf(stack).report })
  await client.connect()
  try {
    for (let tries = 0; tries < 30; tries++) {
      process.kill(worker, 'SIGSTOP')
      // What it had sent before arrives, and so do its last statements.
      await delay(2_000)
      const { rows } = await client.query<{ sent: number }>(
        'select count(*)::int as sent from report.outgoing_mail where sent_at is not null',
      )
      if (rows[0]?.sent === (await kept())) return void process.kill(worker, 'SIGKILL')
      process.kill(worker, 'SIGCONT')
      await delay(100)
    }
    throw new Error('the worker was never between two mails')
  } finally {
    await client.end()
  }
}
