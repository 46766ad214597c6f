import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { entryWay } from '../../facts/entry-way.ts'
import { leadOf, ownPost } from '../../facts/lead.ts'
import { yearlyWages } from '../../facts/reading.ts'
import { schoolFees } from '../../facts/school-fees.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain } from '../../model/rich-text.ts'
import type { Road } from '../money/money-roads.ts'

/**
 * The reader's own work in another post or place as a line of the sums: nothing to learn, no fee, and between the lowest and the
 * highest quarter of the pay of their occupation. undefined where they did not name it and it does not lead.
 */
export function ownRoad(input: ReportInput): Road | undefined {
  const { present } = input
  const lead = leadOf(input)
  const goal = input.ranking.goals.find(({ answer }) => answer === 'inside')
  if (!present || !yearlyWages(present) || !(goal || lead.kind === 'own_work')) return undefined
  const name = ownPost(input, { ...lead, ...(goal?.place && { phrase: goal.phrase, ranked: goal.place }) })
  const occupation: Occupation = { ...present, shortTitle: name, gate: undefined }
  const entry = { ...entryWay({ ...lead.ranked, entry: OWN, occupation }), gate: undefined }
  return {
    ranked: { ...lead.ranked, occupation },
    occupation,
    name: plain(name),
    entry,
    fees: schoolFees(entry),
    way: undefined,
    kind: 'own',
    evenings: 0,
  }
}

const OWN = { how: 'own', studyLow: 0, studyHigh: 0, paidLow: 0, paidHigh: 0, experience: 0, missing: [], known: true }
