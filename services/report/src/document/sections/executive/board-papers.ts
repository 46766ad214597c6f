import { withArticle } from '@waymark/contracts/text/article'
import { keyOn, ratedOn, saidOf } from '../../facts/answered.ts'
import { aimWords } from '../../facts/goal-name.ts'
import { directions } from '../../facts/lead.ts'
import { capital, lower, occupationOf } from '../../facts/reading.ts'
import { noncompeteOf } from '../../facts/told/leaving.ts'
import { standingOfReader, titleOfReader } from '../../ladder/reader.ts'
import type { Sector } from '../../ladder/tables.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { box, columns, heading, points, small } from '../parts.ts'
import { ownFacts, shortSkill } from '../person/own-facts.ts'
import { accomplishmentOf } from '../search/accomplishment.ts'
import type { Section } from '../section.ts'
import { TASK_NAMES } from './scope-figures.ts'
import { wantsOut } from './way-out.ts'

/** executive_transition: the three papers that a board reads, begun for the reader's own work, with blanks that only they can fill. */
export const boardPapers: Section = {
  id: 'board',
  pages: 1,
  title: 'Three papers a board reads',
  group: 'do',
  // Whoever leaves the ladder writes for no board.
  isFor: (input) => !wantsOut(input),
  compose(input, facts) {
    const { work, sector } = standingOfReader(input)
    return [
      {
        id: 'board',
        title: 'Three papers a board reads',
        group: 'do',
        kicker: 'Board papers',
        headline: headlineFor(input),
        standfirst: standfirstFor(input),
        blocks: [
          figuresPaper(input),
          riskPaper(input),
          casePaper(input, facts),
          columns(
            'halves',
            [
              heading(CLOSENESS[keyOn(input, 'leadership.board')]?.title ?? 'Where you stand with boards'),
              points('number', boardSteps(input, facts), { size: 'small' }),
              heading('How to tell that a page is good'),
              points('box', checks(input), { size: 'small' }),
            ],
            [
              box('Read a real one first', [small(READ_FIRST[sector](work.risks[0]!))], { tone: 'you' }),
              heading('Before you take a seat'),
              points('minus', seatWords(input), { size: 'small' }),
            ],
          ),
          {
            ...columns(
              'halves',
              [{ kind: 'lines', label: 'Who will read my first page, and say what is dull', count: 1 }],
              [{ kind: 'lines', label: 'The meeting at which I would like to show it', count: 1 }],
            ),
            drop: 1,
          },
          { kind: 'lines', label: 'The question about my work that I hope no board will ask', count: 2, reserve: true },
        ],
      },
    ]
  },
}

function headlineFor(input: ReportInput): Text {
  const { work, level } = standingOfReader(input)
  if (level === 0) return `Three papers by which a leader in ${work.name} is read`
  const closeness = keyOn(input, 'leadership.board')
  if (closeness === 'member') return 'You sit at the table: three papers to measure yours by'
  if (closeness === 'committee' || closeness === 'reported')
    return `Three papers from ${plain(titleOfReader(input))} to the board, begun`
  return 'No board has read you yet: three papers change that'
}

function standfirstFor(input: ReportInput): Text {
  const { work } = standingOfReader(input)
  const came = firstSentence(accomplishmentOf(ownFacts(input).proud).came)
  if (came)
    return `Your own line, “${plain(lower(came))}”, is half of the first paper{^Y}; in ${work.name} it needs a date and a price.`
  return `A figure, a risk and a request: in ${work.name} these three pages carry most of what a board decides.{^E}`
}

const firstSentence = (words: string): string => words.split(/(?<=[.!?])\s/)[0]!.replace(/[.!?]+$/, '')
const BLANK = '______'

function figuresPaper(input: ReportInput): Block {
  const { work } = standingOfReader(input)
  return {
    kind: 'table',
    caption: '1. Key figures, on one page',
    note: `The three that boards in ${work.name} often ask for, in our reading.{^E} Strike one and put in your own.`,
    columns: [
      { head: 'Figure', width: 32 },
      { head: 'A year ago', width: 13 },
      { head: 'Now', width: 13 },
      { head: 'Promised', width: 13 },
      { head: 'What I did about it' },
    ],
    rows: work.figures.map((figure) => ({ cells: [capital(figure), BLANK, BLANK, BLANK, BLANK] })),
    style: 'dense',
  }
}

function riskPaper(input: ReportInput): Block {
  const { work } = standingOfReader(input)
  const crisis = ratedOn(input, 'leadership.scope').find(({ key }) => key === 'crisis')
  const known =
    crisis && crisis.value >= 7 ? ` You rate turnaround or crisis ${crisis.value} of 10: name one that you ended.{^Y}` : ''
  return {
    kind: 'table',
    caption: '2. Risks, on one page',
    note: `How likely: in how many of the next ten years.${known}`,
    columns: [
      { head: 'What could happen', width: 32 },
      { head: 'How likely', width: 13 },
      { head: 'It would cost', width: 13 },
      { head: 'Whose task', width: 13 },
      { head: 'First sign, and what is done then' },
    ],
    rows: [...work.risks.map(capital), 'One that only you see: ______'].map((risk) => ({
      cells: [risk, '__ of ten', '$______', BLANK, BLANK],
    })),
    style: 'dense',
  }
}

function casePaper(input: ReportInput, facts: FactTable): Block {
  const { work } = standingOfReader(input)
  const asked = moneyAsked(input, facts)
  return {
    kind: 'table',
    caption: '3. The case for money, on one page',
    ...(asked ? { note: asked } : {}),
    columns: [
      { head: 'We ask for', width: 32 },
      { head: 'It costs', width: 13 },
      { head: 'A year it brings', width: 13 },
      { head: 'Paid back', width: 13 },
      { head: 'When we stop' },
    ],
    rows: [
      { cells: [capital(work.case), '$______', '$______', '__ months', `On ______, if ${work.figures[0]} has not moved by __`] },
      { cells: ['If they say no', '$______', '$______', BLANK, BLANK] },
    ],
    style: 'dense',
  }
}

