import { type Bar, barChart } from '../../charts/bars.ts'
import { type DraftTask, handedOver, hasFullAi, keptHuman } from '../../facts/ai-view.ts'
import { keyOn, textOn } from '../../facts/answered.ts'
import { capital } from '../../facts/reading.ts'
import { meanReading, type Week, type WeekTask, weekOf } from '../../facts/week.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { columns, figure, heading, points, small, text } from '../parts.ts'
import type { Section } from '../section.ts'
import { kickerFor } from '../ways/lenses.ts'
import { drafted, named, ownSkills } from './ai-parts.ts'
import { noticedWords } from './own-ai.ts'

/** ai_transition, third AI page: which hours of the present job to give away, and which to ask for. */
export const aiTrade: Section = {
  id: 'ai-trade',
  pages: 1,
  title: 'AI and your job: a trade of hours',
  group: 'work',
  isFor: hasFullAi,
  compose(input, facts) {
    const present = input.present!
    const week = weekOf(present)
    const freed = Math.round((week.aided + week.leaning * 0.5) * 0.4)
    const hours = facts.put({ id: `trade.freed.${present.code}`, value: Math.max(1, freed), unit: 'hours', source: 'OABE' })
    const away = handedOver(input, week)
    const [more] = keptHuman(input, week)
    const toward = towardOf(input, week)[0]!
    return [
      {
        id: 'ai-trade',
        title: 'AI and your job: a trade of hours',
        group: 'work',
        kicker: kickerFor(input, 3),
        headline: headlineFor(away[0], toward),
        standfirst: standfirstFor(hours, away[0], toward),
        blocks: [
          helpFigure(week),
          {
            kind: 'table',
            caption: 'A trade you could propose',
            columns: [
              { head: 'A tool begins', width: 33 },
              { head: 'I keep the part that', width: 30 },
              { head: 'I ask for instead' },
            ],
            rows: tradeRows(input, away, week),
          },
          columns(
            'halves',
            [
              heading('What you would hand over'),
              text(giveWords(input, away[0])),
              heading('What should stay with people'),
              text(keepWords(input, more)),
            ],
            [heading('How to ask'), points('number', asks(input, away, toward)), ...notices(input)],
          ),
          heading('What speaks against it'),
          points('minus', against(away, more), { size: 'small' }),
        ],
      },
    ]
  },
}

function helpFigure(week: Week): Block {
  const tasks = [...week.tasks]
    .sort((a, b) => b.hours - a.hours)
    .slice(0, MOST_BARS)
    .sort((a, b) => meanReading(b) - meanReading(a))
  const tone = { aided: 'main', leaning: 'main', mixed: 'pale', human: 'open' } as const
  const bars: Bar[] = tasks.map((task) => ({
    label: capital(task.label),
    value: meanReading(task) * 100,
    shown: String(Math.round(meanReading(task) * 100)),
    tone: tone[task.verdict],
  }))
  const drawing = barChart({
    labelWidth: 236,
    from: 0,
    to: 100,
    ticks: [0, 25, 50, 75, 100].map((at) => ({ at, label: at === 100 ? '100 %' : String(at) })),
    bars,
    rowHeight: 17,
    intro: 'Mean reading of help by AI for each group of tasks, percent:',
  })
  const drawn = new Set(tasks.map(({ verdict }) => tone[verdict]))
  const key = (['main', 'pale', 'open'] as const).filter((one) => drawn.has(one)).map((one) => KEY[one])
  const shown = tasks.length < week.tasks.length ? ` ${tasks.length} of ${week.tasks.length} groups of tasks are shown.` : ''
  return figure('The longest tasks, and how much help is seen', drawing, {
    note: `Mean of up to three readings for each group of tasks, in percent.{^ABK} ${key.join(' ')}${shown}`,
  })
}

const KEY = { main: 'Dark: likely aided.', pale: 'Pale: mixed.', open: 'Open: human.' }

/** What to fill the hours with: tasks that stay with people, then the reader's own skills, then what every post has. */
function towardOf(input: ReportInput, week: Week): Text[] {
  return [...keptHuman(input, week).map(named), ...ownSkills(input).map((skill) => `work with your ${skill}`), TEACHING]
}

