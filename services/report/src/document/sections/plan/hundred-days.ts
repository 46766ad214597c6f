import { withArticle } from '@waymark/contracts/text/article'
import { spanChart } from '../../charts/span-chart.ts'
import { keysOn, ratedOn, saidOf, textOn } from '../../facts/answered.ts'
import { directions } from '../../facts/lead.ts'
import { lower, occupationOf } from '../../facts/reading.ts'
import { standingOfReader } from '../../ladder/reader.ts'
import type { Sector } from '../../ladder/tables.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { handOverPage, wantsOut } from '../executive/way-out.ts'
import { box, columns, figure, heading, points, small } from '../parts.ts'
import { shortSkill } from '../person/own-facts.ts'
import type { Section } from '../section.ts'
import { brings, type Point, risks } from './hundred-words.ts'

/** executive_transition: the first hundred days on the next rung, in this kind of work. */
export const hundredDays: Section = {
  id: 'hundred',
  pages: 1,
  title: 'The first hundred days',
  group: 'do',
  compose(input, facts) {
    if (wantsOut(input)) return [handOverPage(input)]
    const { work, sector, rungs } = standingOfReader(input)
    const own = textOn(input, 'leadership.hundred_days', 190)
    return [
      {
        id: 'hundred',
        title: 'The first hundred days',
        group: 'do',
        kicker: 'The first hundred days',
        headline: headlineFor(input),
        standfirst: standfirstFor(input, facts),
        blocks: [
          ...(own
            ? [
                {
                  kind: 'quote' as const,
                  text: `“${plain(own)}”`,
                  by: 'What your first hundred days should show, in your words{^Y}',
                },
              ]
            : []),
          figure('Where the hundred days go', chart(), {
            note: 'Circles: stop, and report on two pages to whoever hired you. The order is our advice.{^E}',
          }),
          table(input, facts),
          columns(
            'halves',
            [heading('What could undo it'), points('minus', lastMayGo(risks(input)), { size: 'small' })],
            [heading('What you bring'), points('plus', lastMayGo(brings(input, facts)), { size: 'small' })],
          ),
          columns(
            'halves',
            [box(`Before you sign as ${plain(lower(rungs[0]!.name))}`, [small(SIGN[sector])], { tone: 'you' })],
            [
              {
                kind: 'lines',
                label: own ? 'By day 100, this figure will have moved' : 'My first hundred days should show',
                count: own ? 1 : 2,
              },
            ],
          ),
          ...(keysOn(input, 'leadership.paths').includes('interim')
            ? [small(`**If it is an interim post in ${work.name},** halve all dates; by day 50: ${work.show}.`, { drop: 3 })]
            : []),
          { kind: 'lines', label: 'Five people whom I will hear in the first week', count: 2, reserve: true },
        ],
      },
    ]
  },
}

const lastMayGo = (items: readonly Point[]): (Point & { drop?: number })[] =>
  items.map((item, at) => (at > 0 ? { ...item, drop: at } : item))

/** Characters of a headline that fit two lines for sure. */
const TWO_LINES = 74

function headlineFor(input: ReportInput): Text {
  const { work, rungs } = standingOfReader(input)
  const whole = `First 100 days as ${plain(lower(rungs[0]!.name))}: ${work.show}`
  return whole.length <= TWO_LINES ? whole : `By day 100: ${work.show}`
}

function standfirstFor(input: ReportInput, facts: FactTable): Text {
  const { level, work } = standingOfReader(input)
  const first = occupationOf(directions(input)[0]!)
  const asked = first.skills.find(({ id }) => id === '2.A.1.b')
  const listening = asked ? facts.put({ id: `asked.${first.code}.2.A.1.b`, value: asked.level, unit: 'level', source: 'O' }) : ''
  const words = listening ? `, and ${plain(withArticle(first.shortTitle))} is asked for listening at level ${listening} of 7` : ''
  if (level === 0)
    return `You lead those who were your equals last month: in ${work.name} they watch who gets the good tasks${words}.${bestWords(input)}`
  return `In ${work.name} whoever asks first is heard${words}.${bestWords(input)}`
}

