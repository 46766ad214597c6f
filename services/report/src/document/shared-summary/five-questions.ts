import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay } from '../facts/entry-way.ts'
import { goalName } from '../facts/goal-name.ts'
import { directions } from '../facts/lead.ts'
import { capital, occupationOf } from '../facts/reading.ts'
import { leavingOf } from '../facts/told/leaving.ts'
import type { ReportInput } from '../model/report-input.ts'
import { shownGoals, verdictOf } from '../sections/opening/goals/answer-goals.ts'
import { besideWork, MOST_MONTHS_BESIDE } from '../sections/plan/beside-work.ts'

/** Five questions that open a conversation, each from this person's own report: goal, gate, money, limit, and the list itself. */
export function fiveQuestions(input: ReportInput): string[] {
  return [goalQuestion(input), gateQuestion(input), moneyQuestion(input), limitQuestion(input), listQuestion(input)]
}

function goalQuestion(input: ReportInput): string {
  const [goal] = shownGoals(input)
  if (!goal)
    return 'No occupation was named as a goal. Which work would you have named, and what did you see that makes you say so?'
  const phrase = capital(goalName(input, goal))
  if (verdictOf(input, goal) === 'yes' || goal.answer === 'inside')
    return `${phrase} looks open now. What has been left out here that could still stand in the way?`
  return `${phrase}: ${verdictOf(input, goal)}. Do you know somebody who got there from a place like this, and what was their first step?`
}

/** About the direction that asks for most on paper. */
function gateQuestion(input: ReportInput): string {
  const gated = directions(input).filter((ranked) => entryWay(ranked).gated)
  const most = gated.sort((a, b) => entryWay(b).total[1] - entryWay(a).total[1])[0]
  if (!most)
    return directions(input).length > 1
      ? 'None of the directions asks for a license that is still missing. Which one would you try for a day first, and where?'
      : 'The direction asks for no license that is still missing. Where could it be tried for a day?'
  const { gate, study } = entryWay(most)
  const title = occupationOf(most).shortTitle
  if (study[1] > 0 && gate?.program)
    return `The way to ${title} leads through a program. Which one near home is accredited, and does it take people this year?`
  return `${capital(title)} asks for ${gate?.license ? 'a license' : 'proof on paper'}. Is the record enough for it in our state, or what is missing?`
}

/** Where the work of today ends by a paper, that paper comes before any other question on money. */
const LEAVING_QUESTIONS = {
  sells_firm:
    'The firm is to be sold. What would you have in writing on the ban, the later payments and the months of staying on?',
  offered_end: 'There is an offer to leave. What would have to be signed elsewhere, or saved, before it is worth taking?',
  job_ends: 'The work of today is about to end. Who should hear of it this month, and what could bridge the first weeks?',
  job_lost: 'The last post is gone. How many months does the money last, and who should hear this week that they are looking?',
} as const

function moneyQuestion(input: ReportInput): string {
  const leaving = leavingOf(input)
  if (leaving) return LEAVING_QUESTIONS[leaving]
  const longest = directions(input).reduce<RankedOccupation | undefined>(
    (most, ranked) => (!most || entryWay(ranked).study[1] > entryWay(most).study[1] ? ranked : most),
    undefined,
  )
  const months = longest ? entryWay(longest).study[1] : 0
  const beside = longest && besideWork(input, entryWay(longest))
  if (longest && beside && beside.months[1] <= MOST_MONTHS_BESIDE)
    return `At ${beside.hours} hours a week the way to ${occupationOf(longest).shortTitle} takes ${beside.words}. Which hours could be found, and who would carry what meanwhile?`
  if (longest && months > 0)
    return `Studying for ${occupationOf(longest).shortTitle} may take ${months === 1 ? 'a month' : `${months} months`}. What would we do without in that time, and who would carry what?`
  return 'A first post in a new field often pays less than the figures here. How low could pay go, and for how long?'
}

function limitQuestion({ ranking }: ReportInput): string {
  const hardest = [...ranking.limits].sort((a, b) => b.refused - a.refused)[0]
  if (!hardest || hardest.refused === 0)
    return 'No limit here shuts out much. Which one have you heard said aloud that is not on this page?'
  return `“${hardest.label}” shuts out most. Is that limit firm, or would you question it?`
}

function listQuestion(input: ReportInput): string {
  const [first] = directions(input)
  return first
    ? `${directions(input).length > 1 ? 'Which of the directions sounds' : 'What of this direction sounds'} least like the person you know? And what would a bad day as ${occupationOf(first).shortTitle} be like?`
    : 'Which work have you seen this person lose track of time in?'
}
