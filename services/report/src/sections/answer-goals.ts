import type { GoalAnswer, RankedOccupation, Reason } from '@waymark/proto/waymark/skills/v1/skills'
import { jobFact, jobId } from '../facts/build-facts.ts'
import { type EntryWay, entryWay } from '../facts/entry-way.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { payState } from '../facts/pay-place.ts'
import { capital, occupationOf, yearlyWages } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { weekFacts } from '../facts/week.ts'
import { miniMonths, miniPay } from '../figures/mini.ts'
import { payEnds } from '../figures/pay-boxes.ts'
import type { Block } from './blocks.ts'
import { columns, heading, note, points, reasonText, small } from './parts.ts'

/** What the reader asked for, first of all: each idea of theirs with a verdict, then two ideas of ours, and staying. */

/** The goals that the page has room for. */
export function shownGoals({ ranking }: ReportInput): GoalAnswer[] {
  return ranking.goals.filter(({ place }) => place?.occupation).slice(0, MOST_GOALS)
}

/** At most two goals by name, so that the headline stays within two lines. */
export function goalHeadline(goals: readonly GoalAnswer[]): Text {
  const said = goals.map(({ phrase, answer }) => `${capital(phrase)}: ${VERDICTS[answer]?.said ?? VERDICTS.not_yet!.said}.`)
  const two = said.slice(0, 2).join(' ')
  return plain(two.length <= LONGEST_HEADLINE ? two : said[0]!)
}

export function goalStandfirst(goals: readonly GoalAnswer[], ideas: readonly RankedOccupation[]): Text {
  const open = goals.filter(({ answer }) => answer === 'yes' || answer === 'inside').length
  const first = ideas[0] && plain(occupationOf(ideas[0]).shortTitle)
  const own = first ? ` Of our own ideas, ${first} comes first.` : ''
  if (goals.length === 1) return open === 1 ? `Your idea is open to you now.${own}` : `Your idea is not open yet.${own}`
  if (open === goals.length)
    return `${goals.length === 2 ? 'Both' : `All ${NUMBERS[goals.length]}`} of your ideas are open to you now.${own}`
  if (open === 0) return `None of your ${NUMBERS[goals.length]} ideas is open yet. Below is what each asks.${own}`
  return `${capital(NUMBERS[open]!)} of your ${NUMBERS[goals.length]} ideas ${open === 1 ? 'is' : 'are'} open to you now.${own}`
}

/** Two ideas that the reader did not name, the best of the list; where it holds no others, further answers to what they named. */
export function ownIdeas(input: ReportInput): RankedOccupation[] {
  const named = new Set(shownGoals(input).map(({ place }) => place?.occupation?.code))
  const others = input.ranking.ranked.filter((ranked) => !named.has(occupationOf(ranked).code))
  const ours = others.filter(({ answers }) => answers.length === 0)
  return [...ours, ...others.filter(({ answers }) => answers.length > 0)].slice(0, input.present ? 2 : 3)
}

export function goalBlocks(input: ReportInput): Block[] {
  const you = input.profile.reach?.salaryCurrent ?? 0
  const limit = input.profile.reach?.monthsAvailable ?? 0
  const goals = shownGoals(input)
  const place = payState(input) ?? 'the US'
  const yours = you > 0 ? ` {sym:you} you${limit > 0 ? ', and the months that you gave yourself' : ''}.` : ''
  return [
    note(`Green: what the middle half earn in ${place}{^W}, and months to a first post{^E}.${yours}`),
    ...goals.slice(0, IN_FULL).map((goal) => goalBlock(input, goal)),
    ...goals.slice(IN_FULL).map((goal) => {
      const words = gateWords(goal, entryWay(goal.place!), occupationOf(goal.place!).shortTitle)
      return small(
        `**${plain(capital(goal.phrase))}: ${VERDICTS[goal.answer]?.said}.** ${goal.answer === 'no' ? refusedWords(goal) : words}`,
      )
    }),
  ]
}

function goalBlock(input: ReportInput, goal: GoalAnswer): Block {
  const you = input.profile.reach?.salaryCurrent ?? 0
  const limit = input.profile.reach?.monthsAvailable ?? 0
  const ranked = goal.place!
  const occupation = occupationOf(ranked)
  const listed = input.ranking.ranked.find((one) => occupationOf(one).code === occupation.code) ?? ranked
  const way = entryWay(ranked)
  const wages = yearlyWages(occupation)
  const months = { label: 'Months', drawing: miniMonths(way.known ? way.total : undefined, limit) }
  return {
    kind: 'direction',
    title: plain(capital(goal.phrase)),
    verdict: VERDICTS[goal.answer]?.label ?? VERDICTS.not_yet!.label,
    gate: gateWords(goal, way, occupation.shortTitle),
    plus: reasonText(ownReason(listed), 'You named it yourself. That counts for more than our figures.{^Y}'),
    minus:
      goal.answer === 'no'
        ? refusedWords(goal)
        : reasonText(
            listed.reasonsAgainst[0],
            'We found no figure against it. Ask someone in the job what wears people out.{^K}',
          ),
    minis: [
      ...(wages ? [{ label: 'Pay', drawing: miniPay(wages, you, endsOfPay(input)) }] : []),
      ...(goal.answer === 'inside' ? [] : [months]),
    ],
  }
}

