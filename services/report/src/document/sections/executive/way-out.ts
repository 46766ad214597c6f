import { withArticle } from '@waymark/contracts/text/article'
import { payBoxes } from '../../charts/pay-boxes.ts'
import { aimWords } from '../../facts/goal-name.ts'
import { leadOf } from '../../facts/lead.ts'
import { leavesClimb } from '../../facts/leaves-managing.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { capital, lower, occupationOf, yearlyWages } from '../../facts/reading.ts'
import { leavesTrade, standingOfReader, titleOfReader } from '../../ladder/reader.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { quotedWhole } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { SHAPES } from '../directions/shapes.ts'
import { noticeWords } from '../money/money-mix.ts'
import { reserveOf } from '../money/money-reserve.ts'
import { box, columns, figure, heading, jobTokens, points, small } from '../parts.ts'
import { ownFacts, shortSkill } from '../person/own-facts.ts'
import { shortDay } from '../plan/plan-words.ts'
import type { PageContent } from '../section.ts'
import { contactWords } from '../talks/contacts.ts'

/** Whether the pages on the ladder give way to those that lead off it: who wants out, or to start for themselves, climbs no rung. */
export const wantsOut = (input: ReportInput): boolean =>
  leavesClimb(input) || leavesTrade(input) || ownStartOf(input) !== undefined

/** In place of the ladder: the ways that lead off it, what each costs, and what to settle before it is said. */
export function wayOutPage(input: ReportInput, facts: FactTable): PageContent {
  const goal = aimWords(input, 80)
  return {
    id: 'ladder',
    title: 'The way off the ladder',
    group: 'do',
    kicker: 'The way off the ladder',
    headline: headlineFor(input),
    standfirst: `${goal ? `You wrote: ${goal}.{^Y} ` : ''}So no rung above you stands here. A step to the side needs a plan as well: for the pay, for the team, and for what you say.`,
    blocks: [
      waysTable(input),
      ...payFigure(input),
      columns(
        'halves',
        [heading('Settle before you say it'), points('number', settle(input), { size: 'small' })],
        [heading('What speaks against it'), points('minus', against(input, facts), { size: 'small' })],
      ),
      columns(
        'halves',
        [box('Say it this month', [small(sentence(input))], { tone: 'you' })],
        [box('If they offer you more', [small(MORE)])],
      ),
      columns(
        'halves',
        [{ kind: 'lines', label: 'What I will not miss', count: 2 }],
        [{ kind: 'lines', label: 'What I will miss, and where else it is found', count: 2 }],
      ),
    ],
  }
}

function headlineFor(input: ReportInput): Text {
  const whole = `Off the ladder as ${plain(withArticle(titleOfReader(input)))}: five ways, and their price`
  return whole.length <= TWO_LINES && titleOfReader(input) !== 'where you are'
    ? whole
    : 'Off the ladder: five ways, and what each costs'
}

function waysTable(input: ReportInput): TableBlock {
  const { occupation } = leadOf(input).ranked
  const start = ownStartOf(input)
  const named = start ? plain(start.aName) : `work as ${plain(withArticle(occupation?.shortTitle ?? 'a specialist'))}`
  const shape = (key: string) => SHAPES.find((one) => one.key === key)!
  const less = shape('step_back')
  const rows: Text[][] = [
    [`What leads here: ${named}`, 'The title, and part of the pay', 'Years that a newcomer does not have', 'Page {page:plans}'],
    [
      'The same field, leading nobody',
      'A say in who is hired',
      'Your pay more often than elsewhere',
      'Ask where you are: is there a post for experts?',
    ],
    [`${less.name}: fewer hours or people`, less.costs, less.gives, less.needs],
    ...['interim', 'consulting'].map((key) => {
      const { name, costs, gives, needs } = shape(key)
      return [name, costs, gives, needs]
    }),
  ]
  return {
    kind: 'table',
    caption: 'Five ways off it',
    note: 'Common practice as we know it, and no count.{^E}',
    columns: [
      { head: 'Way', width: 29 },
      { head: 'What it costs', width: 24 },
      { head: 'What you keep', width: 24 },
      { head: 'What it needs' },
    ],
    rows: rows.map((cells) => ({ cells })),
    style: 'dense',
  }
}

/** What the middle of the new work pays, beside the work of today. */
function payFigure(input: ReportInput): Block[] {
  const lead = occupationOf(leadOf(input).ranked)
  const rows = [
    ...(input.present ? [{ occupation: input.present, isPresent: true }] : []),
    ...(lead.code === input.present?.code ? [] : [{ occupation: lead, isPresent: false }]),
  ].flatMap(({ occupation, isPresent }) => {
    const pay = yearlyWages(occupation)
    return pay ? [{ label: capital(occupation.shortTitle), sub: isPresent ? 'your work now' : 'what leads', pay, isPresent }] : []
  })
  if (rows.length === 0) return []
  const { salaryCurrent = 0, salaryTarget = 0 } = input.profile.reach ?? {}
  return [
    figure('What the step does to the pay', payBoxes(rows, { pay: salaryCurrent, goal: salaryTarget }), {
      note: 'Pale: lowest to highest tenth. Dark: the middle half. Year-end bonuses are in no row.{^W}',
    }),
  ]
}

function settle(input: ReportInput): Text[] {
  const reserve = reserveOf(input)
  return [
    noticeWords(input),
    'Name two who could lead the team after you, and what each still lacks.',
    reserve
      ? `You have ${reserve.words} put by.{^Y} Write down which bills it is for, since a smaller pay leaves less to add.`
      : 'Work out one month on the smaller pay, and live on it for a month as a test.',
    'At home first: they will hear it from the neighbors otherwise.',
  ]
}