function checks(input: ReportInput): Text[] {
  const { work } = standingOfReader(input)
  const skill = shortSkill(input, 1)
  const goal = aimWords(input, 70)
  const best = ratedOn(input, 'leadership.strengths')[0]
  const low = ratedOn(input, 'leadership.scope').at(-1)
  return [
    skill
      ? `The word “${skill}” stands in it once, with a figure beside it.{^Y}`
      : `Somebody outside ${work.name} can say after a minute what you want.`,
    best
      ? `It shows ${lower(TASK_NAMES[best.key] ?? plain(best.label))} in one line, your best rating.{^Y}`
      : 'Each line holds a figure or a date.',
    ...(low ? [`It says who carries ${lower(plain(low.label.split(':')[0]!))}, which you rate lowest.{^Y}`] : []),
    ...(goal ? [`It serves this aim: ${goal}.{^Y}`] : []),
  ].slice(0, 4)
}

/** How much handling of money the first direction asks, from the tables. */
function moneyAsked(input: ReportInput, facts: FactTable): Text {
  const { work } = standingOfReader(input)
  const first = occupationOf(directions(input)[0]!)
  const asked = first.skills.find(({ id }) => id === '2.B.5.b')
  if (!asked) return ''
  const level = facts.put({ id: `asked.${first.code}.2.B.5.b`, value: asked.level, unit: 'level', source: 'O' })
  return `${capital(plain(withArticle(first.shortTitle)))} is asked for managing money at level ${level} of 7: let ${work.key === 'finance' ? 'an auditor' : 'finance'} check the sums.`
}

const CLOSENESS: Readonly<Record<string, { title: string; first: Text }>> = {
  none: {
    title: 'Boards: not yet',
    first: 'You have not worked with a board yet: begin where the stakes are small, at a school, a clinic or a credit union.{^Y}',
  },
  reported: {
    title: 'Boards: you reported to one',
    first: 'You reported to a board now and then: ask its chair which page of yours was of use.{^Y}',
  },
  committee: {
    title: 'Boards: you worked with one',
    first: 'You worked with a board or its committees: write the paper for one item, and let your boss sign it.{^Y}',
  },
  member: {
    title: 'Boards: you sit on one',
    first: 'You sit or sat on a board: write down what it decided because of you.{^Y}',
  },
}

function boardSteps(input: ReportInput, facts: FactTable): Text[] {
  const { work } = standingOfReader(input)
  const first =
    CLOSENESS[keyOn(input, 'leadership.board')]?.first ??
    'You did not say how near you have been to a board. Begin with one paper, and one reader.'
  const top = ratedOn(input, 'leadership.scope')[0]
  const heard =
    top && top.value >= 6
      ? `Offer what boards lack: you rate ${lower(plain(top.label.split(':')[0]!))} ${saidOf(facts, 'leadership.scope', top)} of 10.`
      : `Offer what boards lack: somebody who has lived with ${work.risks[0]!.replace(/^one /, 'a ')}.`
  return [first, heard]
}

/** What to ask before a seat: by who employs, and about what the reader fears or their work risks. */
function seatWords(input: ReportInput): Text[] {
  const { work, sector } = standingOfReader(input)
  const skill = shortSkill(input, 0)
  return [
    SEAT[sector],
    noncompeteOf(input)
      ? `You wrote of a noncompete.{^Y} A seat at a rival may break it, so have a lawyer read it before you say yes.`
      : skill
        ? `Say what ${skill} would add at that table, and what it would not.{^Y}`
        : `Have an answer to ${work.risks[1]} before the vote.`,
  ]
}

/** Where the papers of others can be read, by who employs the leaders of a work. */
const READ_FIRST: Readonly<Record<Sector, (risk: string) => Text>> = {
  corporate: (risk) => `Listed companies name their risks in form 10-K, item 1A, free at sec.gov: look there for ${risk}.`,
  hospital: (risk) => `Nonprofit hospitals file form 990 with schedule H, public at irs.gov: look in yours for ${risk}.`,
  district: (risk) => `School boards meet in public, and their packets stand on the district’s site: look there for ${risk}.`,
  college: (risk) => `Trustees of public colleges meet in the open, and private ones file form 990: look there for ${risk}.`,
  public: (risk) => `Councils publish their packets before each meeting: read how the staff put ${risk}, and how they voted.`,
  nonprofit: (risk) => `Form 990 of each nonprofit is public: read three of them with ${risk} in mind.`,
  practice: (risk) => `Partners do not publish: ask a lender how a firm of your kind should write down ${risk}.`,
  owner: (risk) => `No paper of a private business is public: ask a lender how it reads ${risk}.`,
}

/** What to find out before a seat, by the same. */
const SEAT: Readonly<Record<Sector, Text>> = {
  corporate: 'Ask for the insurance of directors, and who has sued the board.',
  hospital: 'Ask for the last survey letter and the insurance of the board.',
  district: 'Seats are won in elections, and many states bar employees of the district.',
  college: 'Ask who names the trustees, and what they are expected to give.',
  public: 'Ethics rules may forbid a seat beside your post, so ask the clerk in writing.',
  nonprofit: 'Ask what members are expected to give each year, and whether payroll taxes are paid.',
  practice: 'Ask your partners first: some agreements forbid a seat elsewhere.',
  owner: 'Ask for two years of accounts: a friendly board can still be liable.',
}
