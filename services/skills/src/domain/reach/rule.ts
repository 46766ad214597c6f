import type { OccupationFigures } from '../../knowledge-base/types.ts'
import type { Engine } from '../engine.ts'
import type { Goals } from '../goals/goals.ts'
import type { Standing } from '../matching/standing.ts'
import type { Person } from '../person.ts'
import type { Purpose } from '../purposes.ts'

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
  readonly refuse: (occupation: OccupationFigures) => Omit<Refusal, 'rule'> | undefined
}

/** What a rule says of an occupation that it refuses. */
export type Words = Omit<Refusal, 'rule'>
