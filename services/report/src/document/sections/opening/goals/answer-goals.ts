import type { GoalAnswer, RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { miniMonths, miniPay } from '../../../charts/mini.ts'
import { payEnds } from '../../../charts/pay-boxes.ts'
import { entryWay, opensForSome, trainsForPay } from '../../../facts/entry-way.ts'
import { goalName } from '../../../facts/goal-name.ts'
import { leadOf } from '../../../facts/lead.ts'
import { payAgainst, payFloor } from '../../../facts/limits.ts'
import { payState } from '../../../facts/pay-place.ts'
import { capital, fillsUp, occupationOf, yearlyWages } from '../../../facts/reading.ts'
import { carriedOver } from '../../../facts/work/carried-over.ts'
import type { FactTable } from '../../../model/fact-table.ts'
import { monthsSpan } from '../../../model/grammar.ts'
import type { ReportInput } from '../../../model/report-input.ts'
import { plain, type Text } from '../../../model/rich-text.ts'
import type { Block } from '../../blocks.ts'
import { paperWords } from '../../directions/asked-words.ts'
import { startVerdict } from '../../own-business/opening.ts'
import { columns, heading, note, points, small } from '../../parts.ts'
import { ownFacts } from '../../person/own-facts.ts'
import { stayColumn } from '../stay-column.ts'
import type { Point, WorkPoints } from '../work-points.ts'
import { gateWords } from './gate-words.ts'
import { figureWords, monthsWords } from './goal-figures.ts'
import { looserColumn } from './looser-column.ts'
import { nearIdeas } from './near-ideas.ts'

/** What the reader asked for, first of all: each idea of theirs with a verdict, then two ideas of ours, and staying. */

/** The goals that the page has room for, the one that leads first, the others in the order of the reader's words. */
export function shownGoals(input: ReportInput): GoalAnswer[] {
  const { phrase } = leadOf(input)
  const named = input.ranking.goals.filter(({ loose, place }) => !loose && place?.occupation)
  const rest = named.filter((goal) => goal.phrase !== phrase)
  // Staying in the field has a column and a page of its own: other work that they named is answered in full before it.
  const isOwn = ({ answer }: GoalAnswer): boolean => answer === 'inside'
  const ordered = [
    ...named.filter((goal) => goal.phrase === phrase),
    ...rest.filter((goal) => !isOwn(goal)),
    ...rest.filter(isOwn),
  ]
  const own = ordered.filter(({ place }) => place!.occupation!.code === input.present?.code)
  // "On my own as a consultant" in the work of today is one aim, and has one answer.
  const again = own.length > 1 ? own.filter(({ answer, ownBusiness }) => answer === 'yes' && !ownBusiness) : []
  return ordered.filter((goal) => !again.includes(goal)).slice(0, MOST_GOALS)
}

/** At most two goals by name, so that the headline stays within two lines. */
export function goalHeadline(input: ReportInput, goals: readonly GoalAnswer[]): Text {
  const said = goals.map(
    (goal) => `${capital(goalName(input, goal))}: ${verdictOf(input, goal).replace('not yet', 'not\u00a0yet')}.`,
  )
  const two = said.slice(0, 2).join(' ')
  return plain(two.length <= LONGEST_HEADLINE ? two : said[0]!)
}

/**
 * Two ideas that the reader did not name, the best of the list; where it holds no others, further answers to what they named. What
 * we advise against is no idea of ours, nor what mostly pays less than they need.
 */
export function ownIdeas(input: ReportInput): RankedOccupation[] {
  const named = new Set(shownGoals(input).map(({ place }) => place?.occupation?.code))
  const floor = payFloor(input)
  const others = input.ranking.ranked.filter(
    (ranked) => !fillsUp(ranked) && !named.has(occupationOf(ranked).code) && payAgainst(occupationOf(ranked), floor) !== 'below',
  )
  const ours = others.filter(({ answers }) => answers.length === 0)
  return [...ours, ...others.filter(({ answers }) => answers.length > 0)].slice(0, input.present ? 2 : 3)
}

/** What stands for and against each place of the page, in one memory: no line is said twice. */
export type WorkOf = (ranked: RankedOccupation) => WorkPoints

export function goalBlocks(input: ReportInput, workOf: WorkOf): Block[] {
  const you = input.profile.reach?.salaryCurrent ?? 0
  const limit = input.profile.reach?.monthsAvailable ?? 0
  const goals = shownGoals(input)
  const place = payState(input) ?? 'the US'
  const yours = you > 0 ? `; {sym:you} you${limit > 0 ? ', and the months that you gave yourself' : ''}` : ''
  return [
    note(`Green: what the middle half earn in ${place}{^W}, and months until you do the work in full{^E}${yours}`),
    ...goals.slice(0, IN_FULL).map((goal, at) => goalBlock(input, goal, workOf, at === 0 ? storyFor(input, goal) : undefined)),
    ...goals.slice(IN_FULL).map((goal) => {
      const words = goal.answer === 'no' ? refusedWords(goal) : gateWords(input, goal)
      const verdict = verdictOf(input, goal)
      return small(
        `**${plain(capital(goalName(input, goal)))}: ${verdict}.** ${words}${figureWords(goal, `${words} ${verdict}`)}`,
      )
    }),
  ]
}

/** Who comes from work that this one hires from is told which of their own stories to bring. */
function storyFor(input: ReportInput, { answer, place }: GoalAnswer): Text | undefined {
  const { proud } = ownFacts(input)
  const { how } = entryWay(place!)
  const near = answer === 'inside' || how === 'own' || how === 'same' || how === 'related'
  if (!near || answer === 'no' || proud === '' || proud.length > LONGEST_STORY) return undefined
  const [along] = carriedOver(input, occupationOf(place!))
  if (answer !== 'inside' && along === undefined) return undefined
  return `**“${plain(capital(proud))}.”** ${answer === 'inside' ? 'It is the same work there, so tell that first.' : along}`
}

function goalBlock(input: ReportInput, goal: GoalAnswer, workOf: WorkOf, story?: Text): Block {
  const you = input.profile.reach?.salaryCurrent ?? 0
  const limit = input.profile.reach?.monthsAvailable ?? 0
  const ranked = goal.place!
  const occupation = occupationOf(ranked)
  const work = workOf(ranked)
  const way = entryWay(ranked)
  const wages = yearlyWages(occupation)
  const months = { label: 'Months', drawing: miniMonths(way.known ? way.total : undefined, limit) }
  return {
    kind: 'direction',
    title: plain(capital(goalName(input, goal))),
    verdict:
      startVerdict(goal)?.label ??
      (opensForSome(goal)
        ? 'Some posts now'
        : paysTooLittle(input, goal)
          ? 'Yes, for less'
          : (VERDICTS[goal.answer]?.label ?? VERDICTS.not_yet!.label)),
    gate: gateWords(input, goal),
    plus: work.fits[0]?.lead ? pointWords(work.fits[0]) : (story ?? pointWords(work.fits[0])),
    minus: goal.answer === 'no' ? refusedWords(goal) : pointWords(againstShown(work)),
    minis: [
      ...(wages ? [{ label: 'Pay', drawing: miniPay(wages, you, endsOfPay(input)) }] : []),
      ...(goal.answer === 'inside' || startVerdict(goal) ? [] : [months]),
    ],
  }
}

/** What wears the reader out or what they like least; time and pay stand in the drawings beside it. */
export function againstShown({ against }: WorkPoints): Point | undefined {
  const other = against.filter(({ lead }) => !/^(?:Time|Your floor)/.test(lead ?? ''))
  return other[0] ?? against[0]
}

export const pointWords = (point: Point | undefined): Text =>
  point ? (point.lead ? `**${point.lead}** ${point.text}` : point.text) : ''

/** The reason alone, as short as the page that answers holds it: the occupation is named above it, and its gate is told in full on its own page. */
export function refusedWords(goal: GoalAnswer): Text {
  const words = refusedReason(goal).replace(WHERE_TO_LOOK, '').replace(SAME_SUM, '$1$2')
  return `${plain(words)}${/\d/.test(words) ? '{^WYK}' : ''}`
}
/** The gate in full, with whom to ask, stands on the page of the idea. */
const WHERE_TO_LOOK = / It differs by state(?: and city)?: look up .+? before you pay for training\./g
/** "It usually pays about $57,170, below the $93,000 you need. It opens if you could live on $57,170 a year." */
const SAME_SUM = /(\$[\d,]+)(, below the \$[\d,]+ you need\.) It opens if you could live on \1 a year\./

/** The same in plain words, without marks. */
export function refusedReason({ why, place }: GoalAnswer): string {
  const named = `${place?.occupation?.title}: `
  const words = capital(why.startsWith(named) ? why.slice(named.length) : why)
  // What money would open is not open yet where months stand before it as well.
  const way = place && entryWay(place)
  const also = way?.known && way.total[0] > 0 && !/\bmonths?\b/.test(words) ? ` It also takes ${monthsSpan(way.total)}.` : ''
  return `${words}${also}`
}

/** Two ideas of ours, and what staying would be. */
export function ideaColumns(input: ReportInput, facts: FactTable, workOf: WorkOf): Block[] {
  const most = input.present ? 2 : 3
  const ours = ownIdeas(input).map((ranked, at) =>
    ideaColumn(input, ranked, ['Our first idea', 'Our second idea', 'Our third idea'][at]!, workOf(ranked)),
  )
  const near = ours.length < most ? nearColumns(input, most - ours.length, workOf) : []
  const ideas = [...ours, ...near]
  const parts = [
    ...ideas,
    ...(ideas.length === 0 || (near.length === 0 && ideas.length < most)
      ? [looserColumn(input, ideas.length, toldCodes(input))]
      : []),
    ...(input.present ? [stayColumn(input, facts, payOf(input))] : []),
  ]
  return parts.length === 1 ? parts[0]! : [columns(parts.length === 3 ? 'thirds' : 'halves', ...parts)]
}

/** Beside the work that they named: what passes their rules too, where something of theirs speaks for it. */
function nearColumns(input: ReportInput, most: number, workOf: WorkOf): Block[][] {
  return nearIdeas(input, toldCodes(input))
    .map((ranked) => ({ ranked, work: workOf(ranked) }))
    .filter(
      ({ work }) =>
        work.fits[0]?.lead !== undefined && work.against.every(({ lead }) => lead === undefined || lead === 'Your floor.'),
    )
    .slice(0, Math.min(most, 2))
    .map(({ ranked, work }) => nearColumn(input, ranked, work))
}

/** What stands on the page under its own heading. */
const toldCodes = (input: ReportInput): ReadonlySet<string> =>
  new Set([...input.ranking.goals.map(({ place }) => place), ...ownIdeas(input)].flatMap((one) => one?.occupation?.code ?? []))

/** The same without ideas in columns: what would open more, and staying. */
export function fewColumns(input: ReportInput, facts: FactTable, ideas: number): Block[] {
  const looser = looserColumn(input, ideas, toldCodes(input))
  return input.present ? [columns('halves', looser, stayColumn(input, facts, payOf(input)))] : looser
}

/** In words instead of a drawing, so that a full page keeps the reason: without one no such place would stand there. */
function nearColumn(input: ReportInput, ranked: RankedOccupation, work: WorkPoints): Block[] {
  const occupation = occupationOf(ranked)
  const wages = yearlyWages(occupation)
  const middle = wages ? `; $${wages.median.toLocaleString('en-US')} in the middle{^W}` : ''
  return [
    heading(plain(capital(occupation.shortTitle))),
    small(`**Beside your own ideas** · ${monthsWords(entryWay(ranked))}${middle}`),
    small(`**Gate.** ${paperWords(input, ranked, 1)}`, { drop: 4 }),
    points('plus', [{ text: pointWords(work.fits[0]) }], { size: 'small' }),
    points('minus', [{ text: pointWords(againstShown(work)), drop: 2 }], { size: 'small' }),
  ]
}

function ideaColumn(input: ReportInput, ranked: RankedOccupation, label: string, work: WorkPoints): Block[] {
  const occupation = occupationOf(ranked)
  const way = entryWay(ranked)
  const wages = yearlyWages(occupation)
  return [
    heading(plain(capital(occupation.shortTitle))),
    small(`**${label} · ${monthsWords(way)}**`),
    ...(wages ? [pay(input, wages)] : []),
    small(`**Gate.** ${paperWords(input, ranked, 1)}`, { drop: 4 }),
    points('plus', [{ text: pointWords(work.fits[0]), drop: 1 }], { size: 'small' }),
    points('minus', [{ text: pointWords(againstShown(work)), drop: 2 }], { size: 'small' }),
  ]
}

/** The pay of their own work, as a drawing; none where no yearly pay is published. */
function payOf(input: ReportInput): Block[] {
  const wages = input.present && yearlyWages(input.present)
  return wages ? [pay(input, wages)] : []
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

/** The verdict as it stands behind a colon. */
export function verdictOf(input: ReportInput, goal: GoalAnswer): string {
  const { answer, place } = goal
  const own = startVerdict(goal)
  if (own) return own.said
  if (opensForSome(goal)) return 'some posts now'
  if (paysTooLittle(input, goal)) return 'yes, for less pay'
  const way = answer === 'yes' && place ? entryWay(place) : undefined
  if (way && trainsForPay(way)) return 'yes, with paid training'
  if (way?.known && way.total[0] > 0) return `yes, in ${monthsSpan(way.total)}`
  return (VERDICTS[answer] ?? VERDICTS.not_yet!).said
}

/** Open on paper, while half of those in it earn less than the reader said that they need. */
export function paysTooLittle(input: ReportInput, { answer, place }: GoalAnswer): boolean {
  return answer === 'yes' && !!place?.occupation && payAgainst(place.occupation, payFloor(input)) === 'below'
}

const VERDICTS: Readonly<Record<string, { label: string; said: string }>> = {
  yes: { label: 'Yes', said: 'yes' },
  not_yet: { label: 'Not yet', said: 'not yet' },
  no: { label: 'No', said: 'not on these terms' },
  inside: { label: 'Your own field', said: 'open, in your own field' },
}
const MOST_GOALS = 4
/** With pay, months, and what speaks for and against. */
const IN_FULL = 2
const LONGEST_HEADLINE = 80
/** Two lines beside the drawings. */
const LONGEST_STORY = 90
