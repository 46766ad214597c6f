import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { oneOf, optional } from '../../codec/primitives.ts'
import { occupationNote } from './occupation-note.ts'

export const titleMatch = object({ code: t.string, title: t.string, matchedTitle: t.string, score: t.number })
export const titleMatches = t.array(titleMatch)

/**
 * What a title as a person wrote it stands for. `occupation`: the first match is certain enough to be taken for it; `several`: more
 * than one job is named; `no_job`: none is held now; `own_business`, `military` and `not_sure`: the matches are offers, not a reading.
 */
export const titleKinds = ['occupation', 'several', 'no_job', 'own_business', 'military', 'not_sure'] as const
export const resolvedTitle = object({ kind: oneOf(titleKinds), matches: titleMatches })
/** From this score on, a match is taken for what the person meant until they say otherwise. */
export const CERTAIN_TITLE = 0.9

/** A figure with its source letter (O O*NET, W wages, P projections, A-D exposure lenses), unit and year. */
const figure = object({ value: t.number, unit: t.string, year: t.number, source: t.string })
export type Figure = t.TypeOf<typeof figure>

const wageYear = object({
  year: t.number,
  p10: optional(t.number),
  p25: optional(t.number),
  median: optional(t.number),
  p75: optional(t.number),
  p90: optional(t.number),
})

const element = object({ id: t.string, name: t.string, importance: t.number, level: optional(t.number) })

const months = object({ low: t.number, high: t.number })
const body = object({ name: t.string, url: t.string })

export const gateKind = oneOf([
  'license',
  'degree',
  'certificate',
  'exam',
  'apprenticeship',
  'academy',
  'rank',
  'selection',
  'open',
])
/** Pay while learning; percent of an experienced worker's pay, where known. */
export const gatePay = object({ kind: oneOf(['paid', 'unpaid', 'unknown']), percent: optional(months) })

/** What stands before an occupation. A field that is absent is not known; what is not needed says "None". */
export const gate = object({
  kind: gateKind,
  license: optional(t.string),
  /** Who gives the license. */
  licenseBy: oneOf(['state', 'federal', 'local', 'other', 'none', 'unknown']),
  program: optional(t.string),
  exam: optional(t.string),
  /** Age, citizenship or what else shuts people out. */
  limit: optional(t.string),
  pay: gatePay,
  accreditors: t.array(body),
  lookUp: t.array(body),
  /** CIP 2020 codes of programs that lead there. */
  fields: t.array(t.string),
  /** Term of a registered apprenticeship, hours. */
  termHours: optional(months),
  /** The page of the BLS handbook that was read, and the year and month of the reading. */
  handbook: optional(t.string),
  read: t.string,
  /**
   * Months of study, of paid training and of related work from where somebody may stand; a way without months is not known.
   * `occupations` are related ones by name.
   */
  ways: t.array(
    object({
      from: oneOf(['school', 'degree', 'related', 'part_time']),
      occupations: t.array(t.string),
      study: optional(months),
      paid: optional(months),
      experience: optional(t.number),
    }),
  ),
})
export type Gate = t.TypeOf<typeof gate>

export const occupationPage = object({
  code: t.string,
  title: t.string,
  description: t.string,
  jobZone: optional(t.number),
  entryEducation: optional(t.string),
  /** Usual work experience and training on the job of a newcomer, as the projections print them. */
  entryExperience: optional(t.string),
  entryTraining: optional(t.string),
  /** License, program, time and pay while learning; absent = the usual entry above is all that is known. */
  gate: optional(gate),
  /** What we wrote about the work, with a source for each fact; absent for most occupations. */
  note: optional(occupationNote),
  /** Other names of the job. */
  alternateTitles: optional(t.array(t.string)),
  /** Share of workers (0-1) by required level of education, lowest level first; empty when not surveyed. */
  education: optional(t.array(object({ label: t.string, share: t.number }))),
  /** Nobody rated it on every scale: skills, knowledge, values and styles are our estimates from likeness of the work. */
  estimated: optional(t.boolean),
  /** Keys p10, p25, median, p75, p90, mean, employment; absent when not published. */
  wages: t.record(t.string, figure),
  /**
   * The state that was asked for: its wages, under the same keys and empty when it publishes none of a year, and the median of all
   * its occupations together. Absent when no state was asked for; `wages` are the nation's in any case.
   */
  stateWages: optional(object({ state: t.string, wages: t.record(t.string, figure), allMedian: optional(t.number) })),
  /** Whether the wages are the occupation's own; false when they are those of the wider group it belongs to. */
  ownWages: optional(t.boolean),
  medianByYear: t.array(object({ year: t.number, value: t.number })),
  /** US dollars a year, US national, oldest first; a figure that an edition does not print is absent. */
  wagesByYear: optional(t.array(wageYear)),
  /** Keys growth, openings, employment2024, employment2034, separations (openings from people who leave). */
  outlook: t.record(t.string, figure),
  /** All occupations together: growth 2024-34 in percent, median pay in US dollars a year. */
  national: optional(object({ growth: t.number, medianPay: t.number })),
  /** Percentile 0-100 over the occupations that the lens covers; people and model are the two readings of lens A, 0-1. */
  exposures: t.array(
    object({
      lens: t.string,
      name: t.string,
      value: t.number,
      percentile: t.number,
      year: t.number,
      people: optional(t.number),
      model: optional(t.number),
    }),
  ),
  exposureAgreement: t.string,
  interests: t.record(t.string, t.number),
  values: t.record(t.string, t.number),
  skills: t.array(element),
  knowledge: t.array(element),
  technologies: t.array(object({ name: t.string, hot: t.boolean, inDemand: t.boolean })),
  activities: t.array(
    object({
      id: t.string,
      label: t.string,
      share: t.number,
      people: optional(t.number),
      model: optional(t.number),
      observed: optional(t.number),
      verdict: t.string,
    }),
  ),
  sources: t.array(object({ letter: t.string, name: t.string, edition: t.string, licence: t.string })),
})

export const similarOccupations = t.array(
  object({
    code: t.string,
    title: t.string,
    similarity: t.number,
    /** US dollars a year, percent over 2024-34, openings a year; absent when not published. */
    medianPay: optional(t.number),
    /** The state whose pay it is, when one was asked for and publishes it; absent = US national. */
    payState: optional(t.string),
    growthPercent: optional(t.number),
    openings: optional(t.number),
    entryEducation: optional(t.string),
  }),
)

export const careerPaths = t.array(
  object({
    hops: t.array(
      object({
        code: t.string,
        title: t.string,
        similarity: t.number,
        medianPay: optional(t.number),
        /** The state whose pay it is, when one was asked for and publishes it; absent = US national. */
        payState: optional(t.string),
        payChangePercent: t.number,
        skillsGained: t.array(t.string),
      }),
    ),
  }),
)
