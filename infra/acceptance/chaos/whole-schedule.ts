import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../../chaos/runner/checker.ts'
import type { Bus } from '../../chaos/runner/lines.ts'
import { faulty, runChaos } from '../../chaos/runner/run.ts'

/** Every fault there is, in the order of the seed, while reports are ordered: `CHAOS_SEED=7 CHAOS_REPORTS=200 make verify-chaos`. */
export function testWholeSchedule(bus: Bus): void {
  const seed = Number(process.env.CHAOS_SEED || Date.now() % 100_000)
  const reports = Number(process.env.CHAOS_REPORTS || 1_000)
  test(`${reports} reports over ${bus} under the whole schedule: none lost, twice or stuck, all back as promised`, async () => {
    const say = console.log
    say(`seed ${seed}`)
    const plan = { seed, reports, share: 1, pauseMs: 2_000, bus, diskMiB: 1_024 + 2 * reports }
    const { steps, skipped, verdict, accepted, refused, settledSeconds } = await runChaos(plan, say)
    const { lost, twice, stuck } = verdict
    say(`${steps.length} faults, ${accepted} reports accepted: lost ${lost.length}, twice ${twice.length}, stuck ${stuck.length}`)
    say(`${refused} calls refused during the faults; settled ${settledSeconds.toFixed(0)} s after the last one`)
    for (const name of skipped) say(`not possible here: ${name}`)
    assert.ok(accepted >= reports)
    assert.deepEqual([...violations(verdict), ...steps.flatMap(faulty)], [], `again: CHAOS_SEED=${seed} make verify-chaos`)
  })
}
