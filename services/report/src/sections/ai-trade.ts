import { handedOver, hasFullAi, keptHuman } from '../facts/ai-view.ts'
import { keyOn, textOn } from '../facts/answered.ts'
import { capital } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { meanReading, type Week, type WeekTask, weekOf } from '../facts/week.ts'
import { type Bar, barChart } from '../figures/bars.ts'
import { named } from './ai-parts.ts'
import type { Block } from './blocks.ts'
import { kickerFor } from './lenses.ts'
import { noticedWords } from './own-ai.ts'
import { columns, figure, heading, points, small, text } from './parts.ts'
import type { Section } from './section.ts'

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
    return [
      {
        id: 'ai-trade',
        title: 'AI and your job: a trade of hours',
        group: 'work',
        kicker: kickerFor(input, 3),
        headline: headlineFor(away[0], more),
        standfirst: standfirstFor(hours, away[0], more),
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
            [heading('How to ask'), points('number', asks(input, away, more)), ...notices(input)],
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

const taskName = (task: WeekTask | undefined, otherwise: string): Text => (task ? named(task) : otherwise)

function headlineFor(away: WeekTask | undefined, more: WeekTask | undefined): Text {
  const said = `Less ${taskName(away, 'of what tools do well')}. More ${taskName(more, 'of what they do not')}.`
  return said.length <= LONGEST_HEADLINE ? said : 'Give away the hours that tools do well. Ask for the ones they do not.'
}

function standfirstFor(hours: Text, away: WeekTask | undefined, more: WeekTask | undefined): Text {
  if (!away) return `Nothing on your list is both likely to be aided and yours to give. Keep your hours.`
  return `If a tool took four tenths of ${named(away)} and the like, about ${hours} a week would come free. Fill them with ${taskName(more, NOTHING_HUMAN)}.`
}

function tradeRows(input: ReportInput, away: readonly WeekTask[], week: Week) {
  const toward = keptHuman(input, week).map(named)
  const instead = (index: number): Text => capital(toward[index] ?? NOTHING_HUMAN)
  if (away.length === 0) return [{ cells: ['Nothing stands out', 'you do well today', instead(0)] }]
  return away.slice(0, 3).map((task, index) => ({ cells: [capital(named(task)), KEPT_PARTS[index]!, instead(index)] }))
}

const KEPT_PARTS = ['decides what is unusual', 'someone has to sign for', 'a person wants to hear from a person']

function giveWords(input: ReportInput, away: WeekTask | undefined): Text {
  const give = textOn(input, 'ai.hand_over', 160)
  if (give) return `“${plain(give)}”{^Y}${away ? ` From the list, ${named(away)} comes nearest to what tools can take.` : ''}`
  return away
    ? `You did not say. Watch one week of ${named(away)}, and note each time that you sigh.`
    : 'You did not say, and the list names nothing either.'
}

function keepWords(input: ReportInput, more: WeekTask | undefined): Text {
  const keep = textOn(input, 'ai.keep_human', 160)
  if (keep) return `“${plain(keep)}”{^Y} Put that sentence into the proposal.`
  return more
    ? `You did not say. Think of ${named(more)}: would you want a machine there, if you were the one?`
    : 'You did not say, and the readings leave no task to people alone.'
}

function asks(input: ReportInput, away: readonly WeekTask[], more: WeekTask | undefined): Text[] {
  const first = taskName(away[0], 'the task that you sigh at')
  return [
    `Count one week of ${first}: how often, how long.`,
    away[1]
      ? `Let a permitted tool begin ten cases of ${named(away[1])}. Count its errors.`
      : 'Let a permitted tool begin ten of them. Count its errors.',
    `Offer the hours for ${taskName(more, 'work that nobody gets to')}, by name.`,
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
function against(away: readonly WeekTask[], more: WeekTask | undefined): Text[] {
  const [first, second] = away
  return [
    `Hours saved on ${taskName(first, 'a task')} can turn into fewer colleagues. Ask what happened the last time.`,
    second
      ? `Tools err with confidence, in ${named(second)} too. Keep the time to check.`
      : 'Tools err with confidence. Keep the time to check.',
    ...(more && first
      ? [`Too much ${named(more)} in one week tires as well. Keep some ${named(first)} for the quiet hours.`]
      : []),
  ]
}

function notices(input: ReportInput): Block[] {
  const words = noticedWords(input)
  return words ? [small(words, { drop: 3 })] : []
}

const NOTHING_HUMAN = 'training a new colleague'
const MOST_BARS = 9
const LONGEST_HEADLINE = 80
