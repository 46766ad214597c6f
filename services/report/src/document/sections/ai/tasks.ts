import { handedOver, hasFullAi, isWanted, keptHuman } from '../../facts/ai-view.ts'
import { ratedOn, ratingOn, saidRating } from '../../facts/answered.ts'
import { capital, listing, lower } from '../../facts/reading.ts'
import { tasksOf, WEEK_HOURS, type Week, type WeekFacts, weekFacts, weekOf } from '../../facts/week.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { columns, heading, small, text } from '../parts.ts'
import { drainWords } from '../person/drain-words.ts'
import type { Section } from '../section.ts'
import { kickerFor } from '../ways/lenses.ts'
import { drafted, mostDisputed, mostHelped, named, ownSkills, weekRows, weekSums } from './ai-parts.ts'

/** The week of the present job, task by task, with three readings each. */
export const tasks: Section = {
  id: 'tasks',
  pages: 1,
  title: 'AI and your job: the week, task by task',
  group: 'work',
  isFor: hasFullAi,
  compose(input, facts) {
    const present = input.present!
    const week = weekOf(present)
    const hours = weekFacts(facts, present)
    return [
      {
        id: 'tasks',
        title: 'AI and your job: the week, task by task',
        group: 'work',
        kicker: kickerFor(input, 2),
        headline: weekHeadline(week),
        standfirst: standfirstFor(week, hours),
        blocks: [
          weekRows(week, MOST_ROWS, week.tasks.length > 14 ? 17 : 19),
          weekSums(week, hours),
          columns(
            'halves',
            [heading('Where to begin'), small(drainWords(input, week) ?? beginning(input, facts, week))],
            [heading('What it does not say'), small(doubt(week))],
          ),
          ...ownWeek(input),
          columns(
            'halves',
            [heading('Trade these away'), text(awayWords(input, week))],
            [heading('Take more of these'), text(moreWords(input, week))],
          ),
          { kind: 'lines', label: 'Your own tasks that are not on this list, and who would miss them', count: 3, reserve: true },
        ],
      },
    ]
  },
}

/** Names tasks instead of hours: a sum of hours looks more exact than its readings are. */
export function weekHeadline(week: Week): Text {
  const aided = mostHelped(week).map(named)
  const human = tasksOf(week, 'human').map(named)
  const mixed = tasksOf(week, 'mixed').map(named)
  const both = (other: string[], between: string) =>
    aided.slice(0, 3).flatMap((one) => other.slice(0, 4).map((two) => `Help is seen with ${one}, ${between} ${two}`))
  const said = [...both(human, 'hardly any with'), ...(human.length === 0 ? both(mixed, 'less with') : [])]
  return said.find((words) => words.length <= LONGEST_HEADLINE) ?? 'Where AI helps in your week, and where it hardly does'
}

function standfirstFor(week: Week, { aided }: WeekFacts): Text {
  const [first, second] = mostHelped(week)
  if (!first)
    return `AI is likely to help with hardly any of your ${WEEK_HOURS} hours. The longest rows are ${listing(week.tasks.slice(0, 2).map(named))}.`
  const most = `AI is likely to help with ${aided} of your ${WEEK_HOURS} hours, first of all with ${named(first)}.`
  return second && most.length < 110 ? `${most} Next comes ${named(second)}.` : most
}

/** The person's own count of their week, where they were asked: the listed tasks are a typical week, not theirs. */
function ownWeek(input: ReportInput): Block[] {
  const shares = ratedOn(input, 'ai.week_share')
  const top = shares.slice(0, 3)
  if (top.length === 0) return []
  if (new Set(shares.map(({ value }) => value)).size === 1 && shares.length > 2)
    return [small('**Your own count.** You gave all kinds of tasks the same share, so we left them out.', { drop: 2 })]
  const words = top.map((item) => `${lower(item.label)} (${item.value} of 10)`)
  return [
    small(
      `**Your own count.** You put most of your week into ${plain(listing(words))}.{^Y} Where the rows differ, trust your count.`,
      { drop: 2 },
    ),
  ]
}

/** Where the reader named no drain: the longest task that tools can aid, by the energy that is left. */
function beginning(input: ReportInput, facts: FactTable, week: Week): Text {
  const [first] = handedOver(input, week)
  const [human] = keptHuman(input, week)
  const energy = ratingOn(input, 'present.energy')
  if (!first)
    return `No row here is worth a tool yet. Keep an eye on ${named(tasksOf(week, 'mixed', 'human')[0] ?? week.tasks[0]!)}.`
  const start =
    energy !== undefined && energy <= TIRED
      ? `You have ${saidRating(facts, 'present.energy', energy)} of 10 of your energy left after work. Late in the day, let a permitted tool begin ${drafted(first)}.`
      : `Let a permitted tool begin ${drafted(first)}: ${hoursWords(first.hours)} a week go there.`
  if (human) return `${start} Ask for ${named(human)} with the time it saves.`
  const [skill] = ownSkills(input)
  return skill ? `${start} Keep the time it saves for your ${skill}.` : start
}

const hoursWords = (hours: number): string => (hours > 1 ? `about ${hours} hours` : 'few hours')

function doubt(week: Week): Text {
  const [first] = mostHelped(week)
  const odd = tasksOf(week, 'aided')
    .slice(0, 6)
    .find((task) => /confer|negotiat|counsel|resolve|complaint|care/i.test(task.label))
  if (odd) return `We doubt one row, ${named(odd)}: with an upset person before you it is other work than in a chat.`
  const disputed = mostDisputed(week)
  const apart = disputed ? `Nobody agrees about ${named(disputed)}, so do not plan on it.` : ''
  const grows = first ? `If ${named(first)} takes half the time, the rest may fill up with more of it.` : ''
  return [apart, grows].filter((words) => words !== '').join(' ') || 'What a firm does with the time that it saves.'
}

function awayWords(input: ReportInput, week: Week): Text {
  const names = handedOver(input, week).slice(0, 2).map(drafted)
  const wanted = tasksOf(week, 'aided', 'leaning').find((task) => isWanted(input, task))
  const keep = wanted ? ` Keep ${named(wanted)}: it touches what you want.{^Y}` : ''
  if (names.length === 0) return `Nothing here is worth giving up.${keep}`
  return `What a permitted tool may begin: ${listing(names)}. Keep the last look, and put nothing private into it.${keep}`
}

function moreWords(input: ReportInput, week: Week): Text {
  const human = keptHuman(input, week).slice(0, 2)
  if (human.length > 0) {
    const hours = human.reduce((sum, task) => sum + task.hours, 0)
    return `${capital(listing(human.map(named)))}: ${hoursWords(hours)} a week now, and the readings see hardly any help there.`
  }
  const [skill] = ownSkills(input)
  const rows =
    tasksOf(week, 'human').length > 0
      ? 'What the readings leave to people here is nothing to ask for more of.'
      : 'No row is out of reach of every reading.'
  return skill
    ? `${rows} Your ${skill} stands in none of them: ask for work that needs it.`
    : `${rows} What you add yourself is not on the list.`
}

const MOST_ROWS = 16
const TIRED = 5
/** Two lines. */
const LONGEST_HEADLINE = 64
