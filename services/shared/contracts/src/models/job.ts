import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { integerParam, oneOf, optional, text } from '../codec/primitives.ts'
import { experienceLevels } from './assessment/options.ts'

export const JOBS_PAGE_SIZE = 12

/** Kinds of employment that every feed's own words are brought to. */
export const employmentTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship', 'Other'] as const

/** Where a posting comes from: our own sample set, a configured feed, or pasted by the person who asks. */
export const jobSourceKinds = ['sample', 'feed', 'pasted'] as const

/** `best`: titles that hold all words first, then newest; what a search by title uses unless told otherwise. */
export const jobSorts = ['best', 'newest', 'salary'] as const

/** What stands before an occupation, in one step. */
const stepLeft = object({
  /** A clause that can stand after "You need", as `missing` of an entry: the license, or else what comes first. */
  step: t.string,
  /** Study and missing years of related work, before one could start. */
  months: object({ low: t.number, high: t.number }),
})
export type StepLeft = t.TypeOf<typeof stepLeft>

const jobFields = {
  id: t.string,
  title: t.string,
  company: t.string,
  location: t.string,
  /** Whole US dollars a year; "min+" without the upper, "Competitive" without both. */
  salaryMin: optional(t.number),
  salaryMax: optional(t.number),
  description: t.string,
  /** Names of skills, must-haves first. */
  skillsRequired: t.array(t.string),
  /** One of `employmentTypes`. */
  employmentType: t.string,
  /** Entry, Mid, Senior or Lead. */
  experienceLevel: t.string,
  /** RFC 3339, UTC. */
  postedDate: t.string,
  logoUrl: optional(t.string),
  /** As it is shown: "Sample", the feed's name, or "Pasted by you". */
  source: t.string,
  requirements: t.array(t.string),
  /** One of `jobSourceKinds`. */
  sourceKind: optional(t.string),
  /** From our own sample set: employer and posting are invented. */
  sample: optional(t.boolean),
  /** The work can be done from anywhere. */
  remote: optional(t.boolean),
  /** Where to apply; absent for samples. */
  url: optional(t.string),
  /** The feed has withdrawn it; absent while it is open. RFC 3339, UTC. */
  closedAt: optional(t.string),
  /** O*NET-SOC code and title, when the posting's title could be mapped. */
  occupationCode: optional(t.string),
  occupationTitle: optional(t.string),
  /** The next five only for a signed-in person. The match is absent when nothing of it is known. */
  matchPercentage: optional(t.number),
  saved: optional(t.boolean),
  /** One of `applicationStatuses`. */
  applicationStatus: optional(t.string),
  /** From where the person stands, by their newest assessment; absent where nothing is left or nobody could say. */
  stepLeft: optional(stepLeft),
  /** A limit that the person set, or a step down: "Outside your limits: No heavy work". */
  refusedWhy: optional(t.string),
}
export const job = object(jobFields)

/** A skill that a posting asks for, and the sentence of the posting that says so. */
const askedSkill = object({
  /** Slug of the catalogue. */
  slug: t.string,
  name: t.string,
  /** must or nice. */
  kind: t.string,
  sentence: t.string,
})
export const jobDetail = object({ ...jobFields, mustHave: t.array(askedSkill), niceToHave: t.array(askedSkill) })

export const jobQuery = object({
  title: optional(text({ max: 200 })),
  location: optional(text({ max: 200 })),
  experienceLevel: optional(oneOf(experienceLevels)),
  page: integerParam({ min: 1, max: 100_000, fallback: 1 }),
  limit: integerParam({ min: 1, max: 50, fallback: JOBS_PAGE_SIZE }),
  employmentType: optional(oneOf(employmentTypes)),
  /** Whole US dollars a year: postings whose pay is stated and reaches it. 0 is no limit. */
  salaryMin: integerParam({ min: 0, max: 10_000_000, fallback: 0 }),
  /** `pasted` needs a signed-in person and shows their own. */
  source: optional(oneOf(jobSourceKinds)),
  remote: optional(oneOf(['true', 'false'] as const)),
  sort: optional(oneOf(jobSorts)),
})
export const jobPage = object({
  jobs: t.array(job),
  /** What all pages hold together; counted up to 1,200, and further pages are not offered. */
  total: t.number,
  /** There are more than `total`. */
  totalIsCapped: optional(t.boolean),
  /** Nothing fits what was typed: this is what was looked for instead of a mistyped title or place. */
  correctedTitle: optional(t.string),
  correctedLocation: optional(t.string),
})

