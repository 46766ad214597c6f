import type { Purpose } from '../person/purposes.ts'

/** What an order of advice weighs; each part is in standard deviations or on a scale of about -1 to 1. */
export type AdviceWeights = {
  readonly interests: number
  readonly transfer: number
  readonly goal: number
  readonly values: number
  readonly pay: number
  readonly outlook: number
  /** Against exposure to AI. */
  readonly shelter: number
}

/**
 * Who has years has capital: from nothing at the start of a career to the full weight after twelve years, what carries over
 * counts more and what is liked counts less. Without a present job, the weight of the transfer falls to interests, and
 * half of it to skills where the person named any.
 */
export function adviceWeights(
  purpose: Purpose,
  { evidence, present }: { evidence: number; present: boolean },
): AdviceWeights & { readonly skills: number } {
  const [low, high] = RANGES[purpose]
  const at = (name: keyof AdviceWeights): number => low[name] + (high[name] - low[name]) * evidence
  const weights = {
    interests: at('interests'),
    transfer: at('transfer'),
    goal: at('goal'),
    values: at('values'),
    pay: at('pay'),
    outlook: at('outlook'),
    shelter: at('shelter'),
    skills: 0,
  }
  return present
    ? weights
    : { ...weights, transfer: 0, interests: weights.interests + weights.transfer / 2, skills: weights.transfer / 2 }
}

type Range = readonly [start: AdviceWeights, years: AdviceWeights]

const DEEP: Range = [
  { interests: 0.45, transfer: 0.15, goal: 0.9, values: 0.15, pay: 0.1, outlook: 0.12, shelter: 0 },
  { interests: 0.2, transfer: 0.4, goal: 0.9, values: 0.08, pay: 0.14, outlook: 0.1, shelter: 0 },
]
const RANGES: Readonly<Record<Purpose, Range>> = {
  career_deep_dive: DEEP,
  basic: DEEP,
  career_change: [
    { interests: 0.45, transfer: 0.1, goal: 1, values: 0.15, pay: 0.1, outlook: 0.12, shelter: 0 },
    { interests: 0.3, transfer: 0.3, goal: 1, values: 0.1, pay: 0.12, outlook: 0.1, shelter: 0 },
  ],
  executive_transition: [
    { interests: 0.25, transfer: 0.2, goal: 0.9, values: 0.1, pay: 0.15, outlook: 0.08, shelter: 0 },
    { interests: 0.12, transfer: 0.4, goal: 0.9, values: 0.06, pay: 0.22, outlook: 0.06, shelter: 0 },
  ],
  ai_transition: [
    { interests: 0.4, transfer: 0.12, goal: 0.8, values: 0.12, pay: 0.1, outlook: 0.14, shelter: 0.15 },
    { interests: 0.2, transfer: 0.34, goal: 0.8, values: 0.08, pay: 0.12, outlook: 0.12, shelter: 0.18 },
  ],
}
