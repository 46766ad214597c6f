import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { handedOver, keptHuman } from '../../facts/ai-view.ts'
import { capital, listing } from '../../facts/reading.ts'
import { tasksOf, WEEK_HOURS, type Week, type WeekFacts, weekFacts, weekOf } from '../../facts/week.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { columns, heading, jobTokens, note, small, text } from '../parts.ts'
import { drainWords } from '../person/drain-words.ts'
import type { PageContent } from '../section.ts'
import { drafted, lensFigure, lensTable, mostHelped, named, ownSkills, weekRows, weekSums } from './ai-parts.ts'
import { ownAiBlocks } from './own-ai.ts'

/** One page for a job in the less exposed half: its measures, its week, and the one thing that is worth doing. */
export function briefPage(
  input: ReportInput,
  facts: FactTable,
  present: Occupation,
): Pick<PageContent, 'headline' | 'standfirst' | 'blocks'> {
  if (present.activities.length === 0) return withoutTasks(input, facts, present)
  const week = weekOf(present)
  const hours = weekFacts(facts, present)
  const own = ownAiBlocks(input, week)
  return {
    headline: headlineFor(hours),
    standfirst: standfirstFor(input, week),
    blocks: [
      lensFigure(present, 26),
      weekRows(week, own.length > 0 ? ROWS_BESIDE_ANSWERS : ROWS, 16),
      ...(own.length > 0 ? [] : [weekSums(week, hours)]),
      columns(
        'halves',
        [heading('The one thing worth doing'), small(drainWords(input, week) ?? worthDoing(input, week))],
        [heading('What could change this'), small(changes(facts, present, week))],
      ),
      ...own,
      { kind: 'lines', label: 'Where software already decides part of my work', count: 2, reserve: true },
    ],
  }
}

function headlineFor({ aided }: WeekFacts): Text {
  return `AI is likely to help with ${aided.replace(/\}/g, '!}')} of the ${WEEK_HOURS} hours in your job`
}

function standfirstFor(input: ReportInput, week: Week): Text {
  const aided = mostHelped(week).slice(0, 2).map(named)
  const human = keptHuman(input, week).slice(0, 2).map(named)
  const hands = human.length > 0 ? `${capital(listing(human))}: there the readings see hardly any help.` : ''
  const help = aided.length > 0 ? `What a tool could shorten is ${listing(aided)}.` : ''
  const both = `${hands} ${help}`.trim()
  return (both.length <= TWO_LINES ? both : hands) || 'The readings lie close together on this work.'
}

function worthDoing(input: ReportInput, week: Week): Text {
  const [first, second] = handedOver(input, week)
  const [skill] = ownSkills(input)
  if (!first) return `Nothing here asks for a tool. ${skill ? `Put your time into ${skill} instead.` : ''}`.trim()
  const more = second ? ` If that goes well, try it on ${drafted(second)}.` : ''
  return `Let a permitted tool begin ${drafted(first)} once, and check every line.${more}`
}

/** What the measures of our days leave out, where an older one reads otherwise; else the widest open task. */
function changes(facts: FactTable, present: Occupation, week: Week): Text {
  const job = jobTokens(facts, present.code)
  const machines = present.exposures.find(({ lens, percentile }) => (lens === 'C' || lens === 'D') && percentile > 60)
  const [mixed] = tasksOf(week, 'mixed')
  const open = mixed ? `Watch ${named(mixed)}: the readings differ there.` : ''
  if (!machines) return `${open} The newest reading is from 2025, and tools change faster.`.trim()
  const by = machines.lens === 'D' ? 'The forecast of 2013, which is about machines,' : 'The scoring of what machines can learn'
  return `${by} put your work at ${job.ref(`lens.${machines.lens}`)} of 100. ${open}`.trim()
}

/** The tasks of some occupations are published nowhere. */
function withoutTasks(
  input: ReportInput,
  facts: FactTable,
  present: Occupation,
): Pick<PageContent, 'headline' | 'standfirst' | 'blocks'> {
  const skills = ownSkills(input).slice(0, 2)
  return {
    headline: 'Your job is measured as a whole, but its tasks are listed nowhere',
    standfirst: `So we cannot say which hours of ${plain(present.shortTitle)} work AI could help with. Your own list says more.`,
    blocks: [
      ...(present.exposures.length > 0 ? [lensFigure(present, 34), lensTable(facts, present)] : []),
      ...(skills.length > 0 ? [text(`Begin the list with what ${listing(skills)} took of your last week.`)] : []),
      ownList('The five tasks that fill most of my week'),
      note('Rate each one yourself: could a tool make the first draft, and would you sign it?'),
      ...ownAiBlocks(input),
    ],
  }
}

/** A table to fill in by hand. */
export function ownList(caption: Text, rows = 6) {
  return {
    kind: 'table' as const,
    caption,
    columns: [
      { head: 'Task', width: 40 },
      { head: 'Hours', width: 12 },
      { head: 'A tool could', width: 24 },
      { head: 'Only I could' },
    ],
    rows: Array.from({ length: rows }, () => ({ cells: ['\u00a0', '\u00a0', '\u00a0', '\u00a0'] })),
    style: 'worksheet' as const,
  }
}

const TWO_LINES = 140
const ROWS = 10
const ROWS_BESIDE_ANSWERS = 7
