import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { GoalAnswer, RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay, opensForSome, trainsForPay } from '../../facts/entry-way.ts'
import { monthsLimit, payFloor } from '../../facts/limits.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { inItsState } from '../../facts/pay-place.ts'
import { capital, listing, lower, occupationOf, yearlyWages } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { countOf, monthsSpan } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { SaidBefore } from '../../model/said-before.ts'
import type { Block } from '../blocks.ts'
import { refusedReason } from '../opening/goals/answer-goals.ts'
import { tellFacts, type WorkPoints } from '../opening/work-points.ts'
import { startVerdict, startWeek } from '../own-business/opening.ts'
import { box, columns, heading, jobTokens, points, small } from '../parts.ts'
import { aimedIndustry, jobBoards } from '../search/boards/job-boards.ts'
import { searchTitles, searchWords } from '../search/search-titles.ts'
import type { PageContent } from '../section.ts'
import { type OwnIdea, optionsPlan } from '../ways/options-plan.ts'
import { waysTable } from '../ways/ways-table.ts'
import { firstStep, turned, whatWouldChange, whatWouldOpen } from './first-step.ts'
import { gateTable, span } from './gate-table.ts'

export interface IdeaPage {
  idea: OwnIdea
  at: number
  count: number
  work: WorkPoints
  /** Another page goes on with this occupation: its hard side, who hires, and how to try it. */
  goesOn: boolean
}

/** One idea that the reader named: the verdict, why, what speaks against, the gate, the ways in, the day, the first step. */
export function ideaPage(input: ReportInput, facts: FactTable, page: IdeaPage, before: SaidBefore): PageContent {
  const { idea, at, count, work, goesOn } = page
  return {
    id: `idea-${at + 1}`,
    title: `Your idea: ${listing(idea.names)}`,
    group: 'options',
    kicker: count > 1 ? `Your idea, ${at + 1} of ${count}` : 'Your idea',
    headline: headlineFor(input, idea, at, before),
    standfirst: standfirstFor(input, idea, at, before),
    blocks: onePage(input, facts, { ranked: idea.place, goal: idea.goal, at, work, goesOn, id: `idea-${at + 1}` }, before),
  }
}

export interface OnePage {
  ranked: RankedOccupation
  goal?: GoalAnswer
  at: number
  work: WorkPoints
  goesOn: boolean
  id: string
  /** We advise against it: in place of a first step stands what would open it. */
  against?: boolean
}

/** All that one page can hold of an occupation. */
export function onePage(input: ReportInput, facts: FactTable, page: OnePage, before: SaidBefore): Block[] {
  const { ranked, goal, at, work, goesOn, id } = page
  const against = page.against || goal?.answer === 'no'
  const own = ownStartOf(input)
  const started = own?.goal === goal ? own : undefined
  const tasks = tellFacts(work.tasks, before)
  const hours = tellFacts(work.hours, before).join(' ')
  const hard = goesOn ? [] : tellFacts(work.hard, before)
  return [
    { kind: 'keyfigures', items: ideaFigures(input, facts, ranked) },
    columns(
      'halves',
      [heading(forWords(work)), points('plus', thirdMayGo(work.fits), { size: 'small' })],
      [heading('What speaks against it, for you'), points('minus', thirdMayGo(work.against), { size: 'small' })],
    ),
    gateTable(input, ranked),
    waysTable(input, facts, ranked),
    columns(
      'halves',
      [
        heading('What else fills the week'),
        ...(tasks.length > 0 ? [points('number', tasks, { size: 'small' })] : []),
        ...(tasks.length > 0
          ? []
          : [{ kind: 'lines', label: 'Its last Tuesday, hour by hour, as somebody told you:', count: 3 } satisfies Block]),
      ],
      [
        ...(hours ? [heading('Hours and load'), small(hours)] : []),
        ...(hard.length > 0 ? [heading('The hard side'), points('minus', dropTail(hard, 1), { size: 'small' })] : []),
      ],
    ),
    ...(goesOn ? [] : [whereToLook(input, occupationOf(ranked))]),
    against
      ? box('What would open it', [small(whatWouldOpen(input, ranked, at, before, goal))])
      : columns(
          'halves',
          [
            box(
              'First step',
              [small(started ? startWeek(input, started) : stepWords(input, ranked, at, before, goesOn), { slot: `${id}.step` })],
              { tone: 'you' },
            ),
          ],
          [box('What would change this', [small(whatWouldChange(input, ranked, at, before, goal))])],
        ),
  ]
}

