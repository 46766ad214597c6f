import { withArticle } from '@waymark/contracts/text/article'
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
    ways.length === 0
      ? 'pay tables are firm'
      : gates === ways.length
        ? 'pay tables and gates are firm'
        : gates > 0
          ? `pay is firm, and so ${gates === 1 ? 'is the gate' : 'are the gates'} of ${gates} of the ${ways.length} ideas here`
          : 'pay is firm, and the gates are not known to us'
  const reason = inOurTitles(input, ranking.confidenceReason.trim()).replace(
    'knowledge is not answered',
    'you left out the fields of knowledge',
  )
  const rests =
    reason === '' ? '' : ranking.confidence === 'high' ? `. ${plain(reason)}{^K}` : `. Not sure: ${plain(lower(reason))}{^K}`
  return box('How sure we are', [
    { kind: 'drawing', drawing: confidenceBars(ranking.confidence) },
    small(`**${word}** (page {page:sure})**:** ${sure}${rests === '' ? '.' : rests}`),
  ])
}

/** The engine names the occupation that it took the reader's words for as the tables do. */
function inOurTitles({ ranking, occupations }: ReportInput, reason: string): string {
  const known = [
    ...Object.values(occupations),
    ...[...ranking.ranked, ...ranking.next, ...ranking.unfiltered].flatMap(({ occupation }) => occupation ?? []),
  ]
  const found = known.find(({ title }) => reason.includes(`such as that of ${title}`))
  return found ? reason.replace(`such as that of ${found.title}`, `such as that of ${withArticle(found.shortTitle)}`) : reason
}
