import { labelsOn, ratedOn, ratingOn, saidRating } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, listing, lower, occupationOf, shorten } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { WEEK_HOURS, type Week, type WeekTask, weekFacts, weekOf } from '../facts/week.ts'
import { taskRows } from '../figures/task-rows.ts'
import type { Block } from './blocks.ts'
import { kickerFor } from './lenses.ts'
import { columns, figure, heading, small, text } from './parts.ts'
import type { Section } from './section.ts'

/** Page 14: the week of the present job, task by task, with three readings each. */
export const tasks: Section = {
  id: 'tasks',
  pages: 1,
  title: 'AI and your job: the week, task by task',
  group: 'work',
  compose(input, facts) {
    const focus = input.present ?? occupationOf(directions(input)[0]!)
    const week = weekOf(focus)
    const hours = weekFacts(facts, focus)
    const known = week.tasks.length > 0
    return [
      {
        id: 'tasks',
        title: 'AI and your job: the week, task by task',
        group: 'work',
        kicker: kickerFor(input, 2),
        headline: known ? headlineFor(week, Boolean(input.present)) : 'No task list is published for this job',
        standfirst: known
          ? `We took the tasks ${input.present ? 'listed for your job' : `of your first direction, ${plain(focus.shortTitle)},`} and looked up three readings for each. The wider the line, the less they agree.`
          : 'So we cannot say which of its tasks AI could help with. Your own list, on paper, says more.',
        blocks: [
          ...(known
            ? [
                figure('A week in this job, task by task', taskRows(groupsOf(week)), {
                  note: `{sym:people} people’s label{^A} {sym:model} a model’s label{^A} {sym:observed} seen in use{^B}. Hours: ${WEEK_HOURS} a week, shared out by how much each task weighs.{^OK} Equal readings stand side by side.`,
                }),
              ]
            : []),
          columns(
            'thirds',
            [
              {
                kind: 'keyfigures',
                items: [
                  {
                    value: `${hours.low.replace('}', '!}')}–${hours.high.replace('}', '!}')} h`,
                    label: 'of 40 hours likely aided. Low: all three readings see help. High: their average does.{^OABK}',
                  },
                ],
              },
              small(`${hours.mixed} are mixed, ${hours.human} stay with people.`),
            ],
            [heading('What to do with it'), small(advice(input, week, facts))],
            [heading('What it does not say'), small(doubt(week))],
          ),
          ...ownWeek(input),
          columns(
            'halves',
            [heading('Trade these away'), text(tradeWords(week, 'away'))],
            [heading('Take more of these'), text(tradeWords(week, 'toward'))],
          ),
          { kind: 'lines', label: 'Your own tasks that are not on this list, and who would miss them', count: 3, reserve: true },
        ],
      },
    ]
  },
}

/** The person's own count of their week, where they were asked: the listed tasks are a typical week, not theirs. */
function ownWeek(input: ReportInput): Block[] {
  const shares = ratedOn(input, 'ai.week_share').slice(0, 3)
  if (shares.length === 0) return []
  const words = shares.map((item) => `${lower(shorten(item.label, 34))} (${item.value})`)
  return [
    small(
      `**Your own count.** Of 10, most of your week goes to ${plain(listing(words))}.{^Y} The hours above are a typical week. Where yours differs, trust yours.`,
      { drop: 2 },
    ),
  ]
}

function headlineFor(week: Week, own: boolean): Text {
  const low = Math.round(week.aided)
  const high = Math.round(week.aided + week.leaning)
  const whose = own ? 'your' : 'its'
  if (high === 0) return `Hardly any of ${whose} hours are likely to be aided`
  if (low === high) return `About ${high} of ${whose} ${WEEK_HOURS} hours are likely to be aided`
  return `Between ${low} and ${high} of ${whose} ${WEEK_HOURS} hours are likely to be aided`
}

/** The longest tasks of each verdict; twelve rows fill the page. */
function groupsOf(week: Week) {
  const shown = [...week.tasks].sort((a, b) => b.hours - a.hours).slice(0, 12)
  const rows = (...verdicts: WeekTask['verdict'][]) =>
    shown.filter((task) => verdicts.includes(task.verdict)).map((task) => ({ ...task, label: capital(task.label) }))
  return [
    { name: 'Likely aided', rows: rows('aided', 'leaning') },
    { name: 'Mixed', rows: rows('mixed') },
    { name: 'Human', rows: rows('human') },
  ]
}

function advice(input: ReportInput, week: Week, facts: FactTable): Text {
  const drains = labelsOn(input, 'present.drain', 1)[0]
  const energy = ratingOn(input, 'present.energy')
  const first = drains
    ? `You said that this drains you: ${plain(lower(drains))}. Let the software have that first.`
    : energy !== undefined && energy <= 5
      ? `After work you have ${saidRating(facts, 'present.energy', energy)} of 10 of your energy left. So let the software have first what tires you most.`
      : 'Let the software have the top rows first.'
  const rest =
    week.human + week.mixed >= 6
      ? 'Ask to trade those hours for the lower half of the chart.'
      : 'Ask which tasks nobody has time for, and offer the saved hours for those.'
  return `${first} ${rest} Name the hours when you ask.`
}

function doubt(week: Week): Text {
  const odd = week.tasks.find(
    (task) => task.verdict === 'aided' && /confer|negotiat|train|counsel|resolve|complaint|care/i.test(task.label),
  )
  if (odd)
    return `One row we doubt: “${plain(lower(odd.label))}”. It counts as aided since chat tools answer such questions. With an upset person in front of you it is another task. We left it where the rule put it.`
  return 'Aided is not gone. A task that takes half the time may grow to fill the day, or be done by half the people. The figures cannot tell which.'
}

function tradeWords(week: Week, way: 'away' | 'toward'): Text {
  const pick = week.tasks
    .filter((task) =>
      way === 'away'
        ? task.verdict === 'aided' || task.verdict === 'leaning'
        : task.verdict === 'human' || task.verdict === 'mixed',
    )
    .sort((a, b) => b.hours - a.hours)
    .slice(0, 2)
  if (pick.length === 0)
    return way === 'away'
      ? 'No task stands out. Keep the ones that teach you something.'
      : 'The list holds none. Look at page {page:shortlist} for work that does.'
  const names = listing(pick.map((task) => plain(lower(task.label))))
  return way === 'away'
    ? `${names}. Learn the tool well enough to check its work; that part stays yours.{^OK}`.replace(/^./, (char) =>
        char.toUpperCase(),
      )
    : `${names}. Each hour of these is an hour that is hard to automate, and it is practice for the three directions.{^OK}`.replace(
        /^./,
        (char) => char.toUpperCase(),
      )
}
