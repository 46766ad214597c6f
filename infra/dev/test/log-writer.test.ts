import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LogWriter } from '../supervisor/log-writer.ts'

test('a log on a full disk loses its lines and does not end its stack', (context) => {
  const log = new LogWriter('/dev/full')
  context.after(() => log.close())
  log.note('one')
  log.note('two')
  assert.deepEqual(log.tail('launcher'), ['one', 'two'])
})

test('a log that cannot be written for another reason says so', () => {
  const log = new LogWriter('/dev/null')
  log.close()
  assert.throws(() => log.note('one'), /EBADF/)
})
