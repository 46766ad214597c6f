import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { roadLines, type Stretch } from '../../charts/road-lines.ts'
import { itemsOn } from '../../facts/answered.ts'
import { entryWay } from '../../facts/entry-way.ts'
import { advisedDirections } from '../../facts/lead.ts'
import { monthsLimit } from '../../facts/limits.ts'
import { ownTurn } from '../../facts/own-turn.ts'
import { capital, occupationOf } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { countOf, sentencesWithin } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { type AimWords, aimWords, turnedWords } from '../opening/aim-words.ts'
import { closedIn } from '../opening/goals/closed-goal.ts'
import { startHeadline, startIfThen, startProof, startStandfirst } from '../own-business/plan-words.ts'
import { box, columns, figure, heading, jobTokens, points, small } from '../parts.ts'
import { drainOf } from '../person/drain-of.ts'
import type { Section } from '../section.ts'
import { lastRoad, lastRoadWords } from '../ways/last-road.ts'
import { firstRoad, kindOf, looserRoad, type Pace, paceOf, secondRoad, turnDay } from '../ways/roads.ts'
import { besideStandfirst, besideWork, MOST_MONTHS_BESIDE } from './beside-work.ts'
import { firstDays } from './first-days.ts'
import { ifThen, proofOf } from './plan-proofs.ts'
import { dayAfter, monthAfter, shortDay, shortMonth } from './plan-words.ts'

/** Three plans on one calendar: what to do by which day, what makes the next one begin, and what would prove the first one wrong. */
export const plans: Section = {
  id: 'plans',
  pages: 1,
  title: 'Plan A, plan B, plan Z',
  group: 'do',
  compose(input, facts) {
    const words = turnedWords(aimWords(input), 3 + ownTurn(input))
    const other = otherThan(input, words.aim)
    const { start } = words
    return [
      {
        id: 'plans',
        title: 'Plan A, plan B, plan Z',
        group: 'do',
        kicker: 'Plan A, plan B, plan Z',
        headline: start ? startHeadline(input, start) : headlineFor(input, words),
        standfirst: `${start ? startStandfirst(input, start) : standfirstFor(input, words, other)}${closedIn(input, 'plans')}`,
        blocks: [
          calendar(input, words, other),
          {
            kind: 'table',
            columns: [{ head: 'Plan', width: 17 }, { head: 'What you do, by when', width: 50 }, { head: 'What moves you on' }],
            rows: [
              firstRoad(input, words, facts),
              other ? secondRoad(input, other, words) : looserRoad(input, words),
              lastRoad(input, words),
            ].map(({ title, does, turn }) => ({ cells: [title, does, turn] })),
          },
          ...wants(input, words),
          columns(
            'halves',
            [heading('Your first fourteen days'), points('box', firstDays(input, words), { size: 'small' })],
            [
              box('What would prove this wrong', [
                small(start ? startProof(words, start) : `${proofOf(input, words)}${lowOffer(words, facts)}`),
              ]),
              box(
                'If it comes, then I will',
                [small(start ? startIfThen(input) : ifThen(input, words), { slot: 'plans.stop' })],
                { tone: 'ruled' },
              ),
              box('After a bad week', [small(badWeek(input, words))], { tone: 'you', drop: 2 }),
            ],
          ),
          { kind: 'lines', label: 'Who asks you on that day how it went', count: 1, reserve: true },
        ],
      },
    ]
  },
}

/** The next direction that we stand behind; none where plan A is the only one. */
function otherThan(input: ReportInput, aim: RankedOccupation): RankedOccupation | undefined {
  const code = occupationOf(aim).code
  const limit = monthsLimit(input)
  const others = advisedDirections(input).filter((ranked) => occupationOf(ranked).code !== code)
  // What takes longer than they give is nothing to fall back on.
  return others.find((ranked) => {
    const { known, total } = entryWay(ranked)
    return limit === 0 || !known || total[0] <= limit
  })
}

/** What three of four in the work earn at least. */
function lowOffer({ aim, aJob }: AimWords, facts: FactTable): Text {
  const pay = jobTokens(facts, occupationOf(aim).code)
  return pay.has('p25') ? ` Three in four earn over ${pay.ref('p25')} as ${aJob}; know why an offer is lower.` : ''
}

