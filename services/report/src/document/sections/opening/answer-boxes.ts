import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { confidenceBars } from '../../charts/mini.ts'
import { entryWay } from '../../facts/entry-way.ts'
import { lower } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { box, small } from '../parts.ts'
import type { Point, WorkPoints } from './work-points.ts'

/** What the boxes at the foot of page 3 are about: the first thing asked for that is not closed, or our first idea. */
export interface Aim {
  ranked: RankedOccupation
  work: WorkPoints
  /** The points against it that stand above on the page. */
  shown: readonly Point[]
}

/** How sure the list is, in plain words: what rests on rules and tables, then what nobody knows. */
export function confidence(input: ReportInput, places: readonly RankedOccupation[]): Block {
  const { ranking } = input
  const word = { high: 'Good', medium: 'Fair', low: 'Low' }[ranking.confidence] ?? 'Fair'
  const ways = places.map(entryWay)
  const gates = ways.filter(({ gate }) => gate !== undefined).length
  const sure =
    gates === ways.length
      ? 'Sure: what the gates ask, and the pay tables.'
      : gates > 0
        ? `Sure: pay, and the gate of ${gates} of the ${ways.length} ideas here.`
        : 'Sure: the pay tables. What stands at the gates, we do not know.'
  const reason = ranking.confidenceReason.trim()
  const doubt = reason
    ? `${ranking.confidence === 'high' ? '' : 'Not sure: '}${ranking.confidence === 'high' ? plain(reason) : plain(lower(reason))}{^K}`
    : ''
  return box('How sure we are', [
    { kind: 'drawing', drawing: confidenceBars(ranking.confidence) },
    small(`${word}. ${sure} ${doubt} See page {page:sure}.`.replace(/ {2,}/g, ' ')),
  ])
}