function headlineFor(away: DraftTask | undefined, toward: Text): Text {
  const said = away ? `A tool may begin ${drafted(away)}. Ask for ${toward}.` : `Ask for ${toward}`
  return said.length <= LONGEST_HEADLINE ? said : 'Give away the hours that tools do well. Ask for the ones they do not.'
}

function standfirstFor(hours: Text, away: DraftTask | undefined, toward: Text): Text {
  if (!away) return `Nothing on your list is both likely to be aided and yours to give. Keep your hours.`
  return `If a tool took four tenths of what it can begin, such as ${drafted(away)}, about ${hours} a week would come free. Use them for ${toward}.`
}

function tradeRows(input: ReportInput, away: readonly DraftTask[], week: Week) {
  const toward = towardOf(input, week)
  const instead = (index: number): Text => capital(toward[Math.min(index, toward.length - 1)]!)
  if (away.length === 0) return [{ cells: ['Nothing stands out', 'you do well today', instead(0)] }]
  return away.slice(0, 3).map((task, index) => ({ cells: [capital(drafted(task)), KEPT_PARTS[index]!, instead(index)] }))
}

const KEPT_PARTS = ['decides what is unusual', 'someone has to sign for', 'a person wants to hear from a person']

function giveWords(input: ReportInput, away: DraftTask | undefined): Text {
  const give = textOn(input, 'ai.hand_over', 160)
  if (give) return `“${plain(give)}”{^Y}${away ? ` From the list a tool could begin ${drafted(away)}.` : ''}`
  return away
    ? `You did not say. From the list it would be ${drafted(away)}: note for a week how long they take.`
    : 'You did not say, and the list names nothing either.'
}

function keepWords(input: ReportInput, more: WeekTask | undefined): Text {
  const keep = textOn(input, 'ai.keep_human', 160)
  if (keep) return `“${plain(keep)}”{^Y} Put that sentence into the proposal.`
  return more
    ? `You did not say. Think of ${named(more)}: would you want a machine there, if you were the one?`
    : 'You did not say, and what the readings leave to people in your week is little. Name the part that you would miss.'
}

function asks(input: ReportInput, away: readonly DraftTask[], toward: Text): Text[] {
  const first = away[0] ? drafted(away[0]) : 'the task that you sigh at'
  return [
    `Count one week of ${first}: how often, how long.`,
    away[1]
      ? `Let a permitted tool begin ${drafted(away[1])} ten times. Count its errors.`
      : 'Let a permitted tool begin ten of them. Count its errors.',
    `Offer the hours for ${toward}, by name.`,
    TRIAL[keyOn(input, 'ai.employer')] ?? 'Ask for three months, and for the result in writing.',
  ]
}

/** What to ask for at the end, by what the employer does about AI. */
const TRIAL: Readonly<Record<string, Text>> = {
  unknown: 'Ask first who decides about tools. Then ask that person for three months.',
  forbidden: 'Ask for a leave to test, in writing, before you touch one at work.',
  quiet: 'Write the page that says who may use what. Nobody else has.',
  pilots: 'Ask to run it inside the trials, for three months.',
  rollout: 'Ask to be the one who checks what the new tool makes of it.',
}

/** Against the trade; the first one is what people fear, and it happens. */
function against(away: readonly DraftTask[], more: WeekTask | undefined): Text[] {
  const [first, second] = away
  return [
    `Hours saved on ${first ? drafted(first) : 'a task'} can turn into fewer colleagues. Ask what happened the last time.`,
    second
      ? `Tools err with confidence, in ${drafted(second)} too. Keep the time to check.`
      : 'Tools err with confidence. Keep the time to check.',
    ...(more ? [`Somebody does ${named(more)} today. Speak with them before you ask for it.`] : []),
  ]
}

function notices(input: ReportInput): Block[] {
  const words = noticedWords(input)
  return words ? [small(words, { drop: 3 })] : []
}

const TEACHING = 'training a new colleague'
const MOST_BARS = 9
const LONGEST_HEADLINE = 80
