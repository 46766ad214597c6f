import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { instant, optional, uuid } from '../../codec/primitives.ts'
import { reportType } from './report-type.ts'

const side = object({ id: uuid, reportType, title: t.string, createdAt: instant, engineVersion: optional(t.string) })
const standing = object({ place: t.number, fit: t.number })

export const comparedPlaces = t.array(
  object({
    code: t.string,
    title: t.string,
    /** Absent where it is not on that list. */
    before: optional(standing),
    after: optional(standing),
    /** Why it came or went, in a sentence; absent where only its place moved. */
    why: optional(t.string),
  }),
)

/** Two reports of one person: which answers changed, and what came, went or moved on the list, with the reason where one is known. */
export const reportComparison = object({
  before: side,
  after: side,
  answers: t.array(object({ question: t.string, before: t.string, after: t.string })),
  places: comparedPlaces,
})
export type ReportComparison = t.TypeOf<typeof reportComparison>
