import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { integerParam, optional, text } from '../codec/primitives.ts'

export const JOBS_PAGE_SIZE = 12

export const job = object({
  id: t.string,
  title: t.string,
  company: t.string,
  location: t.string,
  salaryMin: optional(t.number),
  salaryMax: optional(t.number),
  description: t.string,
  skillsRequired: t.array(t.string),
  employmentType: t.string,
  experienceLevel: t.string,
  postedDate: t.string,
  logoUrl: optional(t.string),
  source: t.string,
  requirements: t.array(t.string),
})

export const jobQuery = object({
  title: optional(text({ max: 200 })),
  location: optional(text({ max: 200 })),
  experienceLevel: optional(text({ max: 50 })),
  page: integerParam({ min: 1, max: 100_000, fallback: 1 }),
  limit: integerParam({ min: 1, max: 50, fallback: JOBS_PAGE_SIZE }),
})
export const jobPage = object({ jobs: t.array(job), total: t.number })
export const jobMatches = t.array(
  object({ id: t.string, jobPosting: job, matchPercentage: t.number, skillsMatch: t.array(t.string) }),
)
