import assert from 'node:assert/strict'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { passOn, standing } from './progress.ts'

const line = (tested: number): string =>
  `Mutation testing 24% (elapsed: ~3m, remaining: ~9m) ${tested}/1864 tested (10 survived, 34 timed out)`

test('how far a target is and how long it takes is read from a line of Stryker', () => {
  assert.deepEqual(standing(line(446)), { done: '446 of 1864 mutants', left: '~9m left' })
  assert.equal(standing('Mutation testing  [] 100% (elapsed: <1m, remaining: n/a)'), undefined)
})

test('it is told once a minute', async () => {
  const output = new PassThrough()
  const told: string[] = []
  let now = 0
  passOn(
    output,
    'gateway/plugins',
    (what, usually) => told.push(`${what} (${usually})`),
    () => (now += 25_000),
  )
  for (const tested of [1, 2, 3, 4, 5]) output.write(`${line(tested)}\n`)
  output.end()
  await once(output, 'close')
  assert.deepEqual(told, ['gateway/plugins: 3 of 1864 mutants (~9m left)'])
})
