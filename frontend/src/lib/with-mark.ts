import type { ReportMark, ReportMarks } from '@waymark/contracts/models/report/report-marks'

type Marked = { place: string; mark: ReportMark; now: string }

/** The marks with one more; an empty note and a box that is not ticked are none. `now` is an ISO instant. */
export function withMark(marks: ReportMarks, { place, mark, now }: Marked): ReportMarks {
  const words = mark.text?.trim()
  const ticks = marks.ticks.filter((one) => one !== place)
  const notes = marks.notes.filter((one) => one.place !== place)
  return {
    ticks: mark.ticked ? [...ticks, place] : ticks,
    notes: words ? [...notes, { place, text: words, updatedAt: now }] : notes,
  }
}
