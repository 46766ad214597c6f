import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { type EntryWay, entryWay } from '../../facts/entry-way.ts'
import { heldBy } from '../../facts/held.ts'
import { capital, entryWords, lower, occupationOf } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'

/** What is still asked, with the schooling that most posts look for where the reader holds less and no rule asks for it. */
export function paperWords(input: ReportInput, ranked: RankedOccupation, most: number): Text {
  const way = entryWay(ranked)
  const { entryEducation } = occupationOf(ranked)
  const { degree } = heldBy(input)
  const more = degree > 0 && (SCHOOLING[entryEducation] ?? 0) > degree && way.how !== 'own' && way.how !== 'same'
  return way.known && way.missing.length === 0 && more
    ? `No rule asks for more; many posts ask for ${plain(entryWords(entryEducation))}.`
    : askedWords(way, most)
}

/** Usual entry on the scale of what somebody holds. */
const SCHOOLING: Readonly<Record<string, number>> = {
  "Associate's degree": 3,
  "Bachelor's degree": 4,
  "Master's degree": 5,
  'Doctoral or professional degree': 6,
}

/** What is still asked, less the papers of the present work. */
export function askedWords(way: EntryWay, most: number): Text {
  if (!way.known) return 'Not known. Ask someone who does the work.'
  const { missing } = way
  if (missing.length === 0) return 'Nothing more on paper.'
  const some = missing.slice(0, most)
  if (way.total[0] === 0)
    return `You can apply now. Asked later by some: ${some.map((one) => plain(bare(one).split(';')[0]!)).join('; ')}.`
  return some.map((one) => `${plain(capital(unlabeled(one).split(';')[0]!))}.`).join(' ')
}

/** "the exam: Exam for each class of license" says it once; and training or years are no program. */
function unlabeled(clause: string): string {
  const [, kind, asked] = /^the (program|exam|license|limit): ([\s\S]*)$/.exec(clause) ?? []
  if (!kind) return clause.replace(/^the /, '')
  const told = new RegExp(`^${kind}`, 'i').test(asked!) || (kind === 'program' && NO_PROGRAM.test(asked!))
  return told ? asked! : `${kind}: ${asked}`
}
const NO_PROGRAM = /^(?:long |moderate |short |paid |agency )?training\b|^(?:many |some |a few )?years\b/i

/** The paper alone: behind a colon no second one stands. */
const bare = (clause: string): string => lower(clause.replace(/^the (?:(?:program|exam|license|limit): )?/, ''))
