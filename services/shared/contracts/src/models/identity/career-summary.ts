import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { instant, listOf, numberBetween, optional, text } from '../../codec/primitives.ts'

const line = text({ max: 600 })
const fit = numberBetween(0, 100)

const direction = object({
  code: text({ max: 20 }),
  title: text({ max: 200 }),
  fit,
  fitLow: fit,
  fitHigh: fit,
  /** Quarter and three-quarter wage of the occupation, whole dollars a year. */
  payLow: optional(t.number),
  payHigh: optional(t.number),
  /** The state whose pay it is, in words; absent = US national. */
  payPlace: optional(text({ max: 60 })),
  reasonFor: optional(line),
  reasonAgainst: optional(line),
})

/** One page about a person's way, composed from what the product holds; it says what it lacks. */
export const careerSummary = object({
  createdAt: instant,
  name: text({ max: 250 }),
  email: text({ max: 254 }),
  title: text({ max: 200 }),
  industry: text({ max: 100 }),
  location: text({ max: 200 }),
  experience: optional(t.number),
  about: text({ max: 4000 }),
  goals: text({ max: 4000 }),
  skills: listOf(object({ name: text({ max: 200 }), level: numberBetween(0, 5), verified: t.boolean }), { max: 12 }),
  /** How many skills the inventory holds, with those that are not listed here. */
  skillsTotal: t.number,
  directions: listOf(direction, { max: 3 }),
  assessedAt: optional(instant),
  nextStep: optional(object({ text: line, why: line })),
  /** What would make the page whole, as a sentence and the place where it is done. */
  missing: listOf(object({ text: line, link: text({ max: 200 }) }), { max: 10 }),
  sources: listOf(line, { max: 10 }),
  /** Parts whose service did not answer in time. */
  away: listOf(text({ max: 50 }), { max: 10 }),
})
export type CareerSummary = t.TypeOf<typeof careerSummary>
