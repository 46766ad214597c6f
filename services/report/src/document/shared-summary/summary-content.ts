import { reportCatalog } from '@waymark/contracts/models/report/report-type'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { type EntryWay, entryWay, type Months } from '../facts/entry-way.ts'
import { goalName } from '../facts/goal-name.ts'
import { directions } from '../facts/lead.ts'
import { payState } from '../facts/pay-place.ts'
import { capital, fillsUp, listing, occupationOf, yearlyWages } from '../facts/reading.ts'
import type { ReportInput } from '../model/report-input.ts'
import { countWords } from '../model/words.ts'
import { refusedReason, shownGoals, verdictOf } from '../sections/opening/goals/answer-goals.ts'
import { fiveQuestions } from './five-questions.ts'

/**
 * What a report says to somebody whom its owner trusts: a counselor, a partner. Plain text, no marks, at most two pages: the goal,
 * the limits, three directions with their gates, five questions, and what nobody could know.
 */
export interface SharedSummary {
  /** '' for a guest, who gives no name. */
  name: string
  reportName: string
  /** RFC 3339, UTC. */
  createdAt: string
  /** What the person does now, in their own words; '' when they named no work. */
  now: string
  /** The goals as they were typed; '' when none were. */
  goals: string
  goalAnswers: { phrase: string; verdict: string; why: string }[]
  limits: string[]
  directions: SharedDirection[]
  questions: string[]
  unknown: string[]
}

export interface SharedDirection {
  title: string
  /** "Half earn $61,200 to $98,400 a year in Ohio", or that no pay is published. */
  pay: string
  /** From where the person stands. */
  way: string
  gate: { lead: string; text: string }[]
  reasonFor: string
  reasonAgainst: string
  /** A rule speaks against it: it is there to compare with. */
  filledUp: boolean
}

/** Pure: the same report gives the same summary. */
export function sharedSummary(input: ReportInput): SharedSummary {
  return {
    name: input.personName,
    reportName: reportCatalog[input.reportType].name,
    createdAt: input.createdAt,
    now: nowWords(input),
    goals: input.careerGoals.trim(),
    goalAnswers: shownGoals(input).map((goal) => ({
      phrase: capital(goalName(input, goal)),
      verdict: verdictOf(input, goal),
      why: goal.answer === 'no' ? refusedReason(goal) : wayWords(entryWay(goal.place!), goal.answer === 'inside'),
    })),
    limits: limitsOf(input),
    directions: directions(input).map((ranked) => sharedDirection(input, ranked)),
    questions: fiveQuestions(input),
    unknown: unknownOf(input),
  }
}

function nowWords({ profile, present }: ReportInput): string {
  const role = profile.currentRole.trim() || (present ? capital(present.shortTitle) : '')
  const years = profile.reach?.yearsExperience ?? 0
  if (role === '') return ''
  if (years <= 0) return role
  return `${role}, ${years === 1 ? '1 year' : `${years} years`} of experience`
}

function sharedDirection(input: ReportInput, ranked: RankedOccupation): SharedDirection {
  const occupation = occupationOf(ranked)
  const way = entryWay(ranked)
  return {
    title: occupation.title,
    pay: payWords(input, occupation),
    way: wayWords(way, false),
    gate: gateOf(way),
    reasonFor: ranked.reasonsFor[0]?.text ?? '',
    reasonAgainst: ranked.reasonsAgainst[0]?.text ?? '',
    filledUp: fillsUp(ranked),
  }
}

function payWords(input: ReportInput, occupation: Occupation): string {
  const wages = yearlyWages(occupation)
  if (!wages) return 'Its yearly pay is not published.'
  const place = wages.state ? (payState(input) ?? 'the United States') : 'the United States'
  const usd = (value: number) => `$${value.toLocaleString('en-US')}`
  if (wages.p25 <= 0 || wages.p75 <= 0) return `The middle pay in ${place} is ${usd(wages.median)} a year.`
  return `The middle half earn ${usd(wages.p25)} to ${usd(wages.p75)} a year in ${place}.`
}

function wayWords({ known, study, paid, experience, total }: EntryWay, inside: boolean): string {
  if (inside) return 'The same work in another post or setting: the years count in full.'
  if (!known) return 'How long the way there takes is not known.'
  if (total[1] === 0) return 'Open now: nothing more is asked on paper.'
  const parts = [
    monthsOf(study, 'of study'),
    monthsOf(paid, 'of paid training'),
    experience > 0 ? `${monthsWord(experience)} of related work` : '',
  ].filter(Boolean)
  return `From here: ${listing(parts)}.`
}

function monthsOf([low, high]: Months, what: string): string {
  if (high === 0) return ''
  if (low === 0) return `up to ${monthsWord(high)} ${what}`
  return `${low === high ? monthsWord(low) : `${low} to ${monthsWord(high)}`} ${what}`
}

const monthsWord = (months: number) => (months === 1 ? '1 month' : `${months} months`)

function gateOf({ gate, missing }: EntryWay): SharedDirection['gate'] {
  if (!gate) return missing.length > 0 ? [{ lead: 'Still missing', text: `${listing(missing)}.` }] : []
  const named = (words: string) => !['', 'none', 'unknown'].includes(words.toLowerCase())
  const lookUp = gate.lookUp.map(({ name }) => name).join('; ')
  return [
    { lead: 'Program', text: gate.program },
    { lead: 'License', text: gate.license },
    { lead: 'Exam', text: gate.exam },
    { lead: 'Shut out', text: gate.limit },
    { lead: 'Look it up', text: lookUp },
  ]
    .filter(({ text }) => named(text))
    .map(({ lead, text }) => ({ lead, text: /[.!?]$/.test(text) ? text : `${text}.` }))
}

/** What the person ruled out or can give, each as they set it. */
function limitsOf(input: ReportInput): string[] {
  const { reach } = input.profile
  const months = reach?.monthsAvailable ?? 0
  const hours = reach?.learningHours ?? 0
  return [
    ...input.ranking.limits.map(({ label, refused }) =>
      refused > 0 ? `${label}: this shuts out ${refused === 1 ? 'one occupation' : `${countWords(refused)} occupations`}` : label,
    ),
    ...(months > 0 ? [`Gives the change ${monthsWord(months)}`] : []),
    ...(hours > 0 ? [`Has ${hours === 1 ? '1 hour' : `${hours} hours`} a week for learning`] : []),
  ]
}

function unknownOf(input: ReportInput): string[] {
  const unknownWays = directions(input).filter((ranked) => !entryWay(ranked).known)
  const state = payState(input)
  return [
    ...(input.careerGoals.trim() === ''
      ? ['What they want: nothing was typed about goals, so the list rests on ratings alone.']
      : []),
    ...(input.present
      ? []
      : ['Which occupation the work so far counts as, so years of experience open no door in these figures.']),
    ...(unknownWays.length > 0
      ? [`How long the way takes to ${listing(unknownWays.map((ranked) => occupationOf(ranked).shortTitle))}.`]
      : []),
    state
      ? `Which posts are open near home: pay is that of all of ${state}, where it is published.`
      : 'Which posts are open near home, and what they pay there: the pay is that of the whole country.',
    'Which programs nearby take people this year, what they cost, and whether the record is enough for a license.',
    'How somebody works on a good day and a bad one. Only people who have seen it can say.',
    `How firm the list is: ${input.ranking.confidenceReason.trim() || 'a few other ratings could change its order.'}`,
  ]
}
