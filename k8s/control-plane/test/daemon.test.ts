import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { isAlive } from '../../../infra/dev/supervisor/process-table.ts'
import { Daemon } from '../daemon.ts'

const folder = temporaryFolder('daemon')

const script = (name: string, text: string, stopGraceMs?: number) =>
  new Daemon({ name, program: process.execPath, args: ['-e', text], folder, stopGraceMs })
const saying = (daemon: Daemon, word: string) => async () => {
  if (!daemon.tail().includes(word)) throw new Error(`does not say ${word}`)
}
const forEver = 'setInterval(() => {}, 1000); console.log("here")'

test('a program runs until it is stopped, and is gone then', async () => {
  const daemon = script('listens', forEver)
  await daemon.ready(saying(daemon, 'here'))
  assert.ok(daemon.residentMiB() > 1)
  await daemon.stop()
  await daemon.stop()
  assert.equal(daemon.exit, 'SIGTERM')
  assert.equal(daemon.killed, false)
  assert.equal(isAlive(daemon.pid), false)
})

test('one that does not listen is killed after its grace', async () => {
  const daemon = script('deaf', `process.on("SIGTERM", () => {}); ${forEver}`, 300)
  await daemon.ready(saying(daemon, 'here'))
  await daemon.stop()
  assert.equal(daemon.exit, 'SIGKILL')
  assert.equal(daemon.killed, true)
})

test('one that ends by itself fails whoever waits for it, with its last words', async () => {
  const daemon = script('broken', 'console.error("no such flag"); process.exit(3)')
  await assert.rejects(
    daemon.ready(() => Promise.reject(new Error('not there'))),
    /broken ended \(exit code 3\):\nno such flag/,
  )
})

test('a program that is not there is named', async () => {
  const daemon = new Daemon({ name: 'nowhere', program: join(folder, 'nowhere'), args: [], folder })
  await assert.rejects(
    daemon.ready(() => Promise.reject(new Error('not there'))),
    /nowhere ended/,
  )
})
