import { copyFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '@waymark/kit/database/client'
import { roleUrlsOf } from '../support/role-urls.ts'
import { isSettled, judge, type Verdict, violations } from './checker.ts'
import { gatherFacts, readWrites } from './facts.ts'
import { faultsOf } from './faults/all.ts'
import type { Fault } from './faults/fault.ts'
import type { Bus } from './lines.ts'
import { type Recovery, timeRecovery } from './recovery.ts'
import { seeded, shuffled } from './seeded.ts'
import { startWorkload } from './workload.ts'
import { startWorld } from './world.ts'

export type Plan = {
  seed: number
  /** At least; ordering goes on for as long as faults come. */
  reports: number
  /** How many faults are drawn; all of them without it. */
  faults?: number | undefined
  /** Only those whose name holds this text. */
  only?: string
  /** How much of a fault's length it lasts. */
  share: number
  bus: Bus
  pauseMs: number
  /** The size of the disk that is filled; without it none is. */
  diskMiB?: number
}
type Drawing = Pick<Plan, 'seed' | 'faults' | 'only' | 'bus'>
export type Step = { fault: Fault; recovery: Recovery; bit: boolean }
export type Outcome = {
  steps: Step[]
  skipped: string[]
  verdict: Verdict
  accepted: number
  refused: number
  settledSeconds: number
}

/** operations.md 1.1: everything is finished 120 s after the last fault. */
const SETTLE_MS = 120_000
/** A second copy of a mail would come within the time that a claim holds. */
const AFTERWARDS_MS = 12_000

/** One run: the stack, people at work, the faults that the seed draws one after another, and what is left of it. */
export async function runChaos(plan: Plan, say: (line: string) => void): Promise<Outcome> {
  const world = await startWorld(plan)
  try {
    const { site } = world.stack.endpoints
    const workload = await startWorkload(site, plan)
    const [member] = workload.members
    if (!member) throw new Error('there is no member')
    const reportUrl = roleUrlsOf(world.stack).report ?? ''
    const open = () =>
      withClient(reportUrl, async (client) => {
        const { rows } = await client.query(`select 1 from report where delivered_at is null limit 1`)
        return rows.length > 0
      })
    const isPossible = (fault: Fault) => fault.possible?.(world) ?? true
    const steps: Step[] = []
    for (const fault of draw(plan, isPossible)) {
      await delay(1_000)
      const begun = await fault.begin(world)
      await delay(fault.seconds * plan.share * 1_000)
      await begun.end?.()
      const recovery = await timeRecovery({ site, member, mails: () => world.mailbox.mails.length, open })
      const step = { fault, recovery, bit: await begun.bit() }
      steps.push(step)
      say(stepLine(step))
    }
    const began = performance.now()
    await workload.ordered
    await workload.stop()
    let verdict = await look()
    while (!isSettled(verdict) && performance.now() - began < SETTLE_MS) {
      await delay(1_000)
      verdict = await look()
    }
    const settledSeconds = (performance.now() - began) / 1000
    await delay(AFTERWARDS_MS)
    verdict = await look()
    if (violations(verdict).length > 0 || steps.some((step) => faulty(step).length > 0))
      say(`the log of all processes: ${keepLog(world.stack.runDir, plan.seed)}`)
    const { reports, refused } = workload.accepted
    const skipped = draw({ ...plan, faults: undefined })
      .filter((fault) => !isPossible(fault))
      .map(({ name }) => name)
    return { steps, skipped, verdict, accepted: reports.length, refused, settledSeconds }

    async function look(): Promise<Verdict> {
      return judge(await gatherFacts(world, workload, await readWrites(workload)))
    }
  } finally {
    await world.stop()
  }
}

/** The folder of the run goes with it; the log of one that failed stays. */
function keepLog(runDir: string, seed: number): string {
  const kept = join(tmpdir(), `waymark-chaos-${seed}.log`)
  copyFileSync(join(runDir, 'waymark.log'), kept)
  return kept
}

/** The same seed draws the same faults in the same order; of a few each is of another kind for as long as there is one. */
export function draw(plan: Drawing, isPossible: (fault: Fault) => boolean = () => true): Fault[] {
  const wanted = faultsOf(plan.bus).filter((fault) => fault.name.includes(plan.only ?? '') && isPossible(fault))
  const order = shuffled(wanted, seeded(plan.seed))
  const before = (fault: Fault) => order.slice(0, order.indexOf(fault)).filter(({ kind }) => kind === fault.kind).length
  return plan.faults === undefined ? order : order.toSorted((one, other) => before(one) - before(other)).slice(0, plan.faults)
}

/** What is wrong with one fault, in words: it did nothing, or a part took longer to recover than promised. */
export function faulty({ fault, recovery, bit }: Step): string[] {
  const slow = (['site', 'reports'] as const).flatMap((part) => {
    const promised = fault.promised[part]
    if (promised === undefined) return []
    const took = recovery[part]
    return took !== undefined && took <= promised
      ? []
      : [`${part} after ${took?.toFixed(1) ?? 'more than 120'} s, promised ${promised} s`]
  })
  return [...(bit ? [] : ['it did nothing to the stack']), ...slow].map((line) => `${fault.name}: ${line}`)
}

export function stepLine(step: Step): string {
  const part = (name: 'site' | 'reports') => {
    const promised = step.fault.promised[name]
    return `${name} ${(step.recovery[name]?.toFixed(1) ?? '>120').padStart(5)} s${promised === undefined ? '       ' : ` (≤ ${String(promised).padStart(2)})`}`
  }
  return `${step.fault.name.padEnd(38)} ${part('site')}  ${part('reports')}${faulty(step).length > 0 ? '  ✖' : ''}`
}
