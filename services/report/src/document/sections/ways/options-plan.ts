import type { GoalAnswer, RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { hasFullAi } from '../../facts/ai-view.ts'
import { goalName } from '../../facts/goal-name.ts'
import { advisedDirections, leadOf } from '../../facts/lead.ts'
import { fillsUp, fullOf, occupationOf, yearlyWages } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { ReportType } from '../../model/report-type.ts'
import { wantsOut } from '../executive/way-out.ts'
import { shownGoals } from '../opening/goals/answer-goals.ts'

/** Which pages stand under "Where you could go": one for each idea of the reader's, then the directions in depth. */
export interface OptionsPlan {
  ideas: OwnIdea[]
  /** The page on the reader's own work on a higher rung and in other settings. */
  field: boolean
  /** The page on what each limit of theirs shuts out: where there is neither of these, and where few directions are left. */
  limits: boolean
  dives: { ranked: RankedOccupation; form: DiveForm }[]
}

/**
 * On two pages; on one; on one that goes on where the page on the reader's own idea ended; or, of a place that we advise against,
 * on one that says why not and what would open it.
 */
export type DiveForm = 'whole' | 'brief' | 'further' | 'against'

/** What the reader named; several names for one occupation share a page. */
export interface OwnIdea {
  phrases: string[]
  /** What pages call it: the reader's words where they name work, else the occupation. */
  names: string[]
  goal: GoalAnswer
  /** With its tasks and notes, where the material holds them. */
  place: RankedOccupation
}

export function optionsPlan(input: ReportInput): OptionsPlan {
  const ideas = ownIdeaPages(input)
  const codes = new Set(ideas.map(({ place }) => occupationOf(place).code))
  const inside = input.ranking.goals.some(({ answer }) => answer === 'inside')
  const field = hasField(input) || (input.present !== undefined && (inside || leadOf(input).kind === 'own_work'))
  const all = advisedDirections(input).map(
    (ranked): Dive => ({
      ranked,
      form: codes.has(occupationOf(ranked).code) ? 'further' : neverPays(input, ranked) ? 'brief' : 'whole',
    }),
  )
  // A page that goes on needs a note to go on with; without one the page on the idea holds all that is known.
  const [full, bare] = [
    all.filter((dive) => dive.form !== 'further' || hasMore(dive)),
    all.filter((dive) => dive.form === 'further' && !hasMore(dive)),
  ]
  const dives = [...full]
  const plan: OptionsPlan = { ideas, field, limits: ideas.length === 0 && !field, dives }
  for (const dive of dives.toReversed())
    if (dive.form === 'whole' && pagesOf(plan) > MOST_PAGES[input.reportType]) dive.form = 'brief'
  for (const dive of bare) if (pagesOf(plan) < leastPages(input)) dives.push(dive)
  if (pagesOf(plan) < leastPages(input)) plan.limits = true
  // What we advise against is looked at only where the report would else be shorter than promised.
  for (const ranked of comparedPlaces(input, codes))
    if (dives.length < MOST_DIVES && pagesOf(plan) < leastPages(input)) dives.push({ ranked, form: 'against' })
  return plan
}

const hasMore = ({ ranked }: Dive): boolean => occupationOf(ranked).note !== undefined

/** What pays less than the reader earns and was not named by them is told on one page. */
function neverPays({ profile }: ReportInput, ranked: RankedOccupation): boolean {
  const pay = profile.reach?.salaryCurrent ?? 0
  const wages = yearlyWages(occupationOf(ranked))
  return pay > 0 && wages !== undefined && ranked.answers.length === 0 && wages.median < pay
}

function pagesOf({ ideas, field, limits, dives }: OptionsPlan): number {
  return ideas.length + (field ? 1 : 0) + (limits ? 1 : 0) + dives.reduce((sum, { form }) => sum + (form === 'whole' ? 2 : 1), 0)
}

/** How many pages a report is short of the 25 that are promised, for want of directions that anybody could advise. */
export function pagesShort(input: ReportInput): number {
  return Math.max(0, leastPages(input) - pagesOf(optionsPlan(input)))
}

/** What the pages on options come to at least, so that the whole has 25. */
function leastPages(input: ReportInput): number {
  // The three papers for a board are left out for who leaves the ladder.
  const boardless = input.reportType === 'executive_transition' && wantsOut(input) ? 1 : 0
  return LEAST_PAGES[input.reportType][hasFullAi(input) ? 'withTasks' : 'without'] + boardless
}

/** Places that only fill up the list and have no page as the reader's own idea. */
function comparedPlaces({ ranking }: ReportInput, codes: ReadonlySet<string>): RankedOccupation[] {
  return ranking.ranked.filter((ranked) => fillsUp(ranked) && !codes.has(occupationOf(ranked).code))
}

type Dive = OptionsPlan['dives'][number]

export const hasField = ({ ranking }: ReportInput): boolean => (ranking.sameWork?.rungs.length ?? 0) > 0

function ownIdeaPages(input: ReportInput): OwnIdea[] {
  const ideas = new Map<string, OwnIdea>()
  for (const goal of shownGoals(input)) {
    const code = goal.place?.occupation?.code
    if (goal.answer === 'inside' || !goal.place || !code || code === input.present?.code) continue
    const known = ideas.get(code)
    const name = goalName(input, goal)
    if (known) {
      known.phrases.push(goal.phrase)
      if (!known.names.includes(name)) known.names.push(name)
    } else ideas.set(code, { phrases: [goal.phrase], names: [name], goal, place: fullOf(input, goal.place) })
  }
  return [...ideas.values()].slice(0, MOST_IDEAS)
}

const MOST_IDEAS = 3
const MOST_DIVES = 3
/** By what the rest of a report comes to with the pages on AI and the tasks of the present work, and without. */
const LEAST_PAGES: Readonly<Record<ReportType, { withTasks: number; without: number }>> = {
  career_deep_dive: { withTasks: 4, without: 5 },
  career_change: { withTasks: 3, without: 4 },
  ai_transition: { withTasks: 3, without: 6 },
  executive_transition: { withTasks: 1, without: 1 },
}
/** With more the report would be longer than the 32 pages that are promised. */
const MOST_PAGES: Readonly<Record<ReportType, number>> = {
  career_deep_dive: 8,
  career_change: 7,
  ai_transition: 7,
  executive_transition: 7,
}