function against(input: ReportInput, facts: FactTable): Text[] {
  const lead = occupationOf(leadOf(input).ranked)
  const job = jobTokens(facts, lead.code)
  const pay = input.profile.reach?.salaryCurrent ?? 0
  const loved = quotedWhole(ownFacts(input).motivation, 100)
  const median = job.value('median') ?? 0
  return [
    ...(pay > 0 && median > 0 && median < pay && facts.has('you.pay')
      ? [
          `Half of those who work as ${plain(lead.shortTitle)} earn less than ${job.ref('median')}, and you have ${facts.ref('you.pay')}.`,
        ]
      : []),
    'Some will read it as a fall. Have one sentence ready, and do not add a second.',
    ...(loved
      ? [`${loved}: is that in the work, or in the title?{^Y}`]
      : ['The new boss may know less than you do. You will have to let that be.']),
    'A way back up exists, but after two years it is slower.{^E}',
  ].slice(0, 4)
}

function sentence(input: ReportInput): Text {
  const skill = shortSkill(input, 0)
  return `To whoever you report to: “By ____ I would like to hand over the team, and to stay for the work that I do best${skill ? `: ${skill}` : ''}. Whom would you put in, and what would my post be called?” Then ask ${contactWords(input, 0)} who has done the same.`
}

const MORE: Text =
  'More pay or a larger team is the usual answer to such a sentence. It answers another question. Ask for a week to think, and read again what you wrote at the top of this page.'

/** In place of the first hundred days on a higher rung: the last hundred in the chair. */
export function handOverPage(input: ReportInput): PageContent {
  const { work } = standingOfReader(input)
  const day = (days: number): Text => shortDay(input, days)
  return {
    id: 'hundred',
    title: 'The last hundred days in the chair',
    group: 'do',
    kicker: 'Handing over',
    headline: 'The last hundred days in the chair decide what they say of you',
    standfirst: `Counted from the day on which you have said it. In ${work.name} the next one needs the numbers, the people and the promises, in that order.`,
    blocks: [
      {
        kind: 'table',
        caption: 'A hundred days, from the talk to the last key',
        note: `Dates as if you spoke on ${day(30)}. The order is our advice.{^E}`,
        columns: [
          { head: 'Days', width: 10 },
          { head: 'By', width: 10 },
          { head: 'What you do', width: 44 },
          { head: 'What stays behind' },
        ],
        rows: [
          [
            '1–10',
            day(40),
            'Agree on one sentence with your boss. Tell those who report to you on the same day, and in person.',
            'The sentence, in writing',
          ],
          ['11–30', day(60), `List what only you know: ${work.read}.`, 'A page for each'],
          ['31–60', day(90), `Let the next one lead this, with you in the room: ${work.hear}.`, 'Notes of three talks'],
          [
            '61–80',
            day(110),
            `Close or hand on each promise. Say plainly what is open, first of all this: ${work.risks[0]}.`,
            'A list with names and dates',
          ],
          [
            '81–100',
            day(130),
            'Leave the room. Answer questions on two mornings a week, and then on none.',
            'A phone number, for one month',
          ],
        ].map((cells) => ({ cells })),
      },
      columns(
        'halves',
        [heading('What could pull you back'), points('minus', PULLS, { size: 'small' })],
        [heading('What you take along'), points('plus', takes(input), { size: 'small' })],
      ),
      columns(
        'halves',
        [box('Your first month without a team', [small(FIRST_MONTH)], { tone: 'you' })],
        [box('How you know that it was right', [small(rightWords(input))])],
      ),
      {
        kind: 'table',
        caption: 'Who takes over what',
        columns: [{ head: 'What I carry', width: 40 }, { head: 'Who could take it', width: 30 }, { head: 'Handed over on' }],
        rows: ['The team and its pay', `This figure: ${work.figures[0]}`, 'The talks with those above', '\u00a0'].map((name) => ({
          cells: [capital(name), '\u00a0', '\u00a0'],
        })),
        style: 'worksheet',
      },
      columns(
        'halves',
        [{ kind: 'lines', label: 'The one sentence that all will hear', count: 2 }],
        [{ kind: 'lines', label: 'What I will do on the first free Monday', count: 2 }],
      ),
    ],
  }
}

const PULLS: readonly Text[] = [
  'A crisis in week six, “only until it is over”.',
  'The next one does it another way, and it works worse at first.',
  'You are asked to decide, since it is faster. Answer with a question.',
]

function takes(input: ReportInput): Text[] {
  const { proud, papers } = ownFacts(input)
  const skill = shortSkill(input, 0)
  const said = quotedWhole(proud, 90)
  return [
    ...(said ? [`This stays yours, whoever leads: ${said}.{^Y}`] : []),
    ...(skill ? [`${capital(skill)}, which you now do yourself again.{^Y}`] : []),
    ...(papers.length > 0 ? [`What you hold on paper: ${plain(papers[0]!)}.{^Y}`] : []),
    'Knowing how those above decide, which few of your new colleagues do.',
  ]
}

const FIRST_MONTH: Text =
  'The calendar is empty, and it hurts for some weeks. Put three blocks of work of your own into each day. Ask one younger colleague to show you the tool that you never had to learn.'

function rightWords(input: ReportInput): Text {
  const drain = input.answers.find(({ topic }) => topic === 'present.drain')?.items[0]?.label ?? ''
  return drain
    ? `You named “${plain(lower(drain))}” as what drains you.{^Y} If it is gone after three months and you do not look at the old reports, it was right.`
    : 'If you sleep better after three months and do not look at the old reports, it was right.'
}

/** Characters of a headline that fit two lines for sure. */
const TWO_LINES = 74
