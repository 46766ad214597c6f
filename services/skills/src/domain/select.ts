import type { Engine } from './engine.ts'
import { isIndustry } from './industries.ts'
import type { Person } from './person.ts'
import { type Purpose, type Reading, type RuleChange, rulesFor, type Strictness, strictnessSteps } from './rules.ts'
import { minorGroup } from './soc.ts'

export type FunnelStep = { readonly rule: string; readonly label: string; readonly left: number }

type RuleContext = {
  readonly person: Person
  readonly purpose: Purpose
  readonly reading: Reading
  readonly need: number
  readonly percent: Float64Array
  readonly change?: RuleChange
}

export type Selection = {
  /** Occupations that pass every rule but diversity. */
  readonly eligible: readonly number[]
  readonly funnel: readonly FunnelStep[]
  readonly strictness: Strictness
}

/**
 * Applies the rules, loosening them step by step until the list can be filled with fits that are at least fair. When no
 * step can do that, the one with the most of them is used. A target industry is given up, and the funnel says so, when
 * fewer than seven of ten places could be filled well inside it without offering shrinking work.
 */
export function applyRules(engine: Engine, context: RuleContext): Selection {
  const inside = context.purpose === 'career_change' && isIndustry(context.person.reach.targetIndustry)
  const steps = strictnessSteps(context.person, engine.base.national.medianPay)
  if (inside) {
    const within = steps.slice(0, STEADY_STEPS).map((step) => ({ ...step, industry: 'only' as const }))
    const chosen = loosen(engine, context, within)
    if (chosen && chosen.filled >= INSIDE_SHARE * context.need) return chosen.selection
  }
  const open = steps.map((step) => ({ ...step, industry: inside ? ('dropped' as const) : ('any' as const) }))
  return (
    loosen(engine, context, open.slice(0, -LAST_RESORTS))?.selection ?? lastResort(engine, context, open.slice(-LAST_RESORTS))
  )
}

/** The first that fills the list at all, or else the loosest. */
function lastResort(engine: Engine, context: RuleContext, steps: readonly Strictness[]): Selection {
  const selections = steps.map((strictness) => applyOnce(engine, { ...context, strictness }))
  return selections.find(({ eligible }) => diverse(engine, eligible, context.need).length >= context.need) ?? selections.at(-1)!
}

/** The first step that fills the list well, or else the best of those that fill it at all. */
function loosen(
  engine: Engine,
  context: RuleContext,
  steps: readonly Strictness[],
): { selection: Selection; filled: number } | undefined {
  let best: { selection: Selection; filled: number } | undefined
  for (const strictness of steps) {
    const selection = applyOnce(engine, { ...context, strictness })
    const fair = selection.eligible.filter((index) => context.percent[index]! >= LEAST_PERCENT)
    const filled = diverse(engine, byFit(fair, context.percent), context.need).length
    if (filled >= context.need) return { selection, filled }
    const full = diverse(engine, selection.eligible, context.need).length >= context.need
    if (full && (!best || filled > best.filled)) best = { selection, filled }
  }
  return best
}

function applyOnce(engine: Engine, context: Parameters<typeof rulesFor>[0]): Selection {
  let left = engine.base.occupations
  const funnel: FunnelStep[] = [{ rule: 'all', label: 'Occupations with a complete profile', left: left.length }]
  for (const { rule, label, keep } of rulesFor(context)) {
    left = left.filter(keep)
    funnel.push({ rule, label, left: left.length })
  }
  return { eligible: left.map(({ index }) => index), funnel, strictness: context.strictness }
}

/** Best first by fit; equal fits keep the order of their codes, so that the list is the same on every machine. */
export function byFit(indexes: readonly number[], fit: Float64Array): number[] {
  return [...indexes].sort((a, b) => fit[b]! - fit[a]! || a - b)
}

/**
 * The same as sorting by fit and taking the diverse first, but only a short head is kept in order on the way: a redraw
 * asks for ten of several hundred.
 */
export function bestDiverse(engine: Engine, indexes: readonly number[], fit: Float64Array, limit: number): number[] {
  const head: number[] = []
  for (const index of indexes) {
    const value = fit[index]!
    if (head.length === HEAD && value <= fit[head[HEAD - 1]!]!) continue
    let at = head.length < HEAD ? head.length : HEAD - 1
    while (at > 0 && (fit[head[at - 1]!]! < value || (fit[head[at - 1]!] === value && head[at - 1]! > index))) {
      head[at] = head[at - 1]!
      at -= 1
    }
    head[at] = index
  }
  const chosen = diverse(engine, head, limit)
  return chosen.length === limit || indexes.length <= HEAD ? chosen : diverse(engine, byFit(indexes, fit), limit)
}

/** The first of a sorted list with at most three of ten from one SOC minor group. */
export function diverse(engine: Engine, sorted: readonly number[], limit: number): number[] {
  const most = Math.ceil(limit * 0.3)
  const counts = new Map<string, number>()
  const chosen: number[] = []
  for (const index of sorted) {
    const group = minorGroup(engine.base.occupations[index]!.code)
    const count = counts.get(group) ?? 0
    if (count >= most) continue
    counts.set(group, count + 1)
    chosen.push(index)
    if (chosen.length === limit) break
  }
  return chosen
}

/** Steps that offer no shrinking work for the sake of an industry. */
const STEADY_STEPS = 4
const INSIDE_SHARE = 0.7

/** Steps without a limit on pay or preparation. */
const LAST_RESORTS = 2

/** Longer than ten by so much that three of a kind seldom use it up. */
const HEAD = 40

/** Displayed percent below which a place is better given to a job that a looser rule lets in. */
const LEAST_PERCENT = 58
