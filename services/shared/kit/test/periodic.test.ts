import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '@waymark/kit/log'
import { periodic } from '@waymark/kit/periodic'
import { eventually } from '@waymark/testing/eventually'
import { quietLog as log } from '@waymark/testing/quiet-log'

const HOUR = 3_600_000
/** Resolves when `runs` has so many entries. */
const reached = (runs: readonly unknown[], count: number) =>
  eventually(`run ${count}`, async () => (runs.length >= count ? true : undefined))

test('runs at the start, then after each pause, and never two at a time', async () => {
  const runs: number[] = []
  let under = 0
  const work = async () => {
    under++
    await sleep(5)
    runs.push(under)
    under--
  }
  const task = periodic({ name: 'test', everyMs: 1, log, work })
  task.start()
  task.start()
  await reached(runs, 3)
  await task.stop()
  assert.deepEqual(new Set(runs), new Set([1]))
  const after = runs.length
  await sleep(20)
  assert.equal(runs.length, after, 'none after the stop')
})

test('a run that asks for another is followed at once, and one that is done is the last', async () => {
  const answers = ['again', 'again', 'done']
  const runs: unknown[] = []
  const work = async () => {
    runs.push(answers[runs.length])
    return runs.at(-1)
  }
  const task = periodic({ name: 'test', everyMs: HOUR, log, work })
  task.start()
  await reached(runs, 3)
  task.wake()
  await task.stop()
  assert.deepEqual(runs, answers)
})

test('a wake ends the pause; one that comes during a run is not lost', async () => {
  const runs: number[] = []
  const task = periodic({
    name: 'test',
    everyMs: HOUR,
    atStart: false,
    log,
    work: async () => {
      if (runs.push(0) === 1) task.wake()
    },
  })
  task.start()
  await sleep(20)
  assert.equal(runs.length, 0, 'the first run waits')
  task.wake()
  await reached(runs, 2)
  await task.stop()
  assert.equal(runs.length, 2)
})

test('a failure is logged once per outage, and tried again after its own pause', async () => {
  const lines: string[] = []
  const told = createLog({ service: 'test', level: 'warn', destination: { write: (line) => void lines.push(line) } })
  const outcomes = [false, false, true, false, true]
  const runs: boolean[] = []
  const work = async () => {
    const works = outcomes[runs.length] ?? true
    runs.push(works)
    if (!works) throw new Error('away')
    return runs.length < outcomes.length ? 'again' : undefined
  }
  const task = periodic({ name: 'test', everyMs: HOUR, retryMs: 1, log: told, work })
  task.start()
  await reached(runs, 5)
  await task.stop()
  assert.equal(lines.length, 2)
  assert.match(lines[0] ?? '', /"task":"test".*periodic task failed/)
})
