import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { until } from '@waymark/testing/wait'
import { orderAsGuest } from '../../chaos/support/guests.ts'
import { docker } from '../../docker/docker.ts'
import { startBrowser } from '../../e2e/support/browser.ts'
import { guestReport, personaOf } from '../../e2e/support/guest-report.ts'
import { mailboxAt } from '../../e2e/support/mail.ts'
import { assess, newMember } from '../../e2e/support/member.ts'
import { checkPersonal, checkPrinted } from '../../e2e/support/report-checks.ts'
import { record } from '../../tools/figures.ts'
import { type ComposeStack, startComposeStack } from './support/compose-stack.ts'

const WORKERS = 3
const REPORTS = 30
/** A doubled mail would come within the time that a claim holds. */
const SETTLED_MS = 12_000

let stack: ComposeStack
let browser: Awaited<ReturnType<typeof startBrowser>>
before(
  async () => {
    stack = await startComposeStack({ workers: WORKERS })
    browser = await startBrowser()
  },
  { timeout: 60 * 60_000 },
)
after(async () => {
  await browser?.stop()
  await stack?.down()
})

describe('docker compose up --wait', () => {
  test('is healthy, with three report workers, and idle within the memory that is promised', async () => {
    const { secondsToHealthy } = stack
    if (secondsToHealthy !== undefined) {
      record('compose-healthy-seconds', round(secondsToHealthy), { atMost: 90, unit: 's' }, 'images at hand, empty volumes')
      console.log(`healthy after ${secondsToHealthy.toFixed(1)} s`)
    }
    const names = (await stack.containers()).map(({ service }) => service)
    assert.equal(names.filter((name) => name === 'report-worker').length, WORKERS)
    const memory = await stack.memory()
    console.table(memory)
    const total = Object.values(memory).reduce((sum, each) => sum + each, 0)
    record(
      'compose-memory-mib',
      total,
      { atMost: 2_560, unit: 'MiB' },
      `${names.length} containers, ${WORKERS} of them report workers, idle`,
    )
    console.log(`${total} MiB in all`)
  })

  test('everything of ours runs as 1000 with a root it cannot write, without capabilities', async () => {
    for (const { id, name, service } of await stack.containers()) {
      const [told] = JSON.parse(await docker(['inspect', id])) as [Inspected]
      assert.deepEqual(told.HostConfig.CapDrop, ['ALL'], name)
      assert.ok(told.HostConfig.SecurityOpt?.includes('no-new-privileges:true'), name)
      assert.ok(told.HostConfig.Memory > 0, name)
      for (const ports of Object.values(told.HostConfig.PortBindings ?? {}))
        for (const { HostIp } of ports) assert.equal(HostIp, '127.0.0.1', name)
      if (!told.Config.Image.startsWith('waymark/')) continue
      assert.equal(told.Config.User, '1000:1000', name)
      assert.equal(told.HostConfig.ReadonlyRootfs, true, name)
      const script =
        'for f in /x /app/x /app/main.ts /etc/x /home/x /var/tmp/x; do (echo x > $f) 2>/dev/null && echo wrote $f; done; echo x > /tmp/x && grep CapEff /proc/self/status'
      assert.match(await docker(['exec', id, 'sh', '-c', script]), /^CapEff:\s+0{16}\n$/, `${service} wrote where it must not`)
    }
  })

  test('topics are as the table says, and services have joined their groups on Kafka', async () => {
    const topics = await onBroker('kafka-topics.sh', '--describe')
    for (const name of ['identity', 'assessment', 'skills', 'jobs', 'learning', 'game', 'report'])
      assert.match(topics, new RegExp(`Topic: waymark\\.${name}\\.v1\\s.*PartitionCount: 6`), name)
  })

  test('what a member does reaches their activity by way of Kafka', async () => {
    const member = await newMember(stack.site)
    await assess(member, personaOf('nurse'))
    await until(
      'the assessment among the activities',
      async () => {
        const dashboard = await member.call('GET', '/api/dashboard')
        return /assessment/i.test(JSON.stringify((dashboard as { recentActivity?: unknown }).recentActivity ?? []))
      },
      60_000,
      400,
    )
    const before = await committedOffsets()
    assert.ok(before > 0, 'no consumer has committed anything on Kafka')
  })

  test('a guest gets a personal report by mail, printed by a browser in its sandbox', async () => {
    const { answers, pdf, mail } = await guestReport(
      { ...stack, browser },
      personaOf('bookkeeper'),
      'desktop',
      'compose.guest@example.com',
    )
    checkPrinted(pdf)
    checkPersonal(pdf, answers)
    assert.match(mail.text, new RegExp(stack.site.replaceAll('.', '\\.')))
    const processes = await Promise.all(
      (await stack.containers('report-worker')).map(({ id }) => docker(['top', id, '-eo', 'pid,args'])),
    )
    const chromium = processes.flatMap((each) => each.split('\n')).filter((line) => line.includes('/chromium'))
    assert.ok(chromium.length > 0, 'no Chromium runs')
    for (const line of chromium) assert.doesNotMatch(line, /--no-sandbox/)
  })

  test(`one of ${WORKERS} report workers is killed in the middle of ${REPORTS} reports: ${REPORTS} mails, none twice`, {
    timeout: 15 * 60_000,
  }, async () => {
    const mails = mailboxAt(stack.mailbox)
    const emails = Array.from({ length: REPORTS }, (_unused, index) => `batch-${index}@example.com`)
    const sentTo = () => mails.reportsTo(emails)
    const began = performance.now()
    for (const [person, email] of emails.entries()) await orderAsGuest(stack.site, { email, person })
    await until('the first mails', async () => (await sentTo()).length >= 4, 180_000, 400)
    const victim = await busiestWorker()
    await docker(['kill', '--signal', 'KILL', victim.name])
    const left = REPORTS - (await sentTo()).length
    console.log(`killed ${victim.name} with ${left} of ${REPORTS} reports to go`)
    assert.ok(left > 5, 'it was killed too late to show anything')
    await until(`${REPORTS} mails`, async () => (await sentTo()).length >= REPORTS, 480_000, 400)
    const seconds = (performance.now() - began) / 1000
    await delay(SETTLED_MS)
    const sent = await sentTo()
    const lost = emails.filter((email) => !sent.includes(email))
    const twice = sent.length - new Set(sent).size
    console.log(`${REPORTS} reports by mail in ${seconds.toFixed(0)} s, lost ${lost.length}, twice ${twice}`)
    record(
      'compose-reports-lost',
      lost.length,
      { atMost: 0, unit: '' },
      `of ${REPORTS} on Kafka, one of ${WORKERS} workers killed, all by mail in ${seconds.toFixed(0)} s`,
    )
    record('compose-mails-twice', twice, { atMost: 0, unit: '' }, `of ${REPORTS}`)
    assert.deepEqual(sent.toSorted(), emails.toSorted())
  })

  test('a worker that is asked to stop ends by itself within its grace', async () => {
    const [worker] = await stack.containers('report-worker')
    assert.ok(worker)
    await docker(['stop', '--time', '75', worker.name], { timeoutMs: 90_000 })
    assert.equal(
      (await docker(['inspect', '--format', '{{.State.ExitCode}} {{.State.OOMKilled}}', worker.name])).trim(),
      '0 false',
    )
  })
})

