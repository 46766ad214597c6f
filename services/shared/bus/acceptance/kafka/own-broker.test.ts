import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { topics } from '@waymark/provision/topics/topics'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { until } from '@waymark/testing/wait'
import { Kafka, logLevel } from 'kafkajs'
import { orderAsGuest } from '../../../../../infra/chaos/support/guests.ts'
import { startStack, type TestStack, unthrottled } from '../../../../../infra/dev/test-stack.ts'
import { mailboxAt } from '../../../../../infra/e2e/support/mail.ts'
import { ask, newMember } from '../../../../../infra/e2e/support/member.ts'
import { eventsOf, lags } from './support/events-of.ts'

/** What `make up BUS=kafka`, `make down` and `make up BUS=kafka` do. */
test('the product on the broker that it starts itself: a report, a stop, a start with the same events and no repeat', async (t) => {
  const runDir = temporaryFolder('on-kafka')
  const env = { BUS: 'kafka', SEED: 'false', ...unthrottled('REPORT_GUEST', 'ASSESSMENT_GUEST') }
  let stack = await startStack({ env, runDir })
  t.after(() => stack.stop())
  const member = await newMember(stack.endpoints.site)
  await member.call('POST', '/api/user/skills', { skillId: 'bookkeeping', proficiencyLevel: 3 })
  await mailed(stack, 'before@example.com')
  await until('the news', async () => (await news(stack, member.cookie)) === 1, 120_000)
  const first = eventsOf(stack)
  await until('no lag', async () => (await first.waiting()) === 0 && (await lag(stack)) === 0, 60_000)
  const handled = await first.handled()
  const kept = await messages(stack)
  await first.close()
  assert.ok(kept >= 6, `${kept} messages on the topics`)

  await stack.stop({ keepData: true })
  stack = await startStack({ env, runDir })
  assert.equal(await messages(stack), kept, 'the broker has what it had')
  await delay(5_000)
  const second = eventsOf(stack)
  assert.equal(await second.handled(), handled, 'nothing is handled again')
  const again = await ask(stack.endpoints.site, 'POST', '/api/user/skills', {
    body: { skillId: 'payroll', proficiencyLevel: 2 },
    cookie: member.cookie,
  })
  assert.equal(again.status, 201, again.text)
  await until('the news after the restart', async () => (await news(stack, member.cookie)) === 2, 120_000)
  await mailed(stack, 'after@example.com')
  await until('no lag', async () => (await second.waiting()) === 0 && (await lag(stack)) === 0, 60_000)
  assert.deepEqual(await second.deadLetters(), [])
  console.log(
    `${kept} messages kept over a restart; ${await messages(stack)} in the end, ${await second.handled()} effects, no lag`,
  )
  await second.close()
})

const brokerOf = (stack: TestStack) => new URL(stack.url('kafka', 'broker')).host
const lag = async (stack: TestStack) => Object.values(await lags(brokerOf(stack))).reduce((sum, one) => sum + one, 0)

async function mailed(stack: TestStack, email: string): Promise<void> {
  const { site, mailbox } = stack.endpoints
  await orderAsGuest(site, { email, from: '127.0.4.1' })
  await mailboxAt(mailbox).waitFor(email, /ready/, 300_000)
}

async function news(stack: TestStack, cookie: string): Promise<number> {
  const { json } = await ask(stack.endpoints.site, 'GET', '/api/dashboard', { cookie })
  return (json as { recentActivity: { description: string }[] }).recentActivity.filter(({ description }) =>
    /set to/.test(description),
  ).length
}

/** All that was ever published and is kept. */
async function messages(stack: TestStack): Promise<number> {
  const admin = new Kafka({ brokers: [brokerOf(stack)], logLevel: logLevel.NOTHING }).admin()
  await admin.connect()
  const existing = await admin.listTopics()
  let count = 0
  for (const { name } of topics.filter((topic) => existing.includes(topic.name)))
    for (const { high } of await admin.fetchTopicOffsets(name)) count += Number(high)
  await admin.disconnect()
  return count
}
