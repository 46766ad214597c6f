import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { withClient } from '@waymark/kit/database/client'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { until } from '@waymark/testing/wait'
import { isAlive, stackMembers } from '../supervisor/process-table.ts'
import { localCommand, startStack, type TestStack } from '../test-stack.ts'

// The frontend stands for all services: it needs no schema, so these tests are about the launcher alone.
const env = { ONLY: 'frontend', SEED: 'false' }
const PATIENCE_MS = 20_000

describe('the launcher', () => {
  let stack: TestStack
  before(async () => {
    stack = await startStack({ env })
  })
  after(() => stack.stop())

  test('names every address and process once all are healthy', async () => {
    const { endpoints } = stack
    assert.match(endpoints.site, /^http:\/\/localhost:\d+$/)
    assert.equal(endpoints.docs, `${endpoints.site}/api/docs`)
    assert.equal(endpoints.account, undefined, 'an account that is not made is not named')
    for (const name of ['launcher', 'postgres', 'redis', 'mailbox', 'frontend']) {
      const found = endpoints.processes.find((one) => one.name === name)
      assert.ok(found?.pid && isAlive(found.pid), `${name} has no living process`)
    }
    const mailbox = await fetch(`${endpoints.mailbox}/email`)
    assert.deepEqual(await mailbox.json(), [])
    const metrics = await (await fetch(endpoints.metrics)).text()
    assert.match(metrics, /^waymark_process_up\{process="postgres"\} 1$/m)
  })

  test('keeps secrets to their owner and passwords out of the log', () => {
    assert.equal(statSync(`${stack.runDir}/secrets.json`).mode & 0o777, 0o600)
    const secrets = stack.secrets()
    const log = readFileSync(`${stack.runDir}/waymark.log`, 'utf8')
    for (const secret of [secrets.postgresPassword, secrets.redisPassword, secrets.linkSecret]) {
      assert.ok(secret)
      assert.ok(!log.includes(secret))
    }
  })

  test('keeps mails, sessions and everything else in its folder to their owner', async () => {
    const port = stack.state()?.processes.find(({ name }) => name === 'mailbox')?.ports.smtp ?? 0
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    for (const line of ['', 'HELO t', 'MAIL FROM:<a@b.co>', 'RCPT TO:<c@d.co>', 'DATA', 'Subject: x\r\n\r\nhello\r\n.', 'QUIT']) {
      if (line) socket.write(`${line}\r\n`)
      await once(socket, 'data')
    }
    socket.destroy()
    const files = () => readdirSync(stack.runDir, { recursive: true, withFileTypes: true })
    await until('a mail is kept', () => files().some(({ name }) => name.endsWith('.eml')), PATIENCE_MS)
    assert.ok(files().some(({ parentPath }) => parentPath.endsWith('appendonlydir')))
    const open = files()
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0)
    assert.deepEqual(open, [])
  })

  test('says so when it runs already, and starts no second one', async () => {
    const pid = stack.pid('frontend')
    const { code, output } = await stack.command('up')
    assert.equal(code, 0)
    assert.match(output, /running already/)
    assert.equal(stack.pid('frontend'), pid)
    assert.equal((await stack.command('status')).code, 0)
  })

  test('starts a killed process again, and writes down that it did', async () => {
    const before = stack.pid('frontend')
    process.kill(before, 'SIGKILL')
    await until(
      'the frontend is back',
      () => stack.pid('frontend') !== before && stack.state()?.processes.every((one) => one.state === 'healthy') === true,
      PATIENCE_MS,
    )
    const { output } = await localCommand('logs', [], { WAYMARK_RUN_DIR: stack.runDir, SERVICE: 'launcher', FOLLOW: 'false' })
    assert.match(output, /launcher +frontend ended \(signal SIGKILL\)/)
  })

  test('lets a second stack start beside it, on other ports', async () => {
    const second = await startStack({ env })
    try {
      assert.notEqual(second.endpoints.site, stack.endpoints.site)
      assert.notEqual(second.endpoints.mailbox, stack.endpoints.mailbox)
      for (const url of [second.url('frontend'), stack.url('frontend')]) assert.equal((await fetch(`${url}/readyz`)).status, 200)
      assert.match(second.state()?.warnings.join('\n') ?? '', /port \d+ is taken: the mailbox is on \d+/)
    } finally {
      await second.stop()
    }
    assert.equal(stackMembers(second.runDir).length, 0)
  })

  test('leaves nothing running when it is killed, and what was committed is there afterwards', async () => {
    await withAdmin(stack, (client) => client.query('CREATE TABLE kept AS SELECT 42 AS answer'))
    const pids = (stack.state()?.processes ?? []).map((one) => one.pid ?? 0)
    const ports = (stack.state()?.processes ?? []).flatMap((one) => Object.values(one.ports))
    process.kill(stack.state()?.pid ?? 0, 'SIGKILL')
    await until(
      'all have ended',
      () => stackMembers(stack.runDir).length === 0 && pids.every((pid) => !isAlive(pid)),
      PATIENCE_MS,
    )
    for (const port of ports) assert.equal(await answers(port), false, `something still listens on ${port}`)

    stack = await startStack({ env, runDir: stack.runDir })
    const { rows } = await withAdmin(stack, (client) => client.query('SELECT answer FROM kept'))
    assert.deepEqual(rows, [{ answer: 42 }])
  })

  test('leaves nothing running either when a process cannot listen to the request to end', async () => {
    process.kill(stack.pid('frontend'), 'SIGSTOP')
    process.kill(stack.state()?.pid ?? 0, 'SIGKILL')
    await until('all have ended', () => stackMembers(stack.runDir).length === 0, PATIENCE_MS)
    stack = await startStack({ env, runDir: stack.runDir })
  })

  test('leaves nothing running either when its guard is killed first', async () => {
    const guards = childrenOf(stack.state()?.pid ?? 0).filter((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('guard.sh'),
    )
    assert.equal(guards.length, 1)
    process.kill(stack.state()?.pid ?? 0, 'SIGSTOP')
    for (const pid of guards) process.kill(pid, 'SIGKILL')
    process.kill(stack.state()?.pid ?? 0, 'SIGKILL')
    await until('all have ended', () => stackMembers(stack.runDir).length === 0, PATIENCE_MS)
    stack = await startStack({ env, runDir: stack.runDir })
  })
})

