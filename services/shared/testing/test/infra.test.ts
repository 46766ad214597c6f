import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { startInfra } from '@waymark/testing/infra'
import pg from 'pg'

const infra = await startInfra({ postgres: true, redis: true })
after(() => infra.stop())

test('a schema belongs to its role, has the tables of the kit and is made anew when asked again', async () => {
  const url = await infra.database('sample')
  const read = async (sql: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return (await client.query(sql).finally(() => client.end())).rows
  }
  assert.deepEqual(await read('select current_user::text as role, current_schema()::text as schema'), [
    { role: 'sample', schema: 'sample' },
  ])
  await read(`insert into inbox values ('c', gen_random_uuid())`)
  assert.equal((await read('select 1 from inbox')).length, 1)
  await infra.database('sample')
  assert.equal((await read('select 1 from inbox')).length, 0)
})

test('two files at once do not see each other', async () => {
  const other = await startInfra({ postgres: true })
  assert.notEqual(await other.database('sample'), await infra.database('sample'))
  await other.stop()
})

test('stopping waits for sessions that end a moment later, instead of ending them by force', async () => {
  const other = await startInfra({ postgres: true })
  const late = new pg.Client({ connectionString: await other.database('late') })
  const told: string[] = []
  late.on('error', (error) => told.push(error.message))
  await late.connect()
  const stopped = other.stop()
  await wait(300)
  await late.end()
  await stopped
  assert.deepEqual(told, [])
})

test('the Redis of a test process that is killed goes with it', async () => {
  const script = `import { startInfra } from '@waymark/testing/infra'
    const { pid } = await (await startInfra({})).startRedis(); console.log(pid); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  const pid = Number(String(line))
  assert.ok(isRunning(pid))
  child.kill('SIGKILL')
  for (let waited = 0; isRunning(pid) && waited < 100; waited++) await new Promise((resolve) => setTimeout(resolve, 50))
  assert.equal(isRunning(pid), false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
