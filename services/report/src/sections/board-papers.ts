import { keyOn, ratedOn, saidOf } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, lower, occupationOf, withArticle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { standingOfReader, titleOfReader } from '../ladder/reader.ts'
import type { Sector } from '../ladder/tables.ts'
import { accomplishmentOf } from './accomplishment.ts'
import type { Block } from './blocks.ts'
import { ownFacts } from './own-facts.ts'
import { box, columns, heading, points, small } from './parts.ts'
import type { Section } from './section.ts'

/** executive_transition: the three papers that a board reads, begun for the reader's own work, with blanks that only they can fill. */
export const boardPapers: Section = {
  id: 'board',
  pages: 1,
  title: 'Three papers a board reads',
  group: 'do',
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
          columns(
            'halves',
            [
              heading('3. The case for money, on one page'),
              small(caseWords(input)),
              { kind: 'lines', label: 'What happens if they say no', count: 1 },
            ],
            [heading('How to tell that it is good'), points('box', checks(input, facts), { size: 'small' })],
          ),
          columns(
            'halves',
            [
              heading(CLOSENESS[keyOn(input, 'leadership.board')]?.title ?? 'Where you stand with boards'),
              points('number', boardSteps(input, facts), { size: 'small' }),
            ],
            [
              box('Read a real one first', [small(READ_FIRST[sector])], { tone: 'you' }),
              heading('Before you take a seat'),
              points('minus', [SEAT[sector], `They will ask you about ${work.risks[1]}. Have your answer before the vote.`], {
                size: 'small',
              }),
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
  const { came } = accomplishmentOf(ownFacts(input).proud)
  if (came)
    return `Your own line, “${plain(lower(came))}”, is half of the first paper.{^Y} A board reads it as a figure, a date and a price.`
  return `A figure, a risk and a request: in ${work.name} these three pages carry most of what a board decides.{^E}`
}

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

function caseWords(input: ReportInput): Text {
  const { work } = standingOfReader(input)
  return `We ask for $______ for this: **${work.case}**. It brings $______ a year from ______ on. It has paid for itself in __ months. We stop on ______ if ${work.figures[0]} has not moved by __.`
}

function checks(input: ReportInput, facts: FactTable): Text[] {
  const { work } = standingOfReader(input)
  const { skills } = ownFacts(input)
  const skill = skills.find(({ name }) => name.length <= 28)
  return [
    `A person who knows nothing of ${work.name} can say after one minute what you want.`,
    skill ? `The word “${plain(skill.name)}” stands in it once, with a figure beside it.` : 'Each line holds a figure or a date.',
    `It names what ${plain(input.profile.currentRole.trim() ? withArticle(titleOfReader(input)) : 'your boss')} cannot decide alone.`,
    ...moneyAsked(input, facts),
  ]
}

/** How much handling of money the first direction asks, from the tables. */
function moneyAsked(input: ReportInput, facts: FactTable): Text[] {
  const first = occupationOf(directions(input)[0]!)
  const asked = first.skills.find(({ id }) => id === '2.B.5.b')
  if (!asked) return []
  const level = facts.put({ id: `asked.${first.code}.2.B.5.b`, value: asked.level, unit: 'level', source: 'O' })
  return [
    `${capital(plain(withArticle(first.shortTitle)))} needs managing money at level ${level} of 7. Have somebody in finance check the sum.`,
  ]
}

const CLOSENESS: Readonly<Record<string, { title: string; first: Text }>> = {
  none: {
    title: 'Boards: not yet',
    first: 'You have not worked with a board yet.{^Y} Begin where the stakes are small: a school, a clinic, a credit union.',
  },
  reported: {
    title: 'Boards: you reported to one',
    first: 'You reported to a board now and then.{^Y} Ask its chair for half an hour: which page of yours was of use?',
  },
  committee: {
    title: 'Boards: you worked with one',
    first: 'You worked with a board or its committees.{^Y} Write the paper for one item yourself, and let your boss sign it.',
  },
  member: {
    title: 'Boards: you sit on one',
    first: 'You sit or sat on a board.{^Y} Write down what it decided because of you. Members who can are rare.',
  },
}

function boardSteps(input: ReportInput, facts: FactTable): Text[] {
  const { work } = standingOfReader(input)
  const first =
    CLOSENESS[keyOn(input, 'leadership.board')]?.first ??
    'You did not say how near you have been to a board. Begin with one paper, and one reader.'
  const listening = ratedOn(input, 'leadership.strengths').find(({ key }) => key === 'listening')
  const heard =
    listening && listening.value >= 7
      ? `Offer what boards lack: you rate hearing bad news early ${saidOf(facts, 'leadership.strengths', listening)} of 10.`
      : `Offer what boards lack: somebody who has lived with ${work.risks[0]!.replace(/^(?:a|an|one) /, 'a ')}.`
  return [first, heard, `Ask how new members are found. A place to ask: ${work.body}.`]
}

/** Where the papers of others can be read, by who employs the leaders of a work. */
const READ_FIRST: Readonly<Record<Sector, Text>> = {
  corporate:
    'Each listed company names its risks in its yearly report, form 10-K, item 1A. It is free at sec.gov. Read that of your largest rival.',
  hospital:
    'Many hospitals are nonprofits: form 990, with its schedule H, is public. Search their names at irs.gov. Read what they say of patients who cannot pay.',
  district:
    'School boards meet in public. The packet of the last meeting stands on the district’s site: read the budget page first.',
  college:
    'Trustees of public colleges meet in the open, and private ones file form 990. Read the last budget and the letter of the accreditor.',
  public:
    'Councils and commissions publish their packets before each meeting. Read the staff report behind one vote, and how they voted.',
  nonprofit:
    'Form 990 of each nonprofit is public: what it earns, what it spends, who leads it. Read those of the three that you would like to lead.',
  practice: 'Partners do not publish. Ask your accountant or lender which three pages they would want from a firm of your kind.',
  owner:
    'No paper of a private business is public. Ask a lender which three figures decide there, and a broker which ones buyers read.',
}

/** What to find out before a seat, by the same. */
const SEAT: Readonly<Record<Sector, Text>> = {
  corporate: 'Ask for the insurance of directors, and who has sued the board.',
  hospital: 'Ask for the last survey letter and the insurance. Patients’ harm comes before money there.',
  district: 'Seats are won in elections, and you cannot serve where you are employed in many states. Look up the rule.',
  college: 'Ask who names the trustees, and what they are expected to give.',
  public: 'Ethics rules may forbid a seat beside your post. Ask the clerk in writing.',
  nonprofit: 'Ask what members are expected to give each year, and whether payroll taxes are paid.',
  practice: 'Ask your partners first: some agreements forbid a seat elsewhere.',
  owner: 'Ask for two years of accounts before you say yes. A friendly board can still be liable.',
}