test('goes down and up ten times in a row', async () => {
  const options = { env: { ONLY: 'none', SEED: 'false' } }
  const first = await startStack(options)
  try {
    for (let round = 0; round < 10; round += 1) {
      assert.equal((await first.command('down')).code, 0)
      assert.equal(stackMembers(first.runDir).length, 0)
      const { code, output } = await first.command('up')
      assert.equal(code, 0, output)
    }
  } finally {
    await first.stop()
  }
})

test('ends with the process it was started for', async () => {
  const owner = spawn('/bin/sleep', ['300'])
  const stack = await startStack({ env: { ONLY: 'none', WAYMARK_ENDS_WITH: String(owner.pid) } })
  owner.kill('SIGKILL')
  await until('all have ended', () => stackMembers(stack.runDir).length === 0, PATIENCE_MS)
  await stack.stop()
})

test('starts anew after a start that failed', async () => {
  // No such address: the services cannot be given a database, the launcher stays for whoever wants to look.
  const runDir = temporaryFolder('failed')
  const wrong = await localCommand('up', [], {
    WAYMARK_RUN_DIR: runDir,
    ONLY: 'none',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  })
  assert.equal(wrong.code, 1)
  assert.match(wrong.output, /did not start: .*ECONNREFUSED/)
  assert.equal((await localCommand('status', [], { WAYMARK_RUN_DIR: runDir })).code, 1)
  const right = await localCommand('up', [], { WAYMARK_RUN_DIR: runDir, ONLY: 'none' })
  assert.equal(right.code, 0, right.output)
  await localCommand('down', [], { WAYMARK_RUN_DIR: runDir })
})

test('refuses a wrong setting before it starts anything, naming each', async () => {
  const runDir = temporaryFolder('refused')
  const { code, output } = await localCommand('up', [], { WAYMARK_RUN_DIR: runDir, BUS: 'pigeon', SITE_PORT: '99999' })
  assert.equal(code, 1)
  assert.match(output, /BUS must be one of redis, kafka/)
  assert.match(output, /SITE_PORT must be a port/)
  assert.equal(stackMembers(runDir).length, 0)
})

const withAdmin = <T>(stack: TestStack, work: Parameters<typeof withClient<T>>[1]): Promise<T> =>
  withClient(stack.databaseUrl(), work)

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