/** Their words are promised only where one of the points begins with them. */
export const forWords = ({ fits }: WorkPoints): Text =>
  fits.some(({ lead }) => lead !== undefined) ? 'What speaks for it, in your words' : 'What speaks for it'

/** Of what speaks for and against, the two strongest stay, however long the rest of the page is. */
const thirdMayGo = <Point extends { text: Text }>(items: readonly Point[]) =>
  items.map((item, at) => (at < 2 ? item : { ...item, drop: 1 }))

const dropTail = (items: Text[], kept: number) => items.map((text, at) => (at < kept ? { text } : { text, drop: 3 + at }))

function headlineFor(input: ReportInput, { names, goal, place }: OwnIdea, at: number, before: SaidBefore): Text {
  const name = capital(plain(listing(names)))
  const way = entryWay(place)
  const months = monthsSpan(way.total)
  const limit = monthsLimit(input)
  const own = startVerdict(goal)
  if (own) return `${name}: ${own.said}`
  const wordings =
    goal.answer === 'no'
      ? [`${name}: not on these terms`, `${name}: closed for now, and here is why`, `${name}: no, unless a limit moves`]
      : goal.answer === 'not_yet'
        ? opensForSome(goal)
          ? [
              `${name}: some posts now, others after ${countOf(way.total[1], 'month')}`,
              `${name}: open at some employers. The others ask for up to ${countOf(way.total[1], 'month')}.`,
              `${name}: now where little is asked, else in up to ${countOf(way.total[1], 'month')}`,
            ]
          : way.known && way.total[1] > 0
            ? [
                `${name}: not yet, ${months} ${way.total[1] === 1 ? 'lies' : 'lie'} before it${limit > 0 ? `, and you gave ${limit}` : ''}`,
                `${name}: not yet. The way takes ${months}.`,
                `${name}: later, after ${months} on the way`,
              ]
            : [`${name}: not yet`, `${name}: not open today`, `${name}: later`]
        : !way.known
          ? [
              `${name}: yes, but ask how people get in`,
              `${name}: open, by a way we do not know`,
              `${name}: yes, with a question mark`,
            ]
          : way.total[1] === 0
            ? [`${name}: yes, on what you hold`, `${name}: open to you today`, `${name}: yes, with no new paper`]
            : way.total[0] === 0
              ? [
                  `${name}: yes, you can apply now`,
                  ...(way.study[1] > 0 ? [`${name}: open, with a course in reserve`] : []),
                  `${name}: yes, at once or in ${months.replace(/^0 to /, '')}`,
                ]
              : trainsForPay(way)
                ? [
                    `${name}: yes, with ${months} of paid training`,
                    `${name}: open to beginners, who are paid from day one`,
                    `${name}: yes. You train on pay for ${months}.`,
                  ]
                : [
                    `${name}: yes, in ${months}`,
                    `${name}: open, once ${months} ${way.total[1] === 1 ? 'is' : 'are'} behind you`,
                    `${name}: yes, and count on ${months}`,
                  ]
  const fitting = turned(wordings, at).filter((words) => words.length <= LONGEST_HEADLINE)
  return before.tell(...fitting) ?? fitting[0] ?? name
}

function standfirstFor(input: ReportInput, { goal, place, phrases, names }: OwnIdea, at: number, before: SaidBefore): Text {
  const own = input.ranking.sameWork?.rungs.find(({ name }) =>
    phrases.some((phrase) => name.toLowerCase().includes(phrase.toLowerCase())),
  )
  const { shortTitle, description, note } = occupationOf(place)
  if (startVerdict(goal) && ownStartOf(input)?.goal === goal)
    return `The tables count it as ${plain(shortTitle)}, on a payroll: that is what stands here. The business itself begins on page {page:plan}.`
  const same = [...phrases, ...names].some((name) => name.toLowerCase() === shortTitle.toLowerCase())
  const read = same
    ? undefined
    : (before.tell(
        ...turned(
          [
            `We read it as ${plain(shortTitle)}.`,
            `In the tables its name is ${plain(shortTitle)}.`,
            `Counted here under ${plain(shortTitle)}.`,
          ],
          at,
        ),
      ) ?? `Read as ${plain(shortTitle)}.`)
  const closed = goal.answer !== 'no' ? undefined : before.fresh(`${plain(firstSentence(refusedReason(goal)))}`)
  const about = closed ?? (note || description ? before.fresh(plain(firstSentence(describe(description)))) : undefined)
  if (own && optionsPlan(input).field)
    return `${read ?? ''} There is a nearer one in your own field: ${plain(lower(own.name))}, on page {page:own-field}.`.trim()
  return [read, about].filter((one) => one).join(' ')
}