/** What the reader was hired for, and what they must not do alone any more. */
function bestWords(input: ReportInput): Text {
  const skill = shortSkill(input, 0)
  return skill ? ` They know you for ${skill}: let somebody else do it by day 60.{^Y}` : ''
}

function chart() {
  return spanChart({
    from: 0,
    to: 100,
    ticks: [0, 20, 40, 60, 80, 100].map((at) => ({ at, label: at === 0 ? 'day 1' : String(at) })),
    labelWidth: 128,
    rowHeight: 18,
    spans: [
      { label: 'Hear', from: 0, to: 40, words: 'thirty talks, the same five questions' },
      { label: 'Read', from: 5, to: 35, words: 'accounts, risks, promises', tone: 'pale' },
      { label: 'Choose', from: 30, to: 60, words: 'three aims, and what stops' },
      { label: 'Show', from: 50, to: 95, words: 'one early result', tone: 'pale' },
      { label: 'Report', from: 0, to: 100, words: '', tone: 'quiet' },
    ],
    stops: [30, 60, 100],
    intro: 'Days 1 to 100:',
  })
}

function table(input: ReportInput, facts: FactTable): Block {
  const { work, rungs } = standingOfReader(input)
  return {
    kind: 'table',
    columns: [
      { head: 'Days', width: 10 },
      { head: 'What you do', width: 42 },
      { head: 'What they see', width: 24 },
      { head: 'A sign to slow down' },
    ],
    rows: [
      {
        cells: [
          '1–15',
          `Hear ${work.hear}. ${hearWords(input, facts)}`,
          'You write down and promise nothing',
          'You have explained your last post three times',
        ],
      },
      { cells: ['16–30', `Read ${work.read}.`, 'Two pages: what I heard', 'All your talks were with people under you'] },
      {
        cells: [
          '31–60',
          `Choose three aims, one of them this: ${work.figures[0]}. Name what ends.`,
          'Three aims on a page, each with a figure',
          'Nobody has said no to you yet',
        ],
      },
      {
        cells: [
          '61–90',
          `Show one result: ${work.show}. Let those who did it tell it.`,
          'A thing that works',
          'It needs you in the room',
        ],
      },
      {
        cells: [
          '91–100',
          `Report what you found, what you changed, and one error of yours. Then ${work.risks[0]}: say what is done.`,
          `What ${withArticle(lower(rungs[0]!.name))} plans for the year`,
          'The list of errors is empty',
        ],
      },
    ],
    style: 'dense',
  }
}

function hearWords(input: ReportInput, facts: FactTable): Text {
  const listening = ratedOn(input, 'leadership.strengths').find(({ key }) => key === 'listening')
  if (listening && listening.value <= 5)
    return `You rate hearing bad news early ${saidOf(facts, 'leadership.strengths', listening)} of 10, so ask each: what would nobody tell me?`
  return keysOn(input, 'leadership.reason').includes('boss')
    ? 'Ask each what the last boss never knew.'
    : 'Ask each what must stay.'
}

/** What to have in writing before the signature, by who employs. */
const SIGN: Readonly<Record<Sector, Text>> = {
  corporate: 'Ask in writing: what you may sign for alone, who can overrule you, and what becomes of you if the firm is sold.',
  hospital: 'Ask in writing: how many you may hire this year, which survey comes next, and which doctors have the chief’s ear.',
  district: 'Ask in writing: the length of the contract, who reviews you, and what the board voted on this post.',
  college: 'Ask in writing: which budget is truly yours, how many posts are frozen, and who hears appeals.',
  public: 'Ask in writing: whether you serve at will, which posts you may fill, and what the council was promised.',
  nonprofit: 'Ask for the last audit, the months of cash, and which grant ends within the year.',
  practice: 'Ask for the partners’ agreement, the debts in it, and what the last one who left was paid.',
  owner: 'Ask what you may decide without the owner, how long the owner stays, and who owns the lease.',
}
