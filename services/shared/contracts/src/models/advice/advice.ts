import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { instant, oneOf, optional } from '../../codec/primitives.ts'
import { entry } from './entry.ts'
import { sameWork } from './same-work.ts'

export const goalAnswers = ['yes', 'not_yet', 'no', 'inside'] as const

/** An occupation that an answer is about, from where the person stands. Pay is US dollars a year. */
const place = object({
  code: t.string,
  title: t.string,
  /** Fit 1-99 on fixed anchors, with its 80 % range. */
  matchPercentage: t.number,
  fitLow: t.number,
  fitHigh: t.number,
  medianPay: optional(t.number),
  /** The state whose pay it is, two letters; absent = US national. */
  payState: optional(t.string),
  growthPercent: optional(t.number),
  entry: optional(entry),
  /** The name of a post in the present work that was asked for. */
  postName: optional(t.string),
})
export type AdvisedPlace = t.TypeOf<typeof place>

const goal = object({
  /** In the person's own words. */
  phrase: t.string,
  codes: t.array(t.string),
  /** `inside`: another post or setting of the occupation the person is in. */
  answer: oneOf(goalAnswers),
  why: t.string,
  /** Absent when the words mean no occupation. */
  place: optional(place),
})
export type AnsweredGoal = t.TypeOf<typeof goal>

/** What is wished of the work (no nights, from home), answered for the places of the list. */
const wish = object({
  id: t.string,
  label: t.string,
  /** In the person's own words. */
  phrase: t.string,
  /** `unknown`: no data are held on it. */
  answer: oneOf(['yes', 'partly', 'no', 'unknown']),
  why: t.string,
  /** The release that the answer rests on; absent where no data are held. */
  source: optional(t.string),
  /** Told in words that are not on the goals. */
  beside: optional(t.boolean),
})
export type AnsweredWish = t.TypeOf<typeof wish>

const refusal = object({ code: t.string, title: t.string, why: t.string, whatWouldOpenIt: t.string })
export type Refusal = t.TypeOf<typeof refusal>

/** How a limit may be eased: tried with another figure, or taken back. */
export const easing = object({
  /** Names the limit in an address: `pay`, `months`, `wish-no_nights`, `left-sales-work`. */
  id: t.string,
  /** US dollars a year of `pay`, months of study of `months`: what stands now, and what would do. */
  from: optional(t.number),
  to: optional(t.number),
  /** The read words that would be taken back, where the limit is no figure. */
  takesBack: optional(t.string),
})
export type Easing = t.TypeOf<typeof easing>

/** A limit that the person set, and what it alone keeps off the list. */
const limit = object({
  label: t.string,
  /** How many occupations nothing else refuses. */
  refused: t.number,
  /** The best of them; pay is US dollars a year. */
  opens: t.array(object({ code: t.string, title: t.string, medianPay: optional(t.number), payState: optional(t.string) })),
  /** Absent where easing it opens nothing. */
  easing: optional(easing),
})
export type Limit = t.TypeOf<typeof limit>

/** What the list of recommendations says as a whole; without `createdAt` there is no list yet. */
export const recommendationAdvice = object({
  goals: t.array(goal),
  /** What was asked for and is not on the list, the most wanted first. */
  refused: t.array(refusal),
  /** How many occupations the rules left to choose from. */
  candidates: optional(t.number),
  confidence: optional(object({ grade: oneOf(['high', 'medium', 'low']), reason: t.string })),
  /** The occupation the person is in, as the answers say: staying in it is always one of the choices. */
  present: optional(place),
  /** Specialities of the present occupation, the likest to the answers first: the same license in another setting. */
  specialities: t.array(object({ code: t.string, title: t.string })),
  /** The present occupation in other posts and settings; absent where we wrote nothing about it. */
  sameWork: optional(sameWork),
  /** In the order in which they were applied; absent where the person set none. */
  limits: optional(t.array(limit)),
  /** Absent on lists made before wishes were answered. */
  wishes: optional(t.array(wish)),
  createdAt: optional(instant),
})
export type RecommendationAdvice = t.TypeOf<typeof recommendationAdvice>
