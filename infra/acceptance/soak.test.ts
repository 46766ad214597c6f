import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { repoRoot } from '../dev/places.ts'
import { startStack, type TestStack } from '../dev/test-stack.ts'
import { rootsOf } from '../load/run/process-tree.ts'
import { isFlat, type MemorySample, readMemory, type Trend, trendsOf } from '../load/soak/memory.ts'
import { startTraffic } from '../load/soak/traffic.ts'
import { record } from '../tools/figures.ts'

/** The hour that is promised; the first quarter warms up and is not judged. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 60)
const WARM = MINUTES / 4
const SAMPLE_MS = 15_000

let stack: TestStack
before(async () => {
  stack = await startStack({ env: { SEED: 'false' } })
})
after(() => stack?.stop())

test(`${MINUTES} minutes of steady traffic: no failure, no report lost, and the memory of every process flat`, async (t) => {
  const { site, mailbox } = stack.endpoints
  const { traffic, stop } = await startTraffic(new URL(site).origin, mailbox)
  const samples: MemorySample[] = []
  const began = performance.now()
  for (let minute = 0; minute < MINUTES; minute = (performance.now() - began) / 60_000) {
    samples.push({ minute, memory: readMemory(rootsOf(stack)) })
    await delay(SAMPLE_MS)
  }
  await stop()
  keep(samples)
  const trends = trendsOf(samples, WARM)
  const { requests, ordered, mailed, failures } = traffic
  console.log(
    `${MINUTES} minutes, ${requests} calls, ${ordered.length} reports, ${samples.length} samples; MiB held from minute ${WARM}`,
  )
  console.log(table(trends))

  assert.deepEqual(failures, [], 'a soak with failures is void')
  assert.deepEqual(Object.fromEntries(mailed), Object.fromEntries(ordered.map((email) => [email, 1])))
  const restarted = stack.state()?.processes.filter(({ restarts }) => restarts > 0)
  assert.deepEqual(restarted, [], 'a process that starts again has a fresh memory')
  const expected = [...(stack.state()?.processes ?? []).map(({ name }) => name), 'launcher', 'report-worker browser']
  assert.deepEqual(
    expected.filter((name) => !trends.some((trend) => trend.name === name)),
    [],
    'every process was seen in every sample',
  )
  const total = trends.reduce((sum, { slope }) => sum + slope, 0)
  record('soak-growth-mib-an-hour', Math.round(total * 10) / 10, { atMost: 40, unit: 'MiB an hour' }, 'all processes together')
  t.diagnostic(`all together ${total.toFixed(1)} MiB an hour`)
  assert.deepEqual(
    trends.filter((trend) => !isFlat(trend)),
    [],
  )
})

function table(trends: readonly Trend[]): string {
  const lines = trends.map(
    (trend) =>
      `${trend.name.padEnd(24)}${trend.first.toFixed(1).padStart(9)}${trend.last.toFixed(1).padStart(9)}${trend.slope.toFixed(1).padStart(13)}${trend.bound.toFixed(1).padStart(9)}  ${isFlat(trend) ? 'flat' : 'GROWS'}`,
  )
  return [
    `${'process'.padEnd(24)}${'first'.padStart(9)}${'last'.padStart(9)}${'MiB/hour'.padStart(13)}${'at most'.padStart(9)}`,
    ...lines,
  ].join('\n')
}

/** Every sample, for whoever wants to see the curve. */
function keep(samples: readonly MemorySample[]): void {
  const rows = samples.flatMap(({ minute, memory }) =>
    [...memory].map(([name, { held, resident }]) => [minute.toFixed(2), name, held.toFixed(1), resident.toFixed(1)].join(',')),
  )
  mkdirSync(join(repoRoot, '.cache/load'), { recursive: true })
  writeFileSync(join(repoRoot, '.cache/load/soak.csv'), `${['minute,process,held_mib,resident_mib', ...rows].join('\n')}\n`)
}