function headlineFor(input: ReportInput, words: AimWords): Text {
  const { way, job, aJob } = words
  const beside = besideWork(input, way)
  if (beside && beside.months[1] <= MOST_MONTHS_BESIDE) {
    const whole = `${capital(job)}: ${beside.words} at your ${countOf(beside.hours, 'hour')} a week`
    return whole.length <= TWO_LINES
      ? whole
      : `${capital(beside.words)} at your ${countOf(beside.hours, 'hour')} a week: three plans`
  }
  const pace = paceOf(input, words)
  const [low, high] = way.total
  const turn = dayAfter(input, turnDay(words))
  if (pace === 'short' && way.known) return `An offer as ${aJob} by ${turn}, or plan B begins`
  if (!way.known) return `A way into work as ${aJob} by ${turn}, or plan B begins`
  const arrival =
    low === high ? `in ${monthAfter(input, high)}` : `between ${monthAfter(input, low)} and ${monthAfter(input, high)}`
  const whole = `${capital(job)} ${arrival}: three plans`
  return whole.length <= TWO_LINES ? whole : `${capital(job)} from ${monthAfter(input, low)} on: three plans`
}

function standfirstFor(input: ReportInput, words: AimWords, other: RankedOccupation | undefined): Text {
  const { way } = words
  // A long title stands in the headline already.
  const aJob = words.job.length > LONGEST_TITLE ? 'one' : words.aJob
  const limit = monthsLimit(input)
  const b = other ? plain(occupationOf(other).shortTitle) : 'plan B'
  const turn = dayAfter(input, turnDay(words))
  const STANDFIRSTS: Readonly<Record<Pace, Text>> = {
    short: limit > 0 ? shortStandfirst(limit, aJob) : `Nothing on paper stands before becoming ${aJob}, so the dates are close.`,
    long:
      limit > 0
        ? `You give it ${limit} months, and becoming ${aJob} ${way.total[1] > limit ? `may take ${way.total[1]}` : 'fits into them'}. If nothing moved by ${turn}: ${b}.`
        : `You set no limit, so ours for the first steps to ${aJob} is ${turn}; then comes ${b}.`,
    beyond: `You give it ${limit} months, and becoming ${aJob} takes at least ${way.total[0]}. ${other && carries(input, words, other) ? `So ${b} carries you meanwhile, or the limit moves.` : `Move the limit, or go for ${b}.`}`,
  }
  const beside = paceOf(input, words) === 'beyond' ? undefined : besideWork(input, way)
  if (beside) return besideStandfirst(beside, { limit, aJob, next: `If nothing moved by ${turn}: ${b}.` })
  if (!way.known) return `Nobody could tell us how one becomes ${aJob}. Find out by ${turn}, or go for ${b}.`
  return STANDFIRSTS[paceOf(input, words)]
}

/** Nothing on paper stands before the aim: what the months are for depends on how many there are. */
function shortStandfirst(limit: number, aJob: Text): Text {
  if (limit <= 3) return `In ${limit} months there is time for one search as ${aJob}, so the first week counts.`
  if (limit <= 6)
    return `Nothing on paper stands before becoming ${aJob}. Use half of your ${limit} months to ask, and half to apply.`
  if (limit <= 12) return `You give it ${limit} months, and becoming ${aJob} needs none of them on paper, so the dates are close.`
  return `With ${limit} months, and no paper missing to become ${aJob}, you may turn down a first offer that is not right.`
}

/** Whether the second plan brings pay while the first one takes its time. */
function carries(input: ReportInput, words: AimWords, other: RankedOccupation): boolean {
  const { way } = aimWords(input, other)
  return paceOf(input, words) === 'beyond' && way.known && way.total[1] <= SOON
}

