import { setTimeout as delay } from 'node:timers/promises'
import type { Figures } from './figures.ts'
import { createScaler, type ScalingRules } from './formula.ts'
import type { Fleet } from './worker-fleet.ts'

/** One second of a run. */
export type Moment = {
  second: number
  accepted: number
  open: number
  delivered: number
  backlog: number | undefined
  /** What the formula asked for at its last look, before the cap of this machine. */
  wanted: number
  replicas: number
  ready: number
  leaving: number
}

type Options = {
  rules: ScalingRules
  fleet: Fleet
  figures: Figures
  /** As many workers as this machine can really run. */
  cap: number
  /** True once there is nothing more to see. */
  finished: (moment: Moment) => boolean
  limitMs: number
  onMoment?: (moment: Moment) => void
}

/** The autoscaler's loop with real processes in place of pods: reads the figures, reckons, starts and stops workers. */
export async function runScaler(options: Options): Promise<Moment[]> {
  const { rules, fleet, figures, cap } = options
  const scaler = createScaler({ ...rules, max: rules.max })
  const began = Date.now()
  const moments: Moment[] = []
  let wanted = fleet.replicas()
  let nextLook = 0
  while (Date.now() - began < options.limitMs) {
    const at = Date.now() - began
    await fleet.probe()
    const [triggers, reports] = await Promise.all([figures.triggers(), figures.reports()])
    if (at >= nextLook) {
      nextLook = at + rules.syncMs
      wanted = scaler.decide({ at, replicas: fleet.replicas(), ready: fleet.ready(), figures: triggers })
      await fleet.resize(Math.min(wanted, cap))
    }
    const moment: Moment = {
      second: Math.round(at / 1_000),
      ...{ accepted: reports.accepted, open: reports.open, delivered: reports.delivered },
      backlog: triggers.backlog,
      wanted,
      ...{ replicas: fleet.replicas(), ready: fleet.ready(), leaving: fleet.leaving() },
    }
    moments.push(moment)
    options.onMoment?.(moment)
    if (options.finished(moment)) return moments
    await delay(Math.max(0, 1_000 - (Date.now() - began - at)))
  }
  throw new Error(`not finished within ${options.limitMs / 1_000} s; the last second: ${JSON.stringify(moments.at(-1))}`)
}
