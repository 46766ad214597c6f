import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createBus } from '@waymark/bus/create-bus'
import { createRelay } from '@waymark/bus/relay'
import { DEAD_LETTERS } from '@waymark/bus/topics'
import { createLog } from '@waymark/kit/log'
import { explainConnection, kafkaSecurity } from '@waymark/kit/tls'
import { rights } from '@waymark/provision/topics/rights'
import { topics } from '@waymark/provision/topics/topics'
import { startInfra } from '@waymark/testing/infra'
import { startKafka } from '@waymark/testing/kafka'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { runCommand } from '@waymark/testing/machine/run-command'
import { until } from '@waymark/testing/wait'
import kafkajs, { type Admin, Kafka, logLevel } from 'kafkajs'
import { issueCertificate, makeAuthority } from '../../../../../infra/dev/commands/certificates.ts'
import { startStack } from '../../../../../infra/dev/test-stack.ts'
import { newMember } from '../../../../../infra/e2e/support/member.ts'

/** A broker as a site would rent it: TLS and passwords or nothing, and no right but those that the topics command gave. */
const folder = temporaryFolder('secure-kafka')
const ca = makeAuthority(join(folder, 'ca'))
const otherCa = makeAuthority(join(folder, 'other-ca'))
const users = ['admin', ...new Set(rights.map(({ user }) => user))]
const passwords = Object.fromEntries(users.map((user) => [user, `password-of-${user}`]))
let broker: Awaited<ReturnType<typeof startKafka>>
let admin: Admin

before(async () => {
  const { certificate, key } = issueCertificate(join(folder, 'ca'), 'localhost')
  const keyStore = join(folder, 'broker.pem')
  writeFileSync(keyStore, readFileSync(key, 'utf8') + readFileSync(certificate, 'utf8'))
  broker = await startKafka(join(folder, 'broker'), { keyStore, trustStore: ca, admin: 'admin', passwords })
  admin = new Kafka({
    brokers: settings('admin').KAFKA_BROKERS,
    ...kafkaSecurity(settings('admin')),
    logLevel: logLevel.NOTHING,
  }).admin()
  await admin.connect()
})
after(async () => {
  await admin?.disconnect()
  await broker?.stop()
})

const settings = (user: string, host = 'localhost') => ({
  BUS: 'kafka' as const,
  REDIS_URL: 'redis://127.0.0.1:1',
  KAFKA_BROKERS: [`${host}:${broker.port}`],
  KAFKA_REPLICAS: 1,
  KAFKA_CA_FILE: ca,
  KAFKA_USERNAME: user,
  KAFKA_PASSWORD: passwords[user] ?? '',
})

const command = (args: string[] = [], env: Record<string, string> = {}) => {
  const script = fileURLToPath(import.meta.resolve('@waymark/provision/topics/topics-main'))
  const own = Object.fromEntries(Object.entries(settings('admin')).map(([name, value]) => [name, String(value)]))
  return runCommand('node', [script, ...args], { env: { PATH: process.env.PATH, ...own, ...env } })
}

type Line = { level: string; msg: string }

/** A bus with what it logs. */
async function busOf(given: Parameters<typeof createBus>[0]) {
  const lines: Line[] = []
  const log = createLog({ service: 'test', level: 'warn', destination: { write: (line) => void lines.push(JSON.parse(line)) } })
  return { bus: await createBus(given, log), lines, log }
}

/** What readiness says of a bus with these settings. */
async function said(given: Parameters<typeof createBus>[0]): Promise<string> {
  const { bus } = await busOf(given)
  try {
    return await bus.check().then(() => 'ok', explainConnection)
  } finally {
    await bus.close()
  }
}

