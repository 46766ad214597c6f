import type { Reach } from '@waymark/contracts/models/advice/reach'

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

/** `beside`: what was told of the present situation in other answers, read for limits alone. */
export type StatedGoals = { text: string; removed: string[]; beside: string[] }

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
