import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from './runner/checker.ts'
import { faulty, runChaos } from './runner/run.ts'

/** `CHAOS_SEED=7` takes other faults; a run that failed says which seed it had. */
const seed = Number(process.env.CHAOS_SEED || 1)
const REPORTS = 40
const FAULTS = 8

test(`${FAULTS} faults of as many kinds while ${REPORTS} reports are ordered: none lost, twice or stuck, all back as promised`, async () => {
  const say = console.log
  say(`seed ${seed}`)
  const plan = { seed, reports: REPORTS, faults: FAULTS, share: 1 / 3, pauseMs: 2_500, bus: 'redis' } as const
  const { steps, verdict, accepted, refused, settledSeconds } = await runChaos(plan, say)
  say(`${accepted} reports accepted, ${refused} calls refused, settled ${settledSeconds.toFixed(0)} s after the last fault`)
  assert.ok(accepted >= REPORTS)
  assert.equal(new Set(steps.map(({ fault }) => fault.kind)).size, FAULTS)
  assert.deepEqual([...violations(verdict), ...steps.flatMap(faulty)], [], `again: CHAOS_SEED=${seed} make faults`)
})