describe('the topics command', () => {
  test('makes the topics and gives each service its rights, once', async () => {
    const first = await command()
    assert.equal(first.code, 0, first.output)
    assert.match(first.output, new RegExp(`^${topics.length} topics: ${topics.length} made`, 'm'))
    assert.match(first.output, /^gave: waymark-jobs may write topic waymark\.jobs\.v1$/m)
    assert.match(
      first.output,
      new RegExp(`^${rights.length} rights: ${rights.length} given, 0 missing, 0 beyond the table$`, 'm'),
    )
    const again = await command()
    assert.match(again.output, new RegExp(`^${rights.length} rights: 0 given, 0 missing, 0 beyond the table$`, 'm'))
    assert.equal((await command(['--check'])).code, 0)
  })

  test('tells of a right that is missing and of one too many, and takes none away', async (t) => {
    const acl = {
      ...{ principal: 'User:waymark-jobs', host: '*', permissionType: kafkajs.AclPermissionTypes.ALLOW },
      ...{ resourceType: kafkajs.AclResourceTypes.TOPIC, resourcePatternType: kafkajs.ResourcePatternTypes.LITERAL },
    }
    const own = { ...acl, operation: kafkajs.AclOperationTypes.WRITE, resourceName: 'waymark.jobs.v1' }
    const foreign = { ...acl, operation: kafkajs.AclOperationTypes.READ, resourceName: 'waymark.report.v1' }
    await admin.deleteAcls({ filters: [own] })
    await admin.createAcls({ acl: [foreign] })
    t.after(() => admin.deleteAcls({ filters: [foreign] }))
    const checked = await command(['--check'])
    assert.equal(checked.code, 1)
    assert.match(checked.output, /^lacks: waymark-jobs may write topic waymark\.jobs\.v1$/m)
    assert.match(checked.output, /^beyond the table: user:waymark-jobs from \*: read on topic waymark\.report\.v1$/m)
    const run = await command()
    assert.match(run.output, /1 given, 0 missing, 1 beyond the table/)
  })

  test('ends at once with the cure when the password is wrong, the name is another one, or nobody signed it', async () => {
    const from = Date.now()
    assert.match((await command([], { KAFKA_PASSWORD: 'wrong' })).output, /correct KAFKA_USERNAME and KAFKA_PASSWORD/)
    assert.match((await command([], { KAFKA_CA_FILE: otherCa })).output, /not signed by the CA .*, for Kafka as KAFKA_CA_FILE/)
    const byNumber = await command([], { KAFKA_BROKERS: `127.0.0.1:${broker.port}` })
    assert.match(byNumber.output, /is for another name; use in the address the name that stands in it/)
    assert.equal(byNumber.code, 1)
    assert.ok(Date.now() - from < 60_000, 'none of them waited its minute')
  })
})

describe('a bus', () => {
  test('is refused with the cure for a wrong password, no user, no TLS, another CA and another name', async () => {
    const good = settings('waymark-jobs')
    assert.equal(await said(good), 'ok')
    assert.match(await said({ ...good, KAFKA_PASSWORD: 'wrong' }), /do not know this user with this password/)
    assert.match(await said({ ...good, KAFKA_USERNAME: 'nobody' }), /do not know this user with this password/)
    const { KAFKA_USERNAME: _, KAFKA_PASSWORD: __, ...nobody } = good
    assert.match(await said(nobody), /if it wants a user, KAFKA_USERNAME and KAFKA_PASSWORD/)
    const { KAFKA_CA_FILE: ___, ...plain } = nobody
    assert.match(await said(plain), /if it wants TLS, set KAFKA_CA_FILE or KAFKA_TLS=true/)
    assert.match(await said({ ...plain, KAFKA_TLS: true }), /not signed by the CA/)
    assert.match(await said({ ...good, KAFKA_CA_FILE: otherCa }), /not signed by the CA .*, for Kafka as KAFKA_CA_FILE/)
    assert.match(await said(settings('waymark-jobs', '127.0.0.1')), /is for another name/)
  })

  test('reads and writes what its service may, in the group of its name', async () => {
    const [jobs, identity] = await Promise.all([busOf(settings('waymark-jobs')), busOf(settings('waymark-identity'))])
    const got: string[] = []
    try {
      const handler = async ({ value }: { value: string }) => void got.push(value)
      await identity.bus.subscribe({ topics: ['waymark.jobs.v1'], group: 'identity', handler })
      await jobs.bus.publish([{ topic: 'waymark.jobs.v1', key: 'k', value: 'one' }])
      await until('the message', async () => got.length === 1, 60_000)
      await jobs.bus.publish([{ topic: DEAD_LETTERS, key: 'k', value: 'put aside' }])
      assert.deepEqual([...jobs.lines, ...identity.lines], [])
    } finally {
      await Promise.all([jobs.bus.close(), identity.bus.close()])
    }
  })

  test("is refused another service's topic, a topic it does not subscribe to and another service's group, and says so", async () => {
    const jobs = await busOf(settings('waymark-jobs'))
    const told = (wanted: RegExp) => until(String(wanted), async () => jobs.lines.some(({ msg }) => wanted.test(msg)), 60_000)
    try {
      for (const { name } of topics.filter(({ service }) => service && service !== 'jobs'))
        await assert.rejects(
          jobs.bus.publish([{ topic: name, key: 'k', value: 'forged' }]),
          (error) => /KAFKA_USERNAME has no right to this/.test(explainConnection(error)),
          name,
        )
      const handler = async () => assert.fail('nothing may arrive')
      await jobs.bus.subscribe({ topics: ['waymark.report.v1'], group: 'jobs', handler })
      await told(/^consumer start failed: .*KAFKA_USERNAME has no right to this/)
      jobs.lines.length = 0
      await jobs.bus.subscribe({ topics: ['waymark.identity.v1'], group: 'identity', handler })
      await told(/^consumer (start failed|restarted)/)
      for (const { name } of topics)
        for (const { high } of await admin.fetchTopicOffsets(name)) assert.ok(Number(high) <= 1, `${name} holds what was forged`)
    } finally {
      await jobs.bus.close()
    }
  })

  test('with a wrong password events wait in the outbox, and the log says why', async (t) => {
    const infra = await startInfra({ postgres: true })
    t.after(() => infra.stop())
    const url = await infra.database('jobs')
    const { bus, lines, log } = await busOf({ ...settings('waymark-jobs'), KAFKA_PASSWORD: 'wrong' })
    const relay = createRelay({ url, bus, log })
    t.after(() => Promise.all([relay.stop(), bus.close()]))
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      `insert into outbox (id, topic, key, type, data) values (gen_random_uuid(), 'waymark.jobs.v1', 'k', 'Test', '{}')`,
    )
    relay.start()
    const wanted = /^outbox publish failed: .*correct KAFKA_USERNAME and KAFKA_PASSWORD/
    await until('the line', async () => lines.some(({ msg }) => wanted.test(msg)), 60_000)
    assert.equal((await client.query('select from outbox where published_at is null')).rowCount, 1)
    await client.end()
  })
})