type Inspected = {
  Config: { Image: string; User: string }
  HostConfig: {
    ReadonlyRootfs: boolean
    CapDrop: string[]
    SecurityOpt?: string[]
    Memory: number
    PortBindings?: Record<string, { HostIp: string }[]>
  }
}

const round = (value: number) => Math.round(value * 10) / 10

/** The one that burns the most of the processor at this moment has work in hand. */
async function busiestWorker() {
  const workers = await stack.containers('report-worker')
  const told = await docker(['stats', '--no-stream', '--format', '{{.Name}} {{.CPUPerc}}', ...workers.map(({ id }) => id)])
  const [name] =
    told
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .sort(([, a = '0'], [, b = '0']) => Number.parseFloat(b) - Number.parseFloat(a))[0] ?? []
  const found = workers.find((worker) => worker.name === name)
  assert.ok(found)
  return found
}

const onBroker = (program: string, ...args: string[]) =>
  stack.compose(['exec', '-T', 'kafka', `/opt/kafka/bin/${program}`, '--bootstrap-server', 'kafka:9092', ...args])

/** How many messages the consumers of all groups have done with. */
async function committedOffsets(): Promise<number> {
  const told = await onBroker('kafka-consumer-groups.sh', '--describe', '--all-groups')
  return told
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, topic = '']) => topic.startsWith('waymark.'))
    .reduce((sum, [, , , current = '']) => sum + (Number.parseInt(current, 10) || 0), 0)
}
