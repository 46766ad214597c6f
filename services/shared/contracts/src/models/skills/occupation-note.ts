import type * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { integerBetween, listOf, oneOf, optional, text } from '../../codec/primitives.ts'

/**
 * Where a fact of a note comes from, by the letters that pages and reports print: H Outlook Handbook, O O*NET, Q requirements survey,
 * W wages, P projections, G a rule or certifying body (named in the text), E our own reading, with no data behind it.
 */
export const noteSources = ['H', 'O', 'Q', 'W', 'P', 'G', 'E'] as const

/** O: O*NET lists the title. L: employers filed labor condition applications under it. */
export const titleSources = ['L', 'O'] as const

const factOf = (max: number) => object({ text: text({ min: 10, max }), source: oneOf(noteSources) })

const exactly = <A, O>(count: number, item: t.Type<A, O>) =>
  listOf(item, { min: count, max: count, message: `Please give exactly ${count}` })

const between = <A, O>(min: number, max: number, item: t.Type<A, O>) =>
  listOf(item, { min, max, message: `Please give at least ${min}` })

/** What we wrote about an occupation after reading about it. Lengths are those that the printed report has room for. */
export const occupationNote = object({
  code: text({ min: 10, max: 10 }),
  /** Year and month in which the sources were read. */
  read: text({ min: 7, max: 7 }),
  tasks: exactly(5, factOf(90)),
  hard: between(2, 4, factOf(150)),
  shifts: between(1, 2, factOf(150)),
  body: between(1, 3, factOf(150)),
  employers: exactly(3, factOf(130)),
  /** Titles to search for, most frequent first: by filings where there are any, then in the order in which O*NET lists them. */
  titles: exactly(
    6,
    object({ title: text({ min: 2, max: 60 }), source: oneOf(titleSources), filings: optional(integerBetween(1, 1_000_000)) }),
  ),
  /** What an interviewer asks, and what a good answer shows. */
  questions: exactly(3, object({ question: text({ min: 10, max: 110 }), answer: text({ min: 10, max: 150 }) })),
  twoHours: factOf(230),
  twoWeeks: factOf(230),
  certificates: between(1, 4, factOf(150)),
})
export type OccupationNote = t.TypeOf<typeof occupationNote>