test('the whole product runs on it, each service with the rights of its own user', async (t) => {
  assert.equal((await command()).code, 0)
  const services = topics.flatMap(({ service }) => service ?? [])
  const own = services.map((service) => [`${service.toUpperCase()}_KAFKA_PASSWORD`, passwords[`waymark-${service}`] ?? ''])
  const stack = await startStack({
    env: {
      ...{ SEED: 'false', BUS: 'kafka', KAFKA_BROKERS: `localhost:${broker.port}`, KAFKA_CA_FILE: ca },
      ...Object.fromEntries(own),
    },
  })
  t.after(() => stack.stop())
  const member = await newMember(stack.endpoints.site)
  await member.call('POST', '/api/user/skills', { skillId: 'bookkeeping', proficiencyLevel: 3 })
  const news = async () => JSON.stringify(await member.call('GET', '/api/dashboard'))
  await until('the skill among the news', async () => /set to/.test(await news()), 120_000)
  const { groups } = await admin.describeGroups(services)
  assert.deepEqual(
    groups.filter(({ state }) => state !== 'Stable').map(({ groupId, state }) => `${groupId}: ${state}`),
    [],
  )
  const counts = services.map(async (service) => {
    const ends = await admin.fetchTopicOffsets(`waymark.${service}.v1`)
    return [service, ends.reduce((sum, { high }) => sum + Number(high), 0)] as const
  })
  assert.ok(new Map(await Promise.all(counts)).get('skills')! >= 1)
})

test('settings that do not go together are refused before anything connects', () => {
  for (const [given, fault] of [
    [{ KAFKA_USERNAME: 'u', KAFKA_CA_FILE: ca }, /KAFKA_USERNAME and KAFKA_PASSWORD go together/],
    [{ KAFKA_USERNAME: 'u', KAFKA_PASSWORD: 'p' }, /KAFKA_USERNAME is set without TLS/],
    [{ KAFKA_CERT_FILE: ca }, /KAFKA_CERT_FILE and KAFKA_KEY_FILE go together/],
    [{ KAFKA_CA_FILE: '/nowhere.pem' }, /KAFKA_CA_FILE names \/nowhere\.pem, which cannot be read \(ENOENT\)/],
  ] as const)
    assert.throws(() => kafkaSecurity(given), fault)
})
