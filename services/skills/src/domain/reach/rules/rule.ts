import type { OccupationFigures } from '../../catalogue/figures.ts'
import type { Goals } from '../../goals/goals.ts'
import type { Engine } from '../../matching/engine.ts'
import type { Standing } from '../../matching/standing.ts'
import type { Person } from '../../person/person.ts'
import type { Purpose } from '../../person/purposes.ts'

/** Why an occupation is not offered, and what would open it; both are sentences to the person. */
export type Refusal = { readonly rule: string; readonly why: string; readonly opens: string }

/** Changes of the rules for a what-if. */
export type RuleChange = { readonly leastPay?: number; readonly noDegree?: boolean }

export type RuleContext = {
  readonly engine: Engine
  readonly person: Person
  readonly purpose: Purpose
  readonly standing: Standing
  readonly goals: Goals
  readonly change?: RuleChange
}

export type Rule = {
  readonly rule: string
  /** What is left after the rule, for the funnel. */
  readonly label: string
  /** The same for one line, where the label is too long for it. */
  readonly short?: string | undefined
  /** Absent where the rule is ours: nobody set it. */
  readonly own?: OwnLimit | undefined
  readonly refuse: (occupation: OccupationFigures) => Omit<Refusal, 'rule'> | undefined
}

/**
 * A rule that stands only because the person said so. `figure` is US dollars a year of `pay` and months of study of `months`; what is
 * no figure can be taken back, by the words or the wish that `StatedGoals.removed` would hold.
 */
export type OwnLimit =
  | { readonly id: string; readonly figure: number; readonly takesBack?: undefined }
  | { readonly id: string; readonly takesBack: string; readonly figure?: undefined }

export type OwnRule = Rule & { readonly own: OwnLimit }

export function isOwn(rule: Rule): rule is OwnRule {
  return rule.own !== undefined
}

/** What a rule says of an occupation that it refuses. */
export type Words = Omit<Refusal, 'rule'>
