import { randomUUID } from 'node:crypto'
import { keepToOwner, placesOf } from '../places.ts'
import { readSettings } from '../settings.ts'
import { acquireLock, releaseLock } from '../supervisor/launcher-lock.ts'
import { isAlive, startTimeOf } from '../supervisor/process-table.ts'
import { LocalStack } from './stack.ts'

const boot = randomUUID().slice(0, 8)

/** The background process behind `make up`: starts everything, watches over it, ends with it. */
// Whatever is written from here on, by whichever of the processes, is the owner's alone: mails, sessions, addresses.
process.umask(0o077)
const places = placesOf(process.env)
await acquireLock(places.lock, boot)
keepToOwner(places)
const settings = readSettings(places.envFile, process.env)
const stack = new LocalStack({
  boot,
  places,
  settings,
  watch: process.argv.includes('--watch'),
  mode: process.argv.includes('--postgres-only') ? 'postgres' : 'all',
  only: (process.env.ONLY ?? '').split(',').filter(Boolean),
})

const leave = async (code: number) => {
  await stack.stop()
  releaseLock(places.lock)
  process.exit(code)
}

process.once('SIGTERM', () => void leave(0))
process.once('SIGINT', () => void leave(0))
process.on('SIGHUP', () => undefined)
process.on('uncaughtException', (error) => {
  stack.log.note(`launcher: ${error.stack}`)
  stack.fail(error)
  void leave(1)
})

// A test's stack ends with the test, however that ends.
const owner = Number(process.env.WAYMARK_ENDS_WITH ?? 0)
if (owner > 0) {
  const bornAt = startTimeOf(owner)
  setInterval(() => {
    if (!isAlive(owner, bornAt)) void leave(0)
  }, 1_000).unref()
}

try {
  await stack.start()
} catch (error) {
  stack.fail(error)
}
