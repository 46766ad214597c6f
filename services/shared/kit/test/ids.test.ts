import assert from 'node:assert/strict'
import { test } from 'node:test'
import { uuidv7 } from '@waymark/kit/ids'

test('ids are valid UUIDv7, sort in the order they were made and never repeat', () => {
  const ids = Array.from({ length: 20_000 }, () => uuidv7())
  for (const id of ids) assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.deepEqual([...ids].sort(), ids)
  assert.equal(new Set(ids).size, ids.length)
})

test('a clock that steps back does not break the order', () => {
  const future = Date.now() + 60_000
  const first = uuidv7(future)
  assert.ok(uuidv7(future - 30_000) > first)
})
