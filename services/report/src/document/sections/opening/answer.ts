import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { miniLenses, miniMonths, miniPay } from '../../charts/mini.ts'
import { payEnds } from '../../charts/pay-boxes.ts'
import { weekBar } from '../../charts/week-bar.ts'
import { weekPage } from '../../facts/ai-view.ts'
import { entryWay } from '../../facts/entry-way.ts'
import { advisedDirections, directions } from '../../facts/lead.ts'
import { monthsLimit } from '../../facts/limits.ts'
import { payState } from '../../facts/pay-place.ts'
import {
  capital,
  fillsUp,
  fullOf,
  interestScores,
  lensSpan,
  listing,
  namesWhatIsOpen,
  occupationOf,
  yearlyWages,
} from '../../facts/reading.ts'
import { WEEK_HOURS, weekOf } from '../../facts/week.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { createSaidBefore } from '../../model/said-before.ts'
import type { Block } from '../blocks.ts'
import { askedWords } from '../directions/asked-words.ts'
import { marketSoFar } from '../directions/market-so-far.ts'
import { columns, figure, heading, points } from '../parts.ts'
import type { Section } from '../section.ts'
import { aimOf } from './aim.ts'
import { confidence } from './answer-boxes.ts'
import { caution } from './caution.ts'
import {
  againstShown,
  fewColumns,
  goalBlocks,
  goalHeadline,
  ideaColumns,
  ownIdeas,
  pointWords,
  shownGoals,
  type WorkOf,
} from './goals/answer-goals.ts'
import { goalStandfirst } from './goals/goal-standfirst.ts'
import { thisWeek } from './this-week.ts'
import { wishLine } from './wish-rows.ts'
import { type WorkPoints, workPoints } from './work-points.ts'

/** Page 3: the whole report in one page. */
export const answer: Section = {
  id: 'answer',
  pages: 1,
  title: 'Your answer on one page',
  group: 'start',
  compose(input, facts) {
    const goals = shownGoals(input)
    const wanted = goals.length > 0
    const workOf = pageWork(input, facts)
    const ideas = wanted ? [...goalBlocks(input, workOf), ...ideaColumns(input, facts, workOf)] : ideasAlone(input, facts, workOf)
    const ranked = aimOf(input)
    const work = workOf(ranked)
    const aim = { ranked, work, shown: [againstShown(work)].flatMap((point) => point ?? []) }
    const ours = wanted ? ownIdeas(input) : input.present ? advisedDirections(input) : directions(input)
    const places = [...goals.flatMap(({ place }) => place ?? []), ...ours]
    return [
      {
        id: 'answer',
        title: 'Your answer on one page',
        group: 'start',
        kicker: 'Your answer on one page',
        headline: wanted ? goalHeadline(input, goals) : headlineFor(input),
        standfirst: wanted ? goalStandfirst(input, goals, ownIdeas(input)) : standfirstFor(input),
        blocks: [
          ...ideas,
          ...wishLine(input),
          ...moreFor(input, work),
          ...(input.present ? [] : marketSoFar(occupationOf(fullOf(input, ranked)), createSaidBefore(input))),
          columns('thirds', [thisWeek(input, aim)], [caution(input, facts, aim)], [confidence(input, places)]),
          { kind: 'lines', label: 'What I would say to this today, in one sentence', count: 2, reserve: true },
        ],
      },
    ]
  },
}

/** Beside no work of today there is no staying to weigh: what else speaks for the work to test first, where the page has room for it. */
function moreFor(input: ReportInput, { fits }: WorkPoints): Block[] {
  const more = input.present ? [] : fits.slice(1, 4)
  if (more.length === 0) return []
  return [
    { ...heading('What else speaks for it'), reserve: true },
    {
      ...points(
        'plus',
        more.map((point) => ({ text: pointWords(point) })),
        { size: 'small' },
      ),
      reserve: true,
    },
  ]
}

/** The points of each occupation once, with one memory for the page. */
function pageWork(input: ReportInput, facts: FactTable): WorkOf {
  const before = createSaidBefore(input)
  const known = new Map<string, WorkPoints>()
  return (ranked) => {
    const { code } = occupationOf(ranked)
    const work = known.get(code) ?? workPoints(input, facts, fullOf(input, ranked), before)
    known.set(code, work)
    return work
  }
}

