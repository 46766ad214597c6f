import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { instant, optional, text } from '../../codec/primitives.ts'

/** Longest note at one place of a report, in characters. */
export const MAX_NOTE = 2000

/** What its reader ticked and wrote on a report. A place is the name of a box, of a space to write in, or of a page. */
export const reportMarks = object({
  ticks: t.array(t.string),
  notes: t.array(object({ place: t.string, text: t.string, updatedAt: instant })),
})
export type ReportMarks = t.TypeOf<typeof reportMarks>

/** A box is ticked or not; a place to write takes a text, and an empty one erases it. */
export const reportMark = object(
  {
    ticked: optional(t.boolean),
    text: optional(text({ max: MAX_NOTE })),
  },
  'ReportMark',
)
export type ReportMark = t.TypeOf<typeof reportMark>

export const markPlace = text({ min: 1, max: 100, message: 'Please name a box or a place of the report' })
