import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '@waymark/kit/database/client'
import { roleUrlsOf } from '../support/role-urls.ts'
import { isSettled, judge, type Verdict, violations } from './checker.ts'
import { gatherFacts, readWrites } from './facts.ts'
import { type Fault, faults, kafkaFaults } from './faults.ts'
import { type Recovery, timeRecovery } from './recovery.ts'
import { seeded, shuffled } from './seeded.ts'
import { startWorkload } from './workload.ts'
import { startWorld } from './world.ts'

export type Plan = {
  seed: number
  reports: number
  /** How many faults are drawn; all of them without it. */
  faults?: number
  /** Only those whose name holds this text. */
  only?: string
  /** How much of a fault's length it lasts. */
  share: number
  bus: 'redis' | 'kafka'
  pauseMs: number
}
export type Step = { fault: Fault; recovery: Recovery }
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
  const world = await startWorld({ bus: plan.bus })
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
    const drawn = draw(plan)
    const possible = drawn.filter((fault) => fault.possible?.(world) ?? true)
    const steps: Step[] = []
    for (const fault of possible) {
      await delay(1_000)
      const end = await fault.begin(world)
      await delay(fault.seconds * plan.share * 1_000)
      await end()
      const recovery = await timeRecovery({ site, member, mails: () => world.mailbox.mails.length, open })
      steps.push({ fault, recovery })
      say(stepLine({ fault, recovery }))
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
    if (violations(verdict).length > 0) say(world.stack.runDir)
    const { reports, refused } = workload.accepted
    const skipped = drawn.filter((fault) => !possible.includes(fault)).map(({ name }) => name)
    return { steps, skipped, verdict, accepted: reports.length, refused, settledSeconds }

    async function look(): Promise<Verdict> {
      return judge(await gatherFacts(world, workload, await readWrites(workload)))
    }
  } finally {
    await world.stop()
  }
}

/** The same seed draws the same faults in the same order. */
export function draw(plan: Pick<Plan, 'seed' | 'faults' | 'only' | 'bus'>): Fault[] {
  const all = [...faults, ...(plan.bus === 'kafka' ? kafkaFaults : [])].filter(({ name }) => name.includes(plan.only ?? ''))
  return shuffled(all, seeded(plan.seed)).slice(0, plan.faults ?? all.length)
}

/** The parts of a recovery that took longer than promised, in words. */
export function late({ fault, recovery }: Step): string[] {
  return (['site', 'reports'] as const).flatMap((part) => {
    const promised = fault.promised[part]
    if (promised === undefined) return []
    const took = recovery[part]
    return took !== undefined && took <= promised
      ? []
      : [`${part} after ${took?.toFixed(1) ?? 'more than 120'} s, promised ${promised} s`]
  })
}

export function stepLine(step: Step): string {
  const part = (name: 'site' | 'reports') => {
    const promised = step.fault.promised[name]
    return `${name} ${(step.recovery[name]?.toFixed(1) ?? '>120').padStart(5)} s${promised === undefined ? '       ' : ` (≤ ${String(promised).padStart(2)})`}`
  }
  return `${step.fault.name.padEnd(38)} ${part('site')}  ${part('reports')}${late(step).length > 0 ? '  late' : ''}`
}
