import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { withClient } from '@waymark/kit/database/client'
import { schemaOwners } from '@waymark/provision/database/owners'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { createClient } from 'redis'
import { createGuests } from '../../../../infra/acceptance/guest-reports.ts'
import { repoRoot } from '../../../../infra/dev/places.ts'
import { localCommand, startStack } from '../../../../infra/dev/test-stack.ts'
import { newMember } from '../../../../infra/e2e/support/member.ts'
import { startTlsServers, type TlsServers } from './support/tls-servers.ts'

let servers: TlsServers
before(async () => {
  servers = await startTlsServers()
})
after(() => servers?.stop())

const good = () => ({
  SEED: 'false',
  DATABASE_URL: servers.databaseUrl(),
  REDIS_URL: servers.redisUrl,
  REDIS_CA_FILE: servers.ca,
})

/** `make up`, which is to fail; gives what it says. */
async function refused(env: Record<string, string>): Promise<string> {
  const runDir = temporaryFolder('tls-run')
  const all = { WAYMARK_RUN_DIR: runDir, WAYMARK_ENV_FILE: join(runDir, 'no.env'), ONLY: 'none', ...good(), ...env }
  try {
    const { code, output } = await localCommand('up', [], all)
    assert.notEqual(code, 0, output)
    return output
  } finally {
    await localCommand('down', [], all)
  }
}

test('the servers speak no word without TLS', async () => {
  const idle = async () => undefined
  await assert.rejects(withClient(servers.plainDatabaseUrl, idle), /wants TLS; add sslmode=verify-full&sslrootcert=/)
  const plain = servers.redisUrl.replace('rediss:', 'redis:')
  assert.match(await refused({ REDIS_URL: plain, REDIS_CA_FILE: '' }), /if it wants TLS, begin REDIS_URL with rediss:\/\//)
})

test('a certificate of a CA that we were not told, or for another name, is refused with the cure', async () => {
  assert.match(
    await refused({ DATABASE_URL: servers.databaseUrl(servers.otherCa) }),
    /not signed by the CA that we were told; name the right file, in DATABASE_URL as sslrootcert/,
  )
  assert.match(await refused({ REDIS_CA_FILE: servers.otherCa }), /not signed by the CA .*, for Redis as REDIS_CA_FILE/)
  assert.match(
    await refused({ DATABASE_URL: servers.databaseUrl('/nowhere/ca.pem') }),
    /names \/nowhere\/ca\.pem, which cannot be read \(ENOENT\)/,
  )
  assert.match(
    await refused({ REDIS_URL: servers.redisUrl.replace('localhost', '127.0.0.1') }),
    /is for another name; use in the address the name that stands in it/,
  )
})

test('a migration is refused likewise, and so says the readiness of a service', async () => {
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: servers.databaseUrl(servers.otherCa), SCHEMA: 'game' }
  const migration = promisify(execFile)('node', ['services/shared/kit/src/database/migrate-main.ts'], { cwd: repoRoot, env })
  await assert.rejects(migration, /not signed by the CA that we were told/)

  const { startReport } = await import('../../../report/test/support/start-report.ts')
  const report = await startReport()
  try {
    const service = await import('../../../report/src/service.ts')
    const config = { ...report.config, DATABASE_URL: servers.databaseUrl(servers.otherCa) }
    const api = await service.report.create(config, report.overrides)
    await api.start()
    const said = async () => {
      const answer = await fetch(`http://127.0.0.1:${api.ports().http}/readyz`)
      return ((await answer.json()) as { checks: { database: string } }).checks.database
    }
    // The first look opens the connection, which a busy machine may take more than a second for.
    const until = Date.now() + 30_000
    while (!/not signed by/.test(await said()) && Date.now() < until) await delay(500)
    const database = await said()
    await api.stop()
    assert.match(database, /not signed by the CA that we were told/)
  } finally {
    await report.stop()
  }
})

test('the whole product on them: a guest gets a report, a member signs up, and every connection is encrypted', async () => {
  const stack = await startStack({ env: good() })
  try {
    const guests = await createGuests(stack, servers.databaseUrl().replace('/postgres?', '/waymark?'))
    const member = await newMember(stack.endpoints.site)
    assert.equal((await member.ask('GET', '/api/auth/user')).status, 200)
    const { email } = await guests.order()
    const { attached } = await guests.delivered(email)
    assert.equal(Buffer.from(attached.subarray(0, 5)).toString(), '%PDF-')

    const sessions = await guests.sql(
      `select usename, bool_and(ssl) as ssl from pg_stat_ssl join pg_stat_activity using (pid)
       where backend_type = 'client backend' group by usename`,
    )
    assert.ok(sessions.every(({ ssl }) => ssl === true))
    for (const owner of schemaOwners)
      assert.ok(
        sessions.some(({ usename }) => usename === owner),
        `${owner} has a session`,
      )

    const ca = readFileSync(servers.ca, 'utf8')
    const redis = await createClient({ url: servers.redisUrl, socket: { tls: true, ca } }).connect()
    const keys = (await redis.keys('*')).join('\n')
    await redis.close()
    // The queue (ioredis), the bus and the gateway's throttle (node-redis) all got there.
    for (const mark of [/^bull:report-make:/m, /^bus:kept:/m]) assert.match(keys, mark)
    const gateway = await (await fetch(`${stack.url('gateway', 'metrics')}/metrics`)).text()
    assert.match(gateway, /redis\w*(?:\{[^}]*\})? 1\b/)
  } finally {
    await stack.stop()
  }
})
