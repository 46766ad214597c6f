import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { instant, optional } from '../codec/primitives.ts'

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
  marketDemand: t.string,
  growthPotential: t.string,
  reasonsFor: t.array(reason),
  reasonsAgainst: t.array(reason),
  wouldChange: t.array(reason),
  createdAt: instant,
})
export type Recommendation = t.TypeOf<typeof recommendation>
export const recommendationList = t.array(recommendation)
