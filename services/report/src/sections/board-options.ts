import { keyOn, keysOn, labelsOn, ratedOn, saidOf } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, fillsUp, lower, occupationOf, shorten } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { countWords } from '../facts/words.ts'
import { type Span, spanChart } from '../figures/span-chart.ts'
import type { Block } from './blocks.ts'
import { columns, figure, heading, jobTokens, points, small } from './parts.ts'
import type { Section } from './section.ts'

interface Option {
  key: string
  name: string
  /** Months until a first mandate, our estimate. */
  from: number
  to: number
  gives: Text
  costs: Text
  needs: Text
}

const OPTIONS: Option[] = [
  {
    key: 'larger_role',
    name: 'A larger role in my field',
    from: 4,
    to: 12,
    gives: 'Your network counts at once',
    costs: 'The same fights, on a larger scale',
    needs: 'Someone who left such a role on good terms',
  },
  {
    key: 'new_field',
    name: 'A like role in a new field',
    from: 6,
    to: 18,
    gives: 'A fresh start with the same tools',
    costs: 'A year of being the outsider',
    needs: 'Two people who vouch for you inside',
  },
  {
    key: 'interim',
    name: 'Interim or project lead',
    from: 2,
    to: 9,
    gives: 'Proof in months, not in years',
    costs: 'Gaps between mandates; no one’s team',
    needs: 'A problem you have solved twice',
  },
  {
    key: 'board',
    name: 'Board seats',
    from: 9,
    to: 30,
    gives: 'Range, and a long view',
    costs: 'Little pay at first; liability is real',
    needs: 'Accounts, risk, and time for each meeting',
  },
  {
    key: 'consulting',
    name: 'Advising',
    from: 3,
    to: 12,
    gives: 'Your own calendar',
    costs: 'You sell all the time; no hand on the lever',
    needs: 'Three clients who would name you',
  },
  {
    key: 'own_business',
    name: 'Buying or starting a firm',
    from: 9,
    to: 36,
    gives: 'You decide',
    costs: 'Your own money, and all of the sleep',
    needs: 'A reserve, a partner, a number to stop at',
  },
  {
    key: 'nonprofit',
    name: 'A public or non-profit body',
    from: 4,
    to: 15,
    gives: 'A purpose people see',
    costs: 'Slower calls; pay is often lower',
    needs: 'Patience with many voices',
  },
  {
    key: 'step_back',
    name: 'Less, and better',
    from: 1,
    to: 6,
    gives: 'Time, and your health',
    costs: 'Standing, and part of the pay',
    needs: 'A clear no to the next offer',
  },
]

/** executive_transition, page 25 and 28: ways forward beside the classic role. */
export const boardOptions: Section = {
  id: 'board',
  pages: 1,
  title: 'Board and interim options',
  group: 'do',
  compose(input, facts) {
    const chosen = chosenOptions(input)
    return [
      {
        id: 'board',
        title: 'Board and interim options',
        group: 'do',
        kicker: 'Board and interim options',
        headline: headlineFor(input),
        standfirst:
          'A role is one of several shapes that senior work can take. Two shapes side by side are less lonely than one, and each may lead to the other.',
        blocks: [
          figure('Months until a first mandate', chart(chosen), {
            note: `${keysOn(input, 'leadership.paths').length > 0 ? 'Dark: open to you, as you ticked.{^Y} Pale: the rest. ' : ''}From the day you start to look. No data set holds these times; they are our estimate.{^E}`,
          }),
          optionTable(input),
          columns(
            'halves',
            [
              heading(`Board: ${BOARD[keyOn(input, 'leadership.board')]?.title ?? 'where you stand'}`),
              points('number', boardSteps(input, facts), { size: 'small' }),
            ],
            [heading('Interim: is it for you?'), points('ask', interimAsks(input, facts), { size: 'small' })],
          ),
          columns(
            'halves',
            [heading('If it must be a classic role'), small(classic(input, facts))],
            [
              heading('What speaks against a portfolio'),
              small('Pay comes late and in lumps, and nobody plans your leave: try one small mandate before you resign.'),
            ],
          ),
          columns(
            'halves',
            [{ kind: 'lines', label: 'The one I would say yes to tomorrow', count: 1 }],
            [{ kind: 'lines', label: 'Who could call me about it', count: 1 }],
          ),
        ],
      },
    ]
  },
}

/** Ticked ways first; the bank's order inside both groups. */
function chosenOptions(input: ReportInput): { option: Option; ticked: boolean }[] {
  const ticked = keysOn(input, 'leadership.paths')
  const all = OPTIONS.map((option) => ({ option, ticked: ticked.includes(option.key) }))
  return [...all.filter((one) => one.ticked), ...all.filter((one) => !one.ticked)]
}

