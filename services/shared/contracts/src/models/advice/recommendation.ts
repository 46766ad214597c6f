import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { instant, optional } from '../../codec/primitives.ts'
import { easing } from './advice.ts'
import { entry } from './entry.ts'

const reason = object({ kind: t.string, text: t.string, sources: t.string })

export const recommendation = object({
  id: t.string,
  careerTitle: t.string,
  description: t.string,
  /** Fit 1-99 on fixed anchors, with its 80 % range. */
  matchPercentage: t.number,
  fitLow: t.number,
  fitHigh: t.number,
  occupationCode: t.string,
  aiGenerated: t.boolean,
  requiredSkills: t.array(t.string),
  salaryRangeMin: optional(t.number),
  salaryRangeMax: optional(t.number),
  /**
   * Where the pay is from when the person named a state: the middle half and the median of that state, or of the nation where the
   * state publishes none. Absent = no state was named, the pay is US national.
   */
  pay: optional(object({ state: t.string, national: t.boolean, median: optional(t.number), year: t.number })),
  marketDemand: t.string,
  growthPotential: t.string,
  reasonsFor: t.array(reason),
  reasonsAgainst: t.array(reason),
  wouldChange: t.array(reason),
  /** How far it lies from where the person stands: next_step, next_door or real_change. */
  band: optional(t.string),
  /** From where the person stands. */
  entry: optional(entry),
  /** What the person asked for, in their words, that this answers. */
  answers: optional(t.array(t.string)),
  /** A post in the present work that the person asked for ("CFO"): its name, where `careerTitle` is the occupation they are in. */
  postName: optional(t.string),
  createdAt: instant,
})
export type Recommendation = t.TypeOf<typeof recommendation>
export const recommendationList = t.array(recommendation)

/** A list that is tried and not kept: the limit that was eased, in words, and what is or would be left to choose from. */
export const triedList = object({
  label: t.string,
  easing,
  recommendations: recommendationList,
  candidates: t.number,
})
export type TriedList = t.TypeOf<typeof triedList>
