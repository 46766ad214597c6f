/**
 * How many report workers there should be, as KEDA and the HorizontalPodAutoscaler behind it reckon: pure, so that the rules of the
 * manifests can be tried on recorded arrivals before a cluster does so.
 */

/** `Value`: the figure is already one replica's share. `AverageValue`: it is everybody's, to be divided among the replicas. */
export type Trigger = { name: string; type: 'Value' | 'AverageValue'; target: number }

export type ScalingRules = {
  triggers: readonly Trigger[]
  min: number
  max: number
  /** How often the autoscaler looks. */
  syncMs: number
  /** Fewer replicas only when so long no more were asked for. */
  downStabilisationMs: number
  /** At most so many more within a period, whichever allows more. */
  up: { periodMs: number; pods: number; percent: number }
  /** A figure that is so near to its target changes nothing. */
  tolerance: number
  /** A figure that could not be read so many times running counts as asking for so many replicas; before that it holds all. */
  fallback: { misses: number; replicas: number }
  /** How long a replica that is told to go may take. */
  graceMs: number
}

/** Seconds of waiting work that one replica may have before there is another. Why 20: see the README beside. */
export const BACKLOG_SECONDS = 20
/** Reports that one worker makes side by side (REPORT_TABS). */
const TABS = 2

export const reportWorkerRules: ScalingRules = {
  triggers: [
    { name: 'backlog', type: 'Value', target: BACKLOG_SECONDS },
    { name: 'waiting', type: 'AverageValue', target: 10 },
    { name: 'active', type: 'AverageValue', target: TABS },
  ],
  min: 1,
  max: 10,
  syncMs: 15_000,
  downStabilisationMs: 120_000,
  up: { periodMs: 15_000, pods: 4, percent: 100 },
  tolerance: 0.1,
  fallback: { misses: 3, replicas: 1 },
  graceMs: 75_000,
}

export type Observed = {
  at: number
  /** Replicas asked for now, and how many of them are ready. */
  replicas: number
  ready: number
  /** By trigger; one that cannot be read is left out. */
  figures: Readonly<Record<string, number | undefined>>
}

/** What one trigger asks for, before any limit. */
export function wanted(trigger: Trigger, figure: number, seen: Pick<Observed, 'replicas' | 'ready'>, tolerance: number): number {
  const { replicas, ready } = seen
  const ratio = trigger.type === 'Value' ? figure / trigger.target : figure / (trigger.target * replicas)
  if (Math.abs(ratio - 1) <= tolerance) return replicas
  return trigger.type === 'Value' ? Math.ceil(ratio * ready) : Math.ceil(figure / trigger.target)
}

/** Keeps what the autoscaler remembers between two looks. */
export function createScaler(rules: ScalingRules): { decide(seen: Observed): number } {
  const recommended: { at: number; replicas: number }[] = []
  const added: { at: number; by: number }[] = []
  const misses = new Map<string, number>()

  function proposal(seen: Observed): number {
    const asked = rules.triggers.map((trigger) => {
      const figure = seen.figures[trigger.name]
      const missed = figure === undefined ? (misses.get(trigger.name) ?? 0) + 1 : 0
      misses.set(trigger.name, missed)
      if (figure !== undefined) return wanted(trigger, figure, seen, rules.tolerance)
      return missed > rules.fallback.misses ? rules.fallback.replicas : seen.replicas
    })
    return Math.max(...asked)
  }

  return {
    decide(seen) {
      const raw = clamp(proposal(seen), rules)
      recommended.push({ at: seen.at, replicas: raw })
      while ((recommended[0]?.at ?? seen.at) < seen.at - rules.downStabilisationMs) recommended.shift()
      while ((added[0]?.at ?? seen.at) <= seen.at - rules.up.periodMs) added.shift()
      if (raw > seen.replicas) {
        const atStart = seen.replicas - added.reduce((sum, { by }) => sum + by, 0)
        const limit = Math.max(atStart + rules.up.pods, Math.ceil(atStart * (1 + rules.up.percent / 100)))
        const next = Math.max(seen.replicas, Math.min(raw, limit))
        if (next > seen.replicas) added.push({ at: seen.at, by: next - seen.replicas })
        return next
      }
      return Math.min(seen.replicas, Math.max(...recommended.map(({ replicas }) => replicas)))
    },
  }
}

function clamp(replicas: number, { min, max }: ScalingRules): number {
  return Math.min(max, Math.max(min, replicas))
}