function headlineFor(input: ReportInput): Text {
  const ticked = chosenOptions(input).filter((one) => one.ticked)
  if (ticked.length === 0) return 'Eight shapes of senior work. Tick the two you could live in.'
  const quick = [...ticked].sort((a, b) => a.option.from - b.option.from)[0]!.option
  if (ticked.length === 1) return `${plain(quick.name)}: one way is open, so keep a second in reserve`
  return `${capital(countWords(ticked.length))} ways are open to you. ${plain(quick.name)} is the quickest to try.`
}

function chart(chosen: { option: Option; ticked: boolean }[]) {
  const spans: Span[] = chosen.map(({ option, ticked }) => ({
    label: option.name,
    from: option.from,
    to: option.to,
    words: `${option.from} to ${option.to}`,
    tone: ticked ? 'main' : 'pale',
  }))
  return spanChart({
    from: 0,
    to: 36,
    ticks: [0, 6, 12, 18, 24, 30, 36].map((at) => ({ at, label: at === 0 ? 'now' : String(at) })),
    labelWidth: 148,
    rowHeight: 18,
    spans,
    unit: 'Months',
    intro: 'Months until a first mandate:',
  })
}

function optionTable(input: ReportInput): Block {
  const chosen = chosenOptions(input)
  const ticked = chosen.filter((one) => one.ticked)
  const shown = (ticked.length >= 3 ? ticked : chosen).slice(0, 5)
  return {
    kind: 'table',
    caption: ticked.length > 0 ? 'The ways you ticked, with their price' : 'Five of them, with their price',
    columns: [{ head: 'Way', width: 22 }, { head: 'It gives', width: 24 }, { head: 'It costs', width: 27 }, { head: 'It needs' }],
    rows: shown.map(({ option }, index) => ({
      cells: [option.name, option.gives, option.costs, option.needs],
      ...(index > 3 ? { drop: 1 } : {}),
    })),
    style: 'dense',
  }
}

const BOARD: Record<string, { title: string; first: Text }> = {
  none: {
    title: 'not yet',
    first: 'You have not worked with a board yet.{^Y} Start with one: a school, a clinic, a housing trust.',
  },
  reported: {
    title: 'you reported to one',
    first: 'You reported to a board now and then.{^Y} Ask its chair for half an hour: what would make you useful at that table?',
  },
  committee: {
    title: 'you worked with one',
    first: 'You worked with a board or its committees.{^Y} Ask for the audit or the risk papers, and learn to read them alone.',
  },
  member: {
    title: 'you sit on one',
    first: 'You sit or sat on a board.{^Y} Say what it decided because of you. Members who can are rare.',
  },
}

function boardSteps(input: ReportInput, facts: FactTable): Text[] {
  const first =
    BOARD[keyOn(input, 'leadership.board')]?.first ??
    'You did not say how close you have been to a board. Start with a small one: a school, a clinic, a trust.'
  const deals = ratedOn(input, 'leadership.scope').find((item) => item.key === 'deals' || item.key === 'crisis')
  return [
    first,
    'Learn the duties, care and loyalty, from one day of reading and one talk with a lawyer.',
    deals && deals.value >= 7
      ? `Offer what boards lack: you rate “${plain(lower(shorten(deals.label, 40)))}” ${saidOf(facts, 'leadership.scope', deals)} of 10.`
      : 'Offer what boards lack: someone who has run what they only see on paper.',
  ]
}

function interimAsks(input: ReportInput, facts: FactTable): Text[] {
  const place = labelsOn(input, 'reach.relocation', 1)[0]
  const strong = ratedOn(input, 'leadership.strengths')[0]
  return [
    strong
      ? `Would a firm in trouble call you for “${plain(lower(shorten(strong.label, 44)))}”? You rate it ${saidOf(facts, 'leadership.strengths', strong)} of 10.`
      : 'Which problem have you solved twice, in two places?',
    place ? `You say: ${plain(lower(place))}.{^Y} Does that go together?` : 'How far would you travel, and for how many nights?',
    'Could you leave after nine months, and let someone else finish?',
  ]
}

function classic(input: ReportInput, facts: FactTable): Text {
  const ranked = directions(input)[0]!
  const occupation = occupationOf(ranked)
  const job = jobTokens(facts, occupation.code)
  const pay = job.has('median') ? `The median is ${job.ref('median')}. ` : ''
  const openings = job.has('openings') ? `About ${job.ref('openings')} places a year fall open. ` : ''
  return `${capital(plain(occupation.shortTitle))} ${fillsUp(ranked) ? 'stands first on a list that had to be filled up' : 'stands first on your list'}. ${openings}${pay}Few of them are advertised at the top, so the first call goes to people who know your work.`
}
