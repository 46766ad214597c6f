import { withArticle } from '@waymark/contracts/text/article'
import { keyOn, keysOn } from '../../facts/answered.ts'
import { timeRange } from '../../facts/break-even.ts'
import { payPlace, payState } from '../../facts/pay-place.ts'
import { capital } from '../../facts/reading.ts'
import { isCourse } from '../../facts/school-fees.ts'
import { isStudent } from '../../facts/student.ts'
import type { Text } from '../../model/rich-text.ts'
import type { TableBlock } from '../blocks.ts'
import { columns, figure, heading, points, small } from '../parts.ts'
import type { PageContent } from '../section.ts'
import { type Reserve, reserveOf } from './money-reserve.ts'
import { counted, dollarsOf, floorOf, marked, type Purse } from './money-roads.ts'
import { rangeWords } from './money-table.ts'
import { longestSchool } from './money-without-pay.ts'
import { monthChart, monthRows } from './month-chart.ts'

type Item = { readonly lead: Text; readonly text: Text }
type Counted = ReturnType<typeof counted>[number]

/** career_change, for who has no pay today: what comes before the first check, and what that check has to cover. */
export function firstPayPage(purse: Purse): PageContent {
  const { input, roads, floor } = purse
  const reserve = reserveOf(input)
  const rows = monthRows(purse)
  const occupations = roads.map(({ occupation }) => occupation)
  return {
    id: 'money-bridge',
    title: 'Money: the first check',
    group: 'do',
    kicker: 'Money, 2 of 2',
    headline: headlineFor(purse),
    standfirst: standfirstFor(purse, reserve),
    blocks: [
      ...(rows.length > 0
        ? [
            figure('A month before tax, at a low start and in the middle', monthChart(purse, rows), {
              note: `Gray: middle half of pay${payState(input) ? `: ${payPlace(input, occupations)}` : ''}.{^W}${floor === undefined ? '' : ' {sym:people} the least that you want{^Y}'} {sym:target} a low first pay{^W}.`,
            }),
          ]
        : []),
      ...(counted(roads).length > 0 ? [beforeTable(purse, reserve)] : []),
      columns(
        'halves',
        [heading('What this means for you'), points('plus', meansItems(purse, reserve), { size: 'small' })],
        [heading('What could break it'), points('minus', breaks(purse), { size: 'small' })],
      ),
      {
        kind: 'table',
        columns: [
          { head: 'Per month', width: 27 },
          { head: 'Now' },
          { head: longestSchool(purse) ? 'While I learn' : 'First month' },
          { head: 'First year' },
          { head: 'Later' },
        ],
        rows: ['Comes in, all of us', 'Rent, food, loans', 'Care and travel for work', 'What is left'].map((name, index) => ({
          cells: [name, EMPTY, EMPTY, EMPTY, EMPTY],
          ...(index === 1 ? { drop: 2 } : {}),
        })),
        style: 'worksheet',
      },
      small(shorterWords(purse), { drop: 1 }),
    ],
  }
}

const aName = ({ name }: Counted): Text => withArticle(name)
const EMPTY = '\u00a0'

/** Months until the first check at the hard end; training brings one from its first month. */
const monthsBefore = ({ way }: Counted): number => way.unpaid[1]

function headlineFor(purse: Purse): Text {
  const school = longestSchool(purse)
  if (!school) return 'From no pay to a first check: what it has to cover'
  const time = timeRange(school.way.school[1], school.way.school[1])
  return `${capital(time)} of school at most before a first check: who carries them?`
}

function standfirstFor(purse: Purse, reserve: Reserve | undefined): Text {
  const first = counted(purse.roads)[0]
  const lives = reserve ? ` You could live ${reserve.words} without pay.{^Y}` : ''
  if (!first) return `What these directions pay, or how one gets in, is not known here.${lives}`
  const school = first.way.school[1] > 0
  const time = timeRange(...first.way.school)
  if (school)
    return `As ${aName(first)} the first check comes after school, ${time}.${lives} Aid, a side job or somebody at home has to bring the rest.`
  return first.entry.paid[1] > 0
    ? `As ${aName(first)} you are paid from the first day of training.${lives} So what counts is the search: two months are usual, and some need more.`
    : `As ${aName(first)} nothing but the search stands before the first check.${lives} Two months are usual, and some need more.`
}

function beforeTable(purse: Purse, reserve: Reserve | undefined): TableBlock {
  return {
    kind: 'table',
    caption: 'What comes before the first check',
    note: `At the hard end, with two months of search.{^E}${reserve ? '' : ' You did not say how long you could live without pay: write it here. ______ months'}`,
    columns: [
      { head: 'Direction', width: 26 },
      { head: 'Without a check', width: 24 },
      { head: 'Fees', width: 20 },
      { head: 'A low first month', align: 'right' as const, width: 14 },
      { head: 'Your reserve' },
    ],
    rows: counted(purse.roads).map((road) => {
      const { code, wages } = road.occupation
      const months = monthsBefore(road)
      const low = (wages?.p25 || (wages?.median ?? 0) * 0.8) / 12
      return {
        cells: [
          capital(road.name),
          road.way.school[1] > 0 ? `Up to ${timeRange(months, months)}: school and search` : `Up to ${months} months of search`,
          isCourse(road.entry.study)
            ? 'Ask what a course costs'
            : road.fees.range
              ? rangeWords(purse, `fees.${code}`, road.fees.range)
              : 'Ask the school',
          dollarsOf(purse, `first.month.${code}`, low),
          reserve ? lastsWords(reserve, months) : '______',
        ],
      }
    }),
    style: 'dense',
  }
}

