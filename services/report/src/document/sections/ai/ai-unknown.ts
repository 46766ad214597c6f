import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { type ChartRow, rowChart } from '../../charts/row-chart.ts'
import { directions, theDirections } from '../../facts/lead.ts'
import { capital, listing, occupationOf } from '../../facts/reading.ts'
import { tasksOf, WEEK_HOURS, weekFacts, weekOf } from '../../facts/week.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { columns, figure, heading, small } from '../parts.ts'
import { ownFacts } from '../person/own-facts.ts'
import type { PageContent } from '../section.ts'
import { ownList } from './ai-brief.ts'
import { LENSES, mostHelped, named, ownSkills } from './ai-parts.ts'
import { ownAiBlocks } from './own-ai.ts'

/** One page where no present job is known: there is no week to read, so it shows the work that the report describes in depth. */
export function unknownPage(input: ReportInput, facts: FactTable): Pick<PageContent, 'headline' | 'standfirst' | 'blocks'> {
  const three = directions(input).map(occupationOf)
  const own = ownAiBlocks(input)
  return {
    headline: roleOf(input)
      ? 'You chose no listed job, so no week of yours can be read'
      : 'No job of yours is known here, so no week of yours can be read',
    standfirst: standfirstFor(input, three),
    blocks: [
      figure(`Where ${theDirections(input)} ${three.length > 1 ? 'sit' : 'sits'} among all jobs`, measuresFigure(three), {
        note: '0 = least exposed of all jobs, 100 = most.{^ABCDK} {sym:candidate} one measure each, up to four; none is drawn where a job is not rated.',
      }),
      {
        kind: 'table',
        caption: 'What AI helps with in each of them, and what it hardly touches',
        note: `Hours of a ${WEEK_HOURS}-hour week. Low: all readings see help. High: their mean does.{^OABK}`,
        columns: [
          { head: 'Direction', width: 20 },
          { head: 'Likely aided', width: 14, align: 'right' },
          { head: 'Above all', width: 32 },
          { head: 'Hardly touched' },
        ],
        rows: three.map((occupation) => rowOf(facts, occupation)),
      },
      columns(
        'halves',
        [heading('What you bring'), small(bringWords(input, three))],
        [heading('What to ask there'), small(askWords(three))],
      ),
      ...own,
      own.length > 0 ? { ...ownList(OWN_TASKS, ROWS_BESIDE_ANSWERS), reserve: true } : ownList(OWN_TASKS),
    ],
  }
}

function measuresFigure(three: readonly Occupation[]) {
  const rows: ChartRow[] = three.map((occupation) => {
    const places = occupation.exposures.map(({ percentile }) => percentile)
    const ends = [Math.round(Math.min(...places)), Math.round(Math.max(...places))]
    return {
      label: capital(occupation.shortTitle),
      band: { from: 25, to: 75, middle: 50 },
      marks: places.map((at) => ({ kind: 'candidate', at })),
      right: places.length === 0 ? 'not rated' : ends[0] === ends[1] ? String(ends[0]) : `${ends[0]}–${ends[1]}`,
      rightStrong: true,
    }
  })
  return rowChart({
    labelWidth: 138,
    rightWidth: 52,
    rightHead: 'lowest–highest',
    from: 0,
    to: 100,
    ticks: [0, 25, 50, 75, 100].map((at) => ({ at, label: String(at) })),
    rowHeight: 26,
    unit: 'Place among all jobs; gray = middle half',
    rows,
    names: { candidate: 'a measure' },
    digits: 0,
  })
}

function rowOf(facts: FactTable, occupation: Occupation) {
  const week = weekOf(occupation)
  const { aided } = weekFacts(facts, occupation)
  const names = (tasks: ReturnType<typeof mostHelped>) =>
    tasks.length > 0 ? capital(listing(tasks.slice(0, 2).map(named))) : 'No listed task'
  return {
    cells: [
      plain(capital(occupation.shortTitle)),
      week.tasks.length > 0 ? `${aided.replace(/\}/g, '!}')} h`.replace('hardly any h', 'hardly any') : 'not listed',
      names(mostHelped(week)),
      names(tasksOf(week, 'human')),
    ],
  }
}

function standfirstFor(input: ReportInput, three: readonly Occupation[]): Text {
  const goal = input.ranking.goals[0]?.phrase
  const measured = three.filter(({ exposures }) => exposures.length > 1).length
  const role = roleOf(input)
  const about = role
    ? `“${plain(capital(role))}” is your own name for your work; no listed job was chosen for it.`
    : goal && goal.length <= 50
      ? `You named “${plain(goal)}” and no job.`
      : 'You named no job that we could look up.'
  return `${about} Here ${three.length > 1 ? 'are' : 'is'} ${theDirections(input)} instead, ${measured === three.length ? `${three.length > 1 ? 'each ' : ''}read by several of` : 'as far as they are read by'} ${Object.keys(LENSES).length} measures.`
}

/** What they call their work, where it is work and short enough for a sentence. */
const roleOf = (input: ReportInput): string => {
  const { role } = ownFacts(input)
  return role.length <= 40 && !NO_WORK.test(role) ? role : ''
}
const NO_WORK = /^(?:none|unemployed|student|n\/?a)$/i

function bringWords(input: ReportInput, three: readonly Occupation[]): Text {
  const skills = ownSkills(input).slice(0, 3)
  const human = three.flatMap((occupation) => tasksOf(weekOf(occupation), 'human').slice(0, 1).map(named))
  const [first] = human
  if (skills.length > 0)
    return `You named ${listing(skills)}.{^Y} ${first ? `Use ${skills.length === 1 ? 'it' : 'them'} where tools hardly help: ${first}.` : `No table rates ${skills.length === 1 ? 'it' : 'them'}.`}`
  return first ? `Get a first hour of practice in ${first}: tools hardly help there.` : 'Begin with a list of your own.'
}

function askWords(three: readonly Occupation[]): Text {
  const [helped] = three.flatMap((occupation) => mostHelped(weekOf(occupation)).slice(0, 1).map(named))
  return helped
    ? `Who does ${helped} here today, a person or a tool? And what do beginners learn on, if the tool does it?`
    : 'Which part of this work do you no longer do by hand?'
}

const OWN_TASKS = 'The tasks of a week of mine, from study, home or a side job'
const ROWS_BESIDE_ANSWERS = 4
