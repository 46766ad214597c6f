import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { optional } from '../codec/primitives.ts'

export const titleMatch = object({ code: t.string, title: t.string, matchedTitle: t.string, score: t.number })
export const titleMatches = t.array(titleMatch)

/** A figure with its source letter (O O*NET, W wages, P projections, A-D exposure lenses), unit and year. */
const figure = object({ value: t.number, unit: t.string, year: t.number, source: t.string })
export type Figure = t.TypeOf<typeof figure>

const element = object({ id: t.string, name: t.string, importance: t.number, level: optional(t.number) })

export const occupationPage = object({
  code: t.string,
  title: t.string,
  description: t.string,
  jobZone: optional(t.number),
  entryEducation: optional(t.string),
  /** Keys p10, p25, median, p75, p90, mean, employment; absent when not published. */
  wages: t.record(t.string, figure),
  medianByYear: t.array(object({ year: t.number, value: t.number })),
  /** Keys growth, openings, employment2024, employment2034. */
  outlook: t.record(t.string, figure),
  exposures: t.array(object({ lens: t.string, name: t.string, value: t.number, percentile: t.number, year: t.number })),
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

export const similarOccupations = t.array(object({ code: t.string, title: t.string, similarity: t.number }))

export const careerPaths = t.array(
  object({
    hops: t.array(
      object({
        code: t.string,
        title: t.string,
        similarity: t.number,
        medianPay: optional(t.number),
        payChangePercent: t.number,
        skillsGained: t.array(t.string),
      }),
    ),
  }),
)
