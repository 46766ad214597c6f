import type { OccupationFigures } from '../knowledge-base/types.ts'
import type { Engine } from './engine.ts'
import { ASKED } from './goals/goals.ts'
import { isCarried } from './matching/bands.ts'
import { byFit, type Ranking } from './rank.ts'
import { rulesFor } from './reach/refusals.ts'
import type { Rule } from './reach/rule.ts'

/** A limit that the person set, and what it alone keeps off the list. */
export type Limit = {
  readonly rule: string
  /** "No heavy work" */
  readonly label: string
  /** How many occupations nothing else refuses. */
  readonly refused: number
  /** Those of them that were asked for or that counselors name, by place in the table, best first. */
  readonly opens: readonly number[]
}

/** The limits of a ranking in the order of its rules. What two limits refuse opens with neither of them. */
export function findLimits(engine: Engine, ranking: Ranking): Limit[] {
  const { person, standing, goals, options, scores, bandOf, advice } = ranking
  const context = { engine, person, standing, goals, purpose: options.purpose }
  const rules = rulesFor(context)
  const unhurried = rulesFor({ ...context, person: { ...person, reach: { ...person.reach, monthsAvailable: 0 } } })
  const stays = (rule: Rule, occupation: OccupationFigures): boolean =>
    rule.rule === 'reach_time' && unhurried.some((other) => other.rule === rule.rule && other.refuse(occupation) !== undefined)
  const kept = new Map(rules.filter((rule) => isOwn(rule, ranking)).map((rule) => [rule, [] as number[]]))
  if (kept.size === 0) return []
  for (const occupation of engine.base.occupations) {
    const index = occupation.index
    const only = onlyRefusal(rules, occupation)
    const alone = only && !stays(only, occupation) && kept.get(only)
    if (alone && isCarried({ person, standing, parts: scores }, index, bandOf(index))) alone.push(index)
  }
  const worth = (index: number): boolean =>
    standing.asked[index]! >= ASKED || standing.named === undefined || standing.named[index]! > 0
  return [...kept].map(([{ rule, label }, alone]) => ({
    rule,
    label: rule === 'reach_time' ? `At most ${person.reach.monthsAvailable} months of study` : label.replace(AS_ASKED, ''),
    refused: alone.length,
    opens: byFit(alone.filter(worth), advice).slice(0, MOST),
  }))
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

/** Rules that stand only because the person said so. Months count where they were given. */
function isOwn({ rule }: Rule, { person }: Ranking): boolean {
  return rule === 'reach_time' ? person.reach.monthsAvailable > 0 : OWN.has(rule)
}

const OWN: ReadonlySet<string> = new Set(['reach_pay', 'wish', 'left'])
const AS_ASKED = /, as you asked$/
const MOST = 3