function calendar(input: ReportInput, words: AimWords, other: RankedOccupation | undefined): Block {
  const limit = monthsLimit(input)
  const turn = turnDay(words) / DAYS_OF_A_MONTH
  const { way } = words
  const ends = [way.known ? way.total[1] : 0, limit, turn + 4].filter((months) => months > 0)
  const months = Math.min(MOST_MONTHS, Math.ceil(Math.max(6, ...ends) / 6) * 6)
  const step = months > 36 ? 12 : months > 18 ? 6 : months > 8 ? 3 : 1
  const count = Math.floor(months / step)
  const ticks = Array.from({ length: count + 1 }, (_, at) => ({ at: at * step, label: shortMonth(input, at * step) }))
  const beside = other !== undefined && carries(input, words, other)
  const drawing = roadLines({
    months,
    ticks,
    roads: [
      { label: 'Plan A', stretches: stretchesOf(words, months) },
      {
        label: 'Plan B',
        stretches: [
          ...(beside ? [] : [{ from: 0, to: turn, words: words.start && !other ? '' : 'one question', tone: 'quiet' as const }]),
          {
            from: beside ? 0.5 : turn,
            to: months,
            words: other
              ? plain(occupationOf(other).shortTitle)
              : words.start
                ? 'a second income'
                : 'the list again, with one limit moved',
            tone: 'pale' as const,
          },
        ],
      },
      { label: 'Plan Z', stretches: [{ from: 0, to: months, words: lastRoadWords(input, words), tone: 'quiet' }] },
    ],
    turns: [{ at: turn, label: `${shortDay(input, turnDay(words))}: A or B`, road: 1 }],
    ...(limit > 0 ? { limit } : {}),
  })
  return figure('Three plans, and the day that chooses', drawing, {
    note: `Months from ${dayAfter(input, 0)}${besideWork(input, words.way) ? ', school drawn full time' : ''}.{^E}${limit > 0 && limit <= months ? ` {sym:you} the ${limit} months that you give it.{^Y}` : ''}`,
  })
}

function stretchesOf(words: AimWords, months: number): Stretch[] {
  const { way, program, job } = words
  const study = way.known ? way.study[1] : 0
  const paid = way.known ? way.paid[1] + way.experience : 0
  const begin = LEAD[kindOf(words)] ?? 1
  if (words.start)
    return [
      { from: 0, to: begin, words: words.start.needsPaper ? 'papers, prices' : 'a price', tone: 'quiet' as const },
      { from: begin, to: months, words: `${words.start.name}, beside the wage`, tone: 'main' as const },
    ]
  const done = begin + study + paid
  const all: Stretch[] = [
    { from: 0, to: begin, words: 'ask', tone: 'quiet' },
    ...(study > 0 ? [{ from: begin, to: begin + study, words: program || 'learn', tone: 'pale' as const }] : []),
    ...(paid > 0 ? [{ from: begin + study, to: done, words: 'learn with pay', tone: 'pale' as const }] : []),
    { from: done, to: Math.max(months, done + 1), words: study + paid > 0 ? job : `apply, then ${job}`, tone: 'main' },
  ]
  return all.filter(({ from }) => from < months)
}

/** What the person wrote for half a year, two and five; nothing where they wrote nothing. */
/** What was written for one date, as far as it can stand alone. */
function quotedSentences(words: string): Text {
  const kept = sentencesWithin(words, 110)
  return kept === '' ? '\u00a0' : `“${plain(kept)}”`
}

function wants(input: ReportInput, { work, way }: AimWords): Block[] {
  const lines = itemsOn(input, 'goal.timeline').filter((item) => item.text.trim() !== '')
  if (lines.length === 0) return []
  const late = way.known && way.total[0] > 6
  return [
    {
      kind: 'table',
      caption: 'What you said you want',
      note: late
        ? `By your first date ${work} is still ahead; measure the talks by it instead.`
        : `Hold each date of plan A against these lines.`,
      columns: lines.slice(0, 3).map((item) => ({ head: `${plain(item.label)}{^Y}` })),
      rows: [{ cells: lines.slice(0, 3).map((item) => quotedSentences(item.text)), drop: 1 }],
      style: 'dense',
    },
  ]
}

function badWeek(input: ReportInput, words: AimWords): Text {
  const drain = drainOf(input)
  const hours = input.profile.reach?.learningHours ?? 0
  const { program, tasks, job, aJob } = words
  const keep =
    hours >= 1
      ? program
        ? `one hour for ${program}`
        : `one hour of asking who near you does this: “${tasks[0] ?? job}”`
      : `one message to ${aJob}`
  const what = drain?.label ? `A week of “${plain(drain.label)}”{^Y}` : 'A week in which work takes all of you'
  return `${what} may cost you everything but ${keep}. The dates hold.`
}

const LEAD: Readonly<Record<string, number>> = {
  business: 3,
  school: 3,
  apprenticeship: 6,
  paper: 1,
  training: 2,
  unknown: 2,
  hired: 0.5,
  asked: 1,
}
const LONGEST_TITLE = 28
/** Months in which a first pay is near. */
const SOON = 3
const DAYS_OF_A_MONTH = 30.4
const MOST_MONTHS = 60
/** Characters of a headline that fit two lines for sure. */
const TWO_LINES = 74