/** Without the sentence on preparation: the gate alone says what is asked. */
export function describe(description: string): string {
  return description
    .replace(/\s*It is work that asks for[^.]*\./, '')
    .replace(/ does work that asks for[^.]*\./, ' has no description of its own.')
    .trim()
}

const firstSentence = (words: string): string => /^.*?[.!?](?=\s|$)/.exec(words)?.[0] ?? words

/** Months, pay, the reader's floor, and how many are hired. */
export function ideaFigures(input: ReportInput, facts: FactTable, ranked: RankedOccupation) {
  const occupation = occupationOf(ranked)
  const job = jobTokens(facts, occupation.code)
  const way = entryWay(ranked)
  const { known, total } = way
  const limit = monthsLimit(input)
  const floor = payFloor(input)
  const you = facts.has('you.pay')
  const pay = input.profile.reach?.salaryCurrent ?? 0
  const wages = yearlyWages(occupation)
  const least = floor > 0 ? facts.put({ id: 'you.floor', value: floor, unit: 'usd', source: 'YK' }).replace('}', '!}') : undefined
  return [
    {
      value: known ? (total[0] === 0 ? 'now' : span(total)) : '?',
      label: `${known && total[0] === 0 ? (total[1] === 0 ? 'open on paper' : `open; up to ${countOf(total[1], 'month')} where more is asked`) : trainsForPay(way) ? 'months of paid training' : 'months to a first post'}${limit > 0 ? `; you give it ${limit}` : ''}{^E}`,
    },
    {
      value: job.bareOr('median', 'no figure'),
      label:
        job.has('p25') && job.has('p75')
          ? `middle pay${inItsState(occupation)}; half earn ${job.bare('p25')} to ${job.bare('p75')}{^W}`
          : 'no yearly pay is published{^W}',
    },
    ...(you && wages
      ? [
          {
            value: gapWords(wages.median - pay),
            label: `a year against your ${facts.ref('you.pay').replace('}', '!}')}${least ? `; your floor is ${least}` : ''}{^YW}`,
          },
        ]
      : []),
    {
      value: job.bareOr('growth', '–'),
      label: `jobs by 2034${job.has('openings') ? `; ${job.bare('openings')} openings a year` : ''}{^P}`,
    },
  ]
}

const gapWords = (dollars: number): Text =>
  dollars === 0 ? '$0' : `${dollars > 0 ? '+' : '−'}$${Math.abs(Math.round(dollars)).toLocaleString('en-US')}`

/** Who hires, or where posts are listed of work that nobody wrote about; and the titles to type, which the tables hold of all. */
function whereToLook(input: ReportInput, occupation: Occupation): Block {
  const { industry = '', targetIndustry = '' } = input.profile.reach ?? {}
  const employers = (occupation.note?.employers ?? []).map(({ text }) =>
    lower(text.split(/[:;(]/)[0]!.trim().replace(/[,.]$/, '')),
  )
  const boards = jobBoards(occupation.code, aimedIndustry(industry, targetIndustry))
  const titles = searchTitles(occupation, 200, searchWords(input, occupation)).slice(0, 4)
  const where =
    employers.length > 0 ? `**Who hires:** ${plain(listing(employers))}.` : `**Look here:** ${plain(boards.join(' · '))}`
  return {
    ...columns('halves', [small(where)], [small(`**Search:** ${titles.map((title) => plain(title)).join(' · ')}`)]),
    drop: 2,
  }
}

function stepWords(input: ReportInput, ranked: RankedOccupation, at: number, before: SaidBefore, goesOn: boolean): Text {
  const tried = goesOn ? undefined : occupationOf(ranked).note?.twoHours?.text
  const step = firstStep(input, ranked, at, before)
  return [step, tried && before.fresh(`${plain(tried)}{^E}`)].filter((one) => one).join(' ')
}

const LONGEST_HEADLINE = 80
