import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRate } from '../src/throttle-config.ts'

test('Rates are read strictly', () => {
  assert.deepEqual(parseRate('20/1m'), { ok: true, value: { limit: 20, periodMs: 60_000 } })
  assert.deepEqual(parseRate('3/h'), { ok: true, value: { limit: 3, periodMs: 3_600_000 } })
  assert.deepEqual(parseRate('off'), { ok: true, value: null })
  for (const wrong of ['', '20', '0/1m', '-1/1m', '20/1w', '20/0s', 'many/1m']) assert.equal(parseRate(wrong).ok, false, wrong)
})