/** Which halves a match rests on: both, one of them, or none (then there is no percentage). */
export const matchBases = ['fit_and_skills', 'skills', 'fit', 'none'] as const

/** What a person says is read wrongly. */
export const disputeKinds = ['have_skill', 'not_asked', 'wrong_occupation'] as const

export const dispute = object({
  id: t.string,
  /** One of `disputeKinds`. */
  kind: t.string,
  /** The skill it is about; absent for the occupation. */
  skill: optional(t.string),
  skillName: optional(t.string),
  /** The occupation that the person says is meant; absent when they only say that ours is wrong. */
  occupationCode: optional(t.string),
  occupationTitle: optional(t.string),
  createdAt: t.string,
})

const matchFields = {
  /** Id of the posting. */
  id: t.string,
  jobPosting: job,
  /** Names of the asked skills that the person has. */
  skillsMatch: t.array(t.string),
  /** One of `matchBases`: `skills` means that no assessment says how well the occupation fits. */
  basis: optional(t.string),
  /** Fit of the person with the occupation on the anchored scale (1-99), and its 80 % range. */
  fit: optional(t.number),
  fitLow: optional(t.number),
  fitHigh: optional(t.number),
  /** Share of the asked skills that the person has, 0-100; a must-have counts twice. Absent when the posting names none. */
  coverage: optional(t.number),
  mustHeld: optional(t.number),
  mustTotal: optional(t.number),
  niceHeld: optional(t.number),
  niceTotal: optional(t.number),
  matched: optional(t.array(askedSkill)),
  missing: optional(t.array(askedSkill)),
  /** Skills that the person says the posting does not ask for: they count nowhere. */
  setAside: optional(t.array(askedSkill)),
  disputes: optional(t.array(dispute)),
}
export const jobMatch = object({ ...matchFields, matchPercentage: t.number })
export const jobMatches = t.array(jobMatch)
/** The match of one posting: also answered when there is nothing to compute it from. */
export const jobMatchDetail = object({ ...matchFields, matchPercentage: optional(t.number) })

export const disputeInput = object({
  kind: oneOf(disputeKinds, 'Please say what is wrong: have_skill, not_asked or wrong_occupation'),
  /** Slug of one of the posting's skills; for have_skill and not_asked. */
  skill: optional(text({ min: 1, max: 100, message: 'Please name the skill' })),
  /** For wrong_occupation: the right one, when the person knows it. */
  occupationCode: optional(text({ min: 1, max: 20, message: 'Please give an O*NET-SOC code such as 15-1252.00' })),
})

export const jobSaved = object({
  jobId: t.string,
  saved: t.boolean,
  /** RFC 3339, UTC; absent once it is no longer saved. */
  savedAt: optional(t.string),
})

/** The stages of an application, in their usual order. */
export const applicationStatuses = ['planned', 'applied', 'interview', 'offer', 'accepted', 'rejected', 'withdrawn'] as const
const applicationStatus = oneOf(applicationStatuses)

export const application = object({
  id: t.string,
  /** Absent once the posting is gone; title and company stay with the application. */
  jobId: optional(t.string),
  title: t.string,
  company: t.string,
  location: optional(t.string),
  /** One of `applicationStatuses`. */
  status: t.string,
  note: t.string,
  createdAt: t.string,
  changedAt: t.string,
  /** Every stage with its time, oldest first. */
  history: t.array(object({ status: t.string, at: t.string })),
  /** The feed has withdrawn the posting. */
  closedAt: optional(t.string),
})
export const applicationInput = object({
  status: applicationStatus,
  /** Left out: the note stays as it is. */
  note: optional(text({ max: 4000 })),
})
/** What is left out stays as it is: a note must not carry an old stage back. */
export const applicationChange = object({ status: optional(applicationStatus), note: optional(text({ max: 4000 })) })
export const applicationQuery = object({
  status: optional(applicationStatus),
  page: integerParam({ min: 1, max: 10_000, fallback: 1 }),
  limit: integerParam({ min: 1, max: 100, fallback: 50 }),
})
export const applicationPage = object({
  /** Last changed first. */
  applications: t.array(application),
  total: t.number,
  /** How many stand at each stage, whatever the filter. */
  counts: t.array(object({ status: t.string, count: t.number })),
})
export const removed = object({ id: t.string, removed: t.boolean })

export const pasteInput = object({
  text: text({ min: 40, max: 20_000, message: 'Please paste the whole posting: at least 40 characters' }),
  /** Read from the text when left out. */
  title: optional(text({ max: 200 })),
  company: optional(text({ max: 200 })),
  location: optional(text({ max: 200 })),
  url: optional(text({ max: 2000 })),
})
