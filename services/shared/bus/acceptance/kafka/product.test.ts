import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createKafkaBus } from '@waymark/bus/kafka'
import { DEAD_LETTERS } from '@waymark/bus/topics'
import { createLog } from '@waymark/kit/log'
import { startKafka } from '@waymark/testing/kafka'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { runCommand } from '@waymark/testing/machine/run-command'
import { until } from '@waymark/testing/wait'
import { orderAsGuest } from '../../../../../infra/chaos/support/guests.ts'
import { startStack, type TestStack, unthrottled } from '../../../../../infra/dev/test-stack.ts'
import { mailboxAt } from '../../../../../infra/e2e/support/mail.ts'
import { type Member, newMember } from '../../../../../infra/e2e/support/member.ts'
import { record } from '../../../../../infra/tools/figures.ts'
import { eventsOf, lags } from './support/events-of.ts'

const AWAY_MS = 60_000
const folder = temporaryFolder('broker')
const log = createLog({ service: 'test', level: 'silent' })
let broker: Awaited<ReturnType<typeof startKafka>>
let stack: TestStack
let events: ReturnType<typeof eventsOf>
let member: Member

/** A broker outside the stack, so that nobody starts it again before its time. */
before(async () => {
  broker = await startKafka(folder)
  const env = { SEED: 'false', BUS: 'kafka', KAFKA_BROKERS: address(), ...unthrottled('REPORT_GUEST', 'ASSESSMENT_GUEST') }
  stack = await startStack({ env })
  events = eventsOf(stack)
  member = await newMember(stack.endpoints.site)
})
after(async () => {
  await events?.close()
  await stack?.stop()
  await broker?.stop()
})

const address = () => `127.0.0.1:${broker.port}`
const setSkill = (skillId: string) => member.call('POST', '/api/user/skills', { skillId, proficiencyLevel: 3 })
const activity = async () =>
  ((await member.call('GET', '/api/dashboard')) as { recentActivity: { description: string }[] }).recentActivity.map(
    ({ description }) => description,
  )
const skillLines = async () => (await activity()).filter((line) => /set to/.test(line)).length
const settled = async () => (await events.waiting()) === 0 && Object.values(await lags(address())).every((lag) => lag === 0)

test('events pass over Kafka: a changed skill is news on the dashboard, and every lag comes to nothing', async () => {
  await setSkill('bookkeeping')
  await until('the skill among the news', async () => (await skillLines()) === 1, 120_000)
  await until('no lag', settled, 60_000)
})

test('the broker is away for 60 s: the site works, reports are made and mailed, and the events arrive after', async () => {
  await broker.stop()
  const gone = Date.now()
  const handledBefore = await events.handled()
  const failures: string[] = []
  let calls = 0
  let mailed = 0
  const browsing = (async () => {
    while (mailed === 0 || Date.now() - gone < AWAY_MS) {
      for (const path of ['/api/dashboard', '/api/user/skills', '/api/learning-paths']) {
        calls += 1
        const answer = await member.ask('GET', path)
        if (answer.status !== 200) failures.push(`${path}: ${answer.status}`)
      }
      await delay(1_000)
    }
  })()
  await setSkill('payroll')
  await setSkill('data-entry')
  const ordered = Date.now()
  await orderAsGuest(stack.endpoints.site, { email: 'away@example.com', from: '127.0.3.1' })
  // On a machine that is busy with something else this takes longer, and so long the broker stays away.
  await mailboxAt(stack.endpoints.mailbox).waitFor('away@example.com', /ready/, 300_000)
  mailed = (Date.now() - ordered) / 1_000
  await browsing
  const away = Math.round((Date.now() - gone) / 1_000)
  const waited = await events.waiting()
  assert.ok(waited >= 5, `only ${waited} events waited`)
  assert.equal(await skillLines(), 1, 'no news came meanwhile')
  assert.deepEqual(failures, [])
  const restarts = stack.state()?.processes.filter((one) => one.restarts > 0)
  assert.deepEqual(restarts, [], 'no process was started again')

  broker = await startKafka(folder)
  const back = Date.now()
  await until('the outboxes to be empty', async () => (await events.waiting()) === 0, 120_000)
  const published = (Date.now() - back) / 1_000
  await until('the news', async () => (await skillLines()) === 3, 120_000)
  await until('no lag', settled, 60_000)
  const recovered = (Date.now() - back) / 1_000
  await delay(3_000)
  assert.equal(await skillLines(), 3, 'once each')
  assert.deepEqual(await events.deadLetters(), [])
  console.log(
    `broker away ${away} s: ${calls} calls, ${failures.length} failed; a report was mailed after ${mailed.toFixed(1)} s meanwhile; ` +
      `${waited} events waited, published ${published.toFixed(1)} s and handled ${recovered.toFixed(1)} s after the return; ` +
      `${(await events.handled()) - handledBefore} effects`,
  )
  record(
    'kafka-away-recovery',
    Math.round(recovered),
    { atMost: 60, unit: 's' },
    `away ${away} s, ${waited} events waited, ${calls} calls meanwhile, 0 failed`,
  )
})

test('a poisoned message is put aside by each who reads it, the next ones pass, a command tries it again', async (t) => {
  const bus = await createKafkaBus({ brokers: [address()], log })
  t.after(() => bus.close())
  const told: string[] = []
  await bus.subscribe({ topics: [DEAD_LETTERS], group: 'watch', handler: async ({ value }) => void told.push(value) })
  await bus.publish([{ topic: 'waymark.skills.v1', key: 'poison', value: '{"not": "an event"' }])
  const before = await skillLines()
  await setSkill('microsoft-excel')
  await until('the news after the poison', async () => (await skillLines()) === before + 1, 120_000)
  await until('the dead letters', async () => (await events.deadLetters()).length >= 3, 120_000)
  const letters = await events.deadLetters()
  assert.ok(letters.every(({ topic, attempts, error }) => topic === 'waymark.skills.v1' && attempts === 1 && /JSON/.test(error)))
  assert.deepEqual(letters.map(({ consumer }) => consumer).toSorted(), ['assessment', 'identity', 'learning'])
  await until('the word about them', () => told.length >= 3, 120_000)
  const { data } = JSON.parse(told[0] ?? '{}')
  assert.deepEqual([data.topic, data.attempts, data.envelope], ['waymark.skills.v1', 1, '{"not": "an event"'])

  const identity = events.environments.find(({ DATABASE_URL }) => /\/\/identity:/.test(DATABASE_URL ?? '')) ?? assert.fail()
  const listed = await replay(identity, 'list')
  assert.match(listed, /identity\W+waymark\.skills\.v1\W+1\b/)
  assert.match(await replay(identity, '--all'), /^replayed [\w-]{36}$/m)
  // It is as wrong as before, so it is put aside again, and says how often it was tried.
  await until('the second try', async () => (await events.deadLetters()).every(({ attempts }) => attempts === 2), 120_000)
  assert.ok((await events.deadLetters()).every(({ replayed_at }) => replayed_at === null))
})

async function replay(env: Record<string, string>, ...args: string[]): Promise<string> {
  const script = fileURLToPath(import.meta.resolve('@waymark/bus/replay'))
  const { code, output } = await runCommand(process.execPath, [script, ...args], { env: { ...env, NO_COLOR: '1' } })
  assert.equal(code, 0, output)
  return output
}
