import type { OccupationFigures } from '../catalogue/figures.ts'
import { ASKED, type Goals, takesBack as takesBackWish } from '../goals/goals.ts'
import { NAMED_EARLY } from '../matching/career-moves.ts'
import { isCarried } from '../matching/choice/bands.ts'
import { type Asking, DIRECTIONS, worthNaming } from '../matching/choice/choose.ts'
import type { Engine } from '../matching/engine.ts'
import { byFit, type Ranking } from '../matching/rank.ts'
import type { Standing } from '../matching/standing.ts'
import { rulesFor } from '../reach/rules/refusals.ts'
import { isOwn, type OwnLimit, type OwnRule, type Rule } from '../reach/rules/rule.ts'

/** A limit that the person set, and what it alone keeps off the list. */
export type Limit = {
  readonly rule: string
  /** "No heavy work" */
  readonly label: string
  /** How many occupations nothing else refuses. */
  readonly refused: number
  /** Those of them that were asked for or that counselors name, by place in the table, best first. */
  readonly opens: readonly number[]
  /** Absent where nothing opens. */
  readonly easing?: Easing
}

/** How the person may ease a limit; `to` is the figure that lets in what opens, of the unit of `OwnLimit.figure`. */
export type Easing = { readonly id: string; readonly takesBack?: string; readonly from?: number; readonly to?: number }

/** The limits of a ranking in the order of its rules. What two limits refuse opens with neither of them. */
export function findLimits(engine: Engine, ranking: Ranking): Limit[] {
  const { person, standing, goals, options, scores, bandOf, advice, ranked, selection } = ranking
  const context = { engine, person, standing, goals, purpose: options.purpose }
  const rules = rulesFor(context)
  const unhurried = rulesFor({ ...context, person: { ...person, reach: { ...person.reach, monthsAvailable: 0 } } })
  const stays = (rule: Rule, occupation: OccupationFigures): boolean =>
    rule.rule === 'reach_time' && unhurried.some((other) => other.rule === rule.rule && other.refuse(occupation) !== undefined)
  const kept = new Map(rules.filter(isOwn).map((rule) => [rule, [] as number[]]))
  if (kept.size === 0) return []
  for (const occupation of engine.base.occupations) {
    const index = occupation.index
    const only = onlyRefusal(rules, occupation)
    const alone = only && isOwn(only) && !stays(only, occupation) && kept.get(only)
    if (alone && isCarried({ person, standing, parts: scores }, index, bandOf(index))) alone.push(index)
  }
  // Onto a full list comes only what is at least as good as its last place.
  const last = ranked.length < options.limit ? Number.NEGATIVE_INFINITY : Math.min(...ranked.map((index) => advice[index]!))
  return [...kept].map(([rule, alone]) => {
    const eased = { person, standing, goals: withoutWish(goals, rule.own), eligible: selection.eligible, advice }
    const isWorth = ranked.length < DIRECTIONS ? fills(standing) : worthEasing(engine, rule.own, eased)
    const worth = alone.filter((index) => isWorth(index) && advice[index]! >= last)
    const opens = byFit(nearest(worth, rule.own, standing), advice).slice(0, MOST)
    return {
      ...{ rule: rule.rule, label: limitInWords(rule), refused: alone.length, opens },
      ...(opens.length > 0 ? { easing: easingOf(rule.own, opens, standing) } : {}),
    }
  })
}

/** Onto a list that would be very short comes what counselors name at all. */
const fills =
  ({ asked, named }: Standing) =>
  (index: number): boolean =>
    asked[index]! >= ASKED || named === undefined || named[index]! > 0

/** Who eases a floor of pay takes less for work that is named early; otherwise it is worth what it is on any list. */
function worthEasing(
  engine: Engine,
  { id }: OwnLimit,
  eased: Asking & { readonly advice: Float64Array },
): (index: number) => boolean {
  const { asked, named } = eased.standing
  if (id === 'pay' && named) return (index) => asked[index]! >= ASKED || named[index]! >= NAMED_EARLY
  return worthNaming(engine, eased, (index) => eased.advice[index]!)
}

/** A wish that is taken back asks no longer for easier work. */
function withoutWish(goals: Goals, { takesBack }: OwnLimit): Goals {
  return { ...goals, wishes: goals.wishes.filter((wish) => takesBackWish(wish) !== takesBack) }
}

/** A limit is eased by as little as opens something: what lies just beyond a figure, or else all that lies beyond. */
function nearest(beyond: readonly number[], { id, figure = 0 }: OwnLimit, { pay, entries }: Standing): readonly number[] {
  const near = beyond.filter((index) =>
    id === 'pay' ? pay[index]! >= NEAR_PAY * figure : id !== 'months' || entries[index]!.studyMonths[0] <= figure + NEAR_MONTHS,
  )
  return near.length > 0 ? near : beyond
}

function easingOf({ id, figure, takesBack }: OwnLimit, opens: readonly number[], { pay, entries }: Standing): Easing {
  if (figure === undefined) return { id, takesBack }
  const to =
    id === 'pay'
      ? 1000 * Math.floor(Math.min(...opens.map((index) => pay[index]!)) / 1000)
      : Math.ceil(Math.max(...opens.map((index) => entries[index]!.studyMonths[0])))
  return { id, from: Math.round(figure), to }
}

/** The rule that refuses an occupation, where it is the only one. */
function onlyRefusal(rules: readonly Rule[], occupation: OccupationFigures): Rule | undefined {
  let found: Rule | undefined
  for (const rule of rules) {
    if (!rule.refuse(occupation)) continue
    if (found) return undefined
    found = rule
  }
  return found
}

/** A limit as the person may read it back: "No heavy work". */
export function limitInWords({ own, label }: OwnRule): string {
  return own.id === 'months' ? `At most ${own.figure} months of study` : label.replace(AS_ASKED, '')
}

const AS_ASKED = /, as you (?:asked|told us)$/
const MOST = 3
/** Share of a pay floor, and months over a limit of study, within which a loosened limit is still the same plan. */
const NEAR_PAY = 0.85
const NEAR_MONTHS = 12