/** The reason alone: the occupation is named above it. */
export function refusedWords(goal: GoalAnswer): Text {
  const words = refusedReason(goal)
  return `${plain(words)}${/\d/.test(words) ? '{^WYK}' : ''}`
}

/** The same in plain words, without marks. */
export function refusedReason({ why, place }: GoalAnswer): string {
  const named = `${place?.occupation?.title}: `
  return capital(why.startsWith(named) ? why.slice(named.length) : why)
}

/** Two ideas of ours, and what staying would be. */
export function ideaColumns(input: ReportInput, facts: FactTable): Block {
  const ideas = ownIdeas(input).map((ranked, at) =>
    ideaColumn(input, ranked, ['Our first idea', 'Our second idea', 'Our third idea'][at]!),
  )
  const parts = [...ideas, ...(input.present ? [stayColumn(input, facts)] : [])]
  return columns(parts.length === 3 ? 'thirds' : 'halves', ...parts)
}

function ideaColumn(input: ReportInput, ranked: RankedOccupation, label: string): Block[] {
  const occupation = occupationOf(ranked)
  const way = entryWay(ranked)
  const wages = yearlyWages(occupation)
  return [
    heading(plain(capital(occupation.shortTitle))),
    small(`**${label} · ${monthsWords(way)}**`),
    ...(wages ? [pay(input, wages)] : []),
    points(
      'plus',
      [
        {
          text: reasonText(ownReason(ranked), 'Its mix of interests, skills and values is among the closest to yours.{^K}'),
          drop: 1,
        },
      ],
      { size: 'small' },
    ),
    points('minus', [{ text: reasonText(ranked.reasonsAgainst[0], 'We found no figure against it.{^K}'), drop: 2 }], {
      size: 'small',
    }),
  ]
}

/** That it answers what they asked for is said by where it stands. */
function ownReason({ reasonsFor }: RankedOccupation): Reason | undefined {
  return reasonsFor.find(({ kind }) => kind !== 'goal_met')
}

function stayColumn(input: ReportInput, facts: FactTable): Block[] {
  const present = input.present!
  const wages = yearlyWages(present)
  const growth = jobFact(facts, jobId(present.code), 'growth')
  const week = present.activities.length > 0 ? weekFacts(facts, present) : undefined
  return [
    heading('Stay where you are'),
    small('**0 months, if something changes**'),
    ...(wages ? [pay(input, wages)] : []),
    points(
      'plus',
      [
        week
          ? `You know the work and the people. About ${week.human} of a 40-hour week stay with people, not with AI.`
          : 'You know the work and the people, and you need no new paper.',
      ],
      { size: 'small' },
    ),
    points(
      'minus',
      [
        {
          text: facts.has(growth)
            ? `Jobs like yours change by ${facts.ref(growth)} by 2034; all jobs by ${facts.ref('all.growth')}.`
            : 'What brought you here does not go away by itself.',
          drop: 2,
        },
      ],
      { size: 'small' },
    ),
  ]
}

function pay(input: ReportInput, wages: NonNullable<ReturnType<typeof yearlyWages>>): Block {
  return { kind: 'drawing', drawing: miniPay(wages, input.profile.reach?.salaryCurrent ?? 0, endsOfPay(input), 150) }
}

/** One scale for all pay on the page. */
function endsOfPay(input: ReportInput): { from: number; to: number } {
  const places = [...shownGoals(input).flatMap(({ place }) => place ?? []), ...ownIdeas(input)].map(occupationOf)
  const ranges = [...places, ...(input.present ? [input.present] : [])].flatMap((occupation) => yearlyWages(occupation) ?? [])
  return payEnds(ranges, [input.profile.reach?.salaryCurrent ?? 0])
}

function gateWords({ answer, phrase }: GoalAnswer, way: EntryWay, counted: string): Text {
  const as = counted.toLowerCase() === phrase.toLowerCase() ? '' : `Counted as ${plain(counted)}. `
  if (answer === 'inside') return `${as}**Gate.** None: it is the work you are in.`
  if (!way.known) return `${as}**Gate.** Not known. Ask someone who does the work.`
  if (way.missing.length === 0) return `${as}**Gate.** Nothing more on paper.`
  const asked = way.missing.slice(0, 2).map((one) => `${plain(capital(one.replace(/^the /, '').split(';')[0]!))}.`)
  return `${as}**Gate.** ${asked.join(' ')}`
}

function monthsWords({ known, total }: EntryWay): string {
  if (!known) return 'months not known'
  if (total[1] === 0) return 'open now'
  return total[0] === total[1] ? `about ${total[0]} months` : `${total[0]} to ${total[1]} months`
}

/** The verdict as it stands behind a colon. */
export function verdictOf({ answer }: GoalAnswer): string {
  return (VERDICTS[answer] ?? VERDICTS.not_yet!).said
}

const VERDICTS: Readonly<Record<string, { label: string; said: string }>> = {
  yes: { label: 'Yes', said: 'yes' },
  not_yet: { label: 'Not yet', said: 'not yet' },
  no: { label: 'No', said: 'not on these terms' },
  inside: { label: 'Your own field', said: 'inside your own field' },
}
const NUMBERS = ['no', 'one', 'two', 'three', 'four']
const MOST_GOALS = 4
/** With pay, months, and what speaks for and against. */
const IN_FULL = 2
const LONGEST_HEADLINE = 80
