import { ratedOn } from '../../facts/answered.ts'
import { leavingOf } from '../../facts/told/leaving.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'

/** Through whom the reader can reach somebody in the work: their strongest circle first, then the next one. */
export function contactWords(input: ReportInput, at: number): Text {
  const circles = ratedOn(input, 'people.network')
    // Who has lost the job has no colleagues of today: those of the last one are meant.
    .filter(({ value, key }) => value >= NEAR && CIRCLES[key] && !(key === 'colleagues' && leavingOf(input) === 'job_lost'))
    .toSorted((a, b) => b.value - a.value || ORDER.indexOf(a.key) - ORDER.indexOf(b.key))
  const circle = circles[at % Math.max(1, circles.length)]
  return circle ? CIRCLES[circle.key]! : STRANGERS[at % STRANGERS.length]!
}

const NEAR = 5
const CIRCLES: Readonly<Record<string, Text>> = {
  former_colleagues: 'people you used to work with',
  association: 'your union, association or club',
  school: 'people from your old school or training',
  customers: 'the customers or suppliers you know',
  online: 'people you know online',
  colleagues: 'people you work with now',
  neighbours: 'your neighbors',
  family: 'family and close friends',
}
const ORDER = Object.keys(CIRCLES)
const STRANGERS: readonly Text[] = [
  'the staff list of one employer',
  'the school that trains for it',
  'the union or association of the trade',
]