function lastsWords({ months: [low, high] }: Reserve, needed: number): Text {
  if (needed <= low) return 'lasts'
  return needed <= high ? 'may just last' : 'ends before'
}

function meansItems(purse: Purse, reserve: Reserve | undefined): Item[] {
  const all = counted(purse.roads)
  const [first] = all
  if (!first) return [{ lead: 'Ask before you count.', text: 'Two people in the work can tell you what their first check was.' }]
  return [reserveItem(purse, all, reserve), floorItem(purse, first), homeItem(purse, first)].filter(
    (item): item is Item => item !== undefined,
  )
}

function reserveItem(purse: Purse, all: readonly Counted[], reserve: Reserve | undefined): Item | undefined {
  if (!reserve)
    return {
      lead: 'Your reserve is the missing number.',
      text: 'Divide what you could reach within a week by what one month costs you.',
    }
  const lasting = all.filter((road) => monthsBefore(road) <= reserve.months[1])
  const school = longestSchool(purse)
  const first = all[0]!
  if (school && first.way.school[1] > 0 && !lasting.includes(first))
    return {
      lead: 'Savings alone do not carry school.',
      text: `So ask for aid first: the FAFSA form costs nothing, and grants for ${school.name} need not be paid back.`,
    }
  if (lasting.length === 0)
    return {
      lead: 'Search before the money ends.',
      text: `Set the day on which you take any work that pays, and go on asking for a post as ${aName(all[0]!)} beside it.`,
    }
  return {
    lead: 'Your reserve covers the search.',
    text: `You may turn down a first offer as ${aName(lasting[0]!)} that lies far under the middle.`,
  }
}

function floorItem(purse: Purse, first: Counted): Item | undefined {
  const { floor, facts } = purse
  const low = first.occupation.wages?.p25 ?? 0
  if (floor === undefined || low <= 0) return undefined
  const least = marked(floorOf(purse, floor))
  const month = facts.put({ id: 'money.floor.month', value: floor / 12, unit: 'usd', source: 'YK' })
  return low >= floor
    ? {
        lead: `You want at least ${least} a year.`,
        text: `That is ${month} a month. Even a low start as ${aName(first)} holds it.`,
      }
    : {
        lead: `You want at least ${least} a year.`,
        text: `That is ${month} a month, and a low start as ${aName(first)} is under it. Ask for the figure before you say what you would take.`,
      }
}

const HOME: Readonly<Record<string, (name: Text) => Item>> = {
  nobody_else: (name) => ({
    lead: 'No second pay stands behind you.',
    text: `So a part-time wage comes first, and the way to ${name} beside it.`,
  }),
  shared: (name) => ({
    lead: 'Another pay carries the home today.',
    text: `Ask at home how long it may stay the only one while you get ready to work as ${withArticle(name)}, and write down the month.`,
  }),
  main: (name) => ({
    lead: 'You said that most of it is yours.',
    text: `Then the date of the first check as ${withArticle(name)} counts more than its size.`,
  }),
  sole: (name) => ({
    lead: 'You said that all live on what you bring.',
    text: `Take what pays within weeks, and let the way to ${name} run beside it. Ask 2-1-1 which help your county gives meanwhile.`,
  }),
}

const homeItem = ({ input }: Purse, first: Counted): Item | undefined => HOME[keyOn(input, 'money.dependants')]?.(first.name)

function breaks(purse: Purse): Item[] {
  const { input } = purse
  const school = longestSchool(purse)
  const student = isStudent(input)
  const ended = keysOn(input, 'change.reason').includes('ended')
  const found: (Item | undefined)[] = [
    ended && !student
      ? {
          lead: 'Your job has ended.',
          text: 'File for unemployment pay in the first week. In most states it also covers some kinds of training: ask before you enroll.',
        }
      : undefined,
    student
      ? {
          lead: 'A stop in mid-term.',
          text: 'Ask what is owed back in aid, and which credits count at the next school, before you drop a class.',
        }
      : {
          lead: 'Help that shrinks when pay comes in.',
          text: 'Care, food and health benefits often end above a line. Ask your county for that line before you agree on hours.',
        },
    school
      ? {
          lead: 'A program without aid.',
          text: `Ask each school for ${school.name} if federal aid may be used there. Where it may not, all fees are yours.`,
        }
      : {
          lead: 'Hours that are promised and not given.',
          text: 'Ask what the last person hired was scheduled in the first month, and have your hours in the offer.',
        },
    { lead: 'No health cover in the first weeks.', text: 'Ask on which day the plan begins, and keep what you have until then.' },
  ]
  return found.filter((item): item is Item => item !== undefined).slice(0, 3)
}

function shorterWords(purse: Purse): Text {
  const school = longestSchool(purse)
  if (school)
    return `**To make it shorter.** Ask the school for ${school.name} which of your classes or past papers count, and which classes you can take one at a time.`
  const first = counted(purse.roads)[0]
  return first
    ? `**To make it shorter.** Ask an American Job Center for paid trial work as ${aName(first)}: in some counties it pays a part of the wage for the first months.`
    : '**To make it shorter.** Put the first date on paper, and count the months back from it.'
}
