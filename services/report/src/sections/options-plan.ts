import type { GoalAnswer, RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { directions, fullOf, occupationOf } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import type { ReportType } from '../facts/report-type.ts'
import { shownGoals } from './answer-goals.ts'

/** Which pages stand under "Where you could go": one for each idea of the reader's, then the directions in depth. */
export interface OptionsPlan {
  ideas: OwnIdea[]
  /** The page on the reader's own work on a higher rung and in other settings. */
  field: boolean
  dives: { ranked: RankedOccupation; form: DiveForm }[]
}

/** On two pages; on one; or on one that goes on where the page on the reader's own idea ended. */
export type DiveForm = 'whole' | 'brief' | 'further'

/** What the reader named; several names for one occupation share a page. */
export interface OwnIdea {
  phrases: string[]
  goal: GoalAnswer
  /** With its tasks and notes, where the material holds them. */
  place: RankedOccupation
}

export function optionsPlan(input: ReportInput): OptionsPlan {
  const ideas = ownIdeaPages(input)
  const codes = new Set(ideas.map(({ place }) => occupationOf(place).code))
  const inside = input.ranking.goals.some(({ answer }) => answer === 'inside')
  const field = hasField(input) || (inside && input.present !== undefined)
  const dives = directions(input).map(
    (ranked): Dive => ({ ranked, form: codes.has(occupationOf(ranked).code) ? 'further' : 'whole' }),
  )
  const pages = () => ideas.length + (field ? 1 : 0) + dives.reduce((sum, { form }) => sum + (form === 'whole' ? 2 : 1), 0)
  for (const dive of dives.toReversed()) if (dive.form === 'whole' && pages() > MOST_PAGES[input.reportType]) dive.form = 'brief'
  return { ideas, dives, field }
}

type Dive = OptionsPlan['dives'][number]

export const hasField = ({ ranking }: ReportInput): boolean => (ranking.sameWork?.rungs.length ?? 0) > 0

function ownIdeaPages(input: ReportInput): OwnIdea[] {
  const ideas = new Map<string, OwnIdea>()
  for (const goal of shownGoals(input)) {
    const code = goal.place?.occupation?.code
    if (goal.answer === 'inside' || !goal.place || !code || code === input.present?.code) continue
    const known = ideas.get(code)
    if (known) known.phrases.push(goal.phrase)
    else ideas.set(code, { phrases: [goal.phrase], goal, place: fullOf(input, goal.place) })
  }
  return [...ideas.values()].slice(0, MOST_IDEAS)
}

const MOST_IDEAS = 3
/** With more the report would be longer than the 32 pages that are promised. */
const MOST_PAGES: Readonly<Record<ReportType, number>> = {
  career_deep_dive: 8,
  career_change: 7,
  ai_transition: 7,
  executive_transition: 7,
}