/** No occupation stands in what they wrote: what to look at first, by name, and why it is that stands beneath. */
function headlineFor(input: ReportInput): Text {
  const found = directions(input)
  if (found.every(fillsUp) && interestScores(input).some(({ answered }) => answered))
    return input.present
      ? 'No job passes every rule. Begin with your own work, on better terms.'
      : 'No job passes every rule. Three come near.'
  const names = found.map((ranked) => plain(occupationOf(ranked).shortTitle))
  const headline = [names, names.slice(0, 2)].map((some) => `To test first: ${listing(some)}`)
  return headline.find(({ length }) => length <= LONGEST_HEADLINE) ?? 'To test first: the work below, one thing at a time'
}
const LONGEST_HEADLINE = 80

function standfirstFor(input: ReportInput): Text {
  const found = directions(input)
  const names = plain(listing(found.map((ranked) => occupationOf(ranked).shortTitle)))
  if (found.every(fillsUp))
    return input.present
      ? 'Your limits and our rules left no job that we would advise. So this report is about the work you know, in a better place; loosen one limit and ask again.'
      : `Your limits and our rules left no job. ${capital(names)} come nearest: each says first what speaks against it. Loosen one limit and ask again.`
  if (found.length < 3) {
    const rest = namesWhatIsOpen(input.ranking)
      ? 'Beside what you named we set nothing of our own.'
      : 'Nothing else does, so we name nothing else here.'
    const unread = input.careerGoals.trim() === '' ? '' : 'We found no job by name in your goal. '
    return `${unread}${capital(names)} ${found.length === 1 ? 'passes' : 'pass'} all rules. ${rest}`
  }
  // What they wrote is asked about, and never read as what it does not say.
  return input.careerGoals.trim() === ''
    ? `Your answers point to ${names}. Each has a reason against it, and each can be tried in a small way first.`
    : `We found no job by name in your goal, so ${names} come from your other answers. Name the work online, and this page answers that first.`
}

/** Where the words of the reader name no occupation: our ideas, and where they are few, what would open more, and staying. */
function ideasAlone(input: ReportInput, facts: FactTable, workOf: WorkOf): Block[] {
  const named = input.present ? advisedDirections(input) : directions(input)
  return [
    ...weekFigure(input),
    ...named.map((ranked, index) => directionBlock(input, ranked, index, workOf(ranked))),
    ...(named.length < 3 ? fewColumns(input, facts, named.length) : []),
  ]
}

function weekFigure(input: ReportInput): Block[] {
  if (!input.present || input.present.activities.length === 0) return []
  const week = weekOf(input.present)
  return [
    figure(
      `A ${WEEK_HOURS}-hour week in your job, by how much AI could help`,
      weekBar([
        { hours: week.aided, label: 'all readings see help', tone: 'aided' },
        { hours: week.leaning, label: 'they differ, but lean to yes', tone: 'leaning' },
        { hours: week.mixed, label: 'mixed', tone: 'mixed' },
        { hours: week.human, label: 'human', tone: 'human' },
      ]),
      {
        note: `The listed tasks of your job, with up to three readings each; page {page:${weekPage(input)}} shows them one by one.{^OABK}`,
      },
    ),
  ]
}

function directionBlock(input: ReportInput, ranked: RankedOccupation, index: number, work: WorkPoints): Block {
  const occupation = occupationOf(ranked)
  const pays = directions(input).flatMap((one) => yearlyWages(occupationOf(one)) ?? [])
  const you = input.profile.reach?.salaryCurrent ?? 0
  const way = entryWay(ranked)
  const minis = [{ label: 'Months', drawing: miniMonths(way.known ? way.total : undefined, monthsLimit(input)) }]
  const wages = yearlyWages(occupation)
  if (wages) minis.push({ label: payLabel(input, wages.state), drawing: miniPay(wages, you, payEnds(pays, [you])) })
  minis.push({ label: 'AI measures', drawing: miniLenses(occupation.exposures, lensSpan(occupation.exposures).word) })
  return {
    kind: 'direction',
    title: `${index + 1}. ${plain(capital(occupation.shortTitle))}`,
    gate: `**Gate.** ${askedWords(entryWay(ranked), 2)}`,
    plus: pointWords(work.fits[0]),
    minus: pointWords(againstShown(work)),
    minis,
  }
}

/** Short, since it stands over a small drawing: the postal code of the state, or US where only the nation's is published. */
function payLabel(input: ReportInput, state: string | undefined): string {
  return payState(input) ? `Pay, ${state ?? 'US'}` : 'Pay'
}
