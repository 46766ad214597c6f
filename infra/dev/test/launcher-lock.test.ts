import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { keepToOwner, placesOf } from '../places.ts'
import { livingHolder } from '../supervisor/launcher-lock.ts'

const base = temporaryFolder('lock')

const module = resolve(import.meta.dirname, '../supervisor/launcher-lock.ts')
/** Waits for the word, asks for the lock, says how it went, and stays. */
const contender = `
  import { acquireLock } from ${JSON.stringify(module)}
  process.stdout.write('r')
  process.stdin.once('data', () => acquireLock(process.argv[1], 'boot').then(() => process.stdout.write('won'), () => process.exit(3)))
`

const start = async (file: string): Promise<ChildProcess> => {
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', contender, file]
  const child = spawn(process.execPath, flags, { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout!, 'data')
  return child
}

const outcome = (child: ChildProcess): Promise<string> =>
  Promise.race([once(child.stdout!, 'data').then(() => 'won'), once(child, 'exit').then(() => 'lost')])

test('of five launchers that start at once over a stale lock, one holds it; killed, it holds nothing', async () => {
  const file = join(base, 'launcher.lock')
  writeFileSync(file, JSON.stringify({ pid: process.pid, startTime: 'of another process', boot: 'x' }))
  for (let round = 0; round < 3; round += 1) {
    const children = await Promise.all(Array.from({ length: 5 }, () => start(file)))
    const results = children.map(outcome)
    for (const child of children) child.stdin!.write('go')
    const said = await Promise.all(results)
    assert.deepEqual(said.toSorted(), ['lost', 'lost', 'lost', 'lost', 'won'])
    const winner = children[said.indexOf('won')]
    assert.equal(livingHolder(file)?.pid, winner?.pid)
    winner?.kill('SIGKILL')
    await once(winner!, 'exit')
    assert.equal(livingHolder(file), undefined)
  }
})

test('the run directory is its owner’s alone, also one that an earlier release left open', () => {
  const places = placesOf({ WAYMARK_RUN_DIR: join(base, 'run') })
  const mode = () => statSync(places.run).mode & 0o777
  assert.equal(mode(), 0o700)
  rmSync(places.run, { recursive: true })
  placesOf({ WAYMARK_RUN_DIR: join(base, 'run', 'inner') })
  assert.equal(mode(), 0o700)
})

test('folders that stand open are shut at the next start', () => {
  const places = placesOf({ WAYMARK_RUN_DIR: join(base, 'open') })
  mkdirSync(places.mail)
  for (const folder of [places.run, places.mail]) chmodSync(folder, 0o755)
  keepToOwner(places)
  for (const folder of [places.run, places.mail]) assert.equal(statSync(folder).mode & 0o777, 0o700)
})
