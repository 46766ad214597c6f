import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { until } from '@waymark/testing/wait'
import { LogWriter } from '../supervisor/log-writer.ts'
import { type Launch, ManagedProcess } from '../supervisor/managed-process.ts'
import { isAlive, stackMembers } from '../supervisor/process-table.ts'

const folder = temporaryFolder('process')
const log = new LogWriter(join(folder, 'test.log'))
after(() => log.close())

const manage = (script: string, probe: Launch['probe'] = async () => undefined) =>
  new ManagedProcess({
    mark: `${folder}#test`,
    log,
    onChange: () => undefined,
    pace: { startingMs: 20, runningMs: 100 },
    launch: {
      name: 'subject',
      prefix: [],
      command: '/bin/sh',
      args: ['-c', script],
      env: { PATH: '/usr/bin:/bin' },
      cwd: folder,
      ports: {},
      probe,
      stopSignal: 'SIGTERM',
      stopGraceMs: 1_000,
    },
  })

test('calls a process that keeps ending a crash loop, with its last words', async () => {
  const subject = manage('echo the last words; exit 3', () => Promise.reject(new Error('never ready')))
  subject.start()
  await assert.rejects(subject.ready(20_000), /subject keeps ending \(exit code 3\)/)
  await subject.stop()
  assert.ok(subject.restarts >= 3)
  assert.ok(log.tail('subject').includes('the last words'))
})

test('removes what a killed process left behind in a session of its own', async () => {
  const subject = manage(`setsid sleep 300 & echo $! > ${folder}/orphan; wait`)
  subject.start()
  await subject.ready(5_000)
  const orphan = await pidIn(`${folder}/orphan`)
  assert.ok(isAlive(orphan))
  process.kill(subject.pid ?? 0, 'SIGKILL')
  await until('the orphan is gone', () => !isAlive(orphan), 10_000)
  await subject.stop()
  assert.deepEqual(stackMembers(folder), [])
})

test('kills what does not end when asked to', async () => {
  const subject = manage("trap '' TERM; while true; do sleep 0.1; done")
  subject.start()
  await subject.ready(5_000)
  await sleep(200)
  await subject.stop()
  assert.equal(subject.lastExit, 'signal SIGKILL')
  assert.deepEqual(stackMembers(folder), [])
})

test('sees when a process stops answering, and when it answers again', async () => {
  let well = true
  const subject = manage('exec sleep 300', async () => {
    if (!well) throw new Error('unwell')
  })
  subject.start()
  await subject.ready(5_000)
  well = false
  await until('it is unhealthy', () => subject.state === 'unhealthy', 30_000)
  well = true
  await until('it is healthy', () => subject.state === 'healthy', 10_000)
  await subject.stop()
})

const pidIn = async (file: string): Promise<number> => {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const pid = Number(readFileSync(file, 'utf8'))
      if (pid > 0) return pid
    } catch {}
    await sleep(20)
  }
  throw new Error(`${file} never held a pid`)
}
