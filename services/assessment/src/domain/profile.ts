/**
 * What the engine is asked with, as this service builds it. The message on the wire has the same shape: where a profile is sent the
 * compiler holds the two together.
 */
export type Profile = {
  ratings: Rating[]
  skills: SkillClaim[]
  /** O*NET-SOC code that the person picked for the present job, or empty. */
  currentOccupation: string
  /** In the person's own words: shown, and searched for a title; never ranked by. */
  currentRole: string
  reach: Reach | undefined
  /** The six work values in the person's order, most important first; empty when not asked. */
  valuesOrder: string[]
  goals: StatedGoals | undefined
}

export type StatedGoals = { text: string; removed: string[] }

/** One answered item that measures one scale, from `low` to `high`; `weight` is less than 1 for an answer that only hints. */
export type Rating = {
  scale: string
  item: string
  value: number
  low: number
  high: number
  weight: number
  prefilled?: boolean | undefined
}

/** `rating` 1-10, 0 when not rated. */
export type SkillClaim = { name: string; rating: number; evidence: string }

/** An empty text, 0 and undefined mean that it was not asked or not given. */
export type Reach = {
  yearsExperience: number
  education: string
  salaryCurrent: number
  salaryTarget: number
  industry: string
  targetIndustry: string
  payFloorShare: number
  monthsAvailable: number
  learningHours: number
  remotePreference: string
  state?: string | undefined
  leastPay?: number | undefined
}

export const NO_REACH: Reach = {
  yearsExperience: 0,
  education: '',
  salaryCurrent: 0,
  salaryTarget: 0,
  industry: '',
  targetIndustry: '',
  payFloorShare: 0,
  monthsAvailable: 0,
  learningHours: 0,
  remotePreference: '',
}
