import { labelsOn, textOn } from '../facts/answered.ts'
import { capital, directions, listing, lower, occupationOf, shorten } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { type Week, type WeekTask, weekOf } from '../facts/week.ts'
import { type Bar, barChart } from '../figures/bars.ts'
import { kickerFor } from './lenses.ts'
import { columns, figure, heading, points, small, text } from './parts.ts'
import type { Section } from './section.ts'

/** ai_transition, third AI page: which hours to give away, and which to ask for. */
export const aiTrade: Section = {
  id: 'ai-trade',
  pages: 1,
  title: 'AI and your job: a trade of hours',
  group: 'work',
  compose(input, facts) {
    const focus = input.present ?? occupationOf(directions(input)[0]!)
    const week = weekOf(focus)
    const freed = Math.round((week.aided + week.leaning * 0.5) * 0.4)
    const hours = facts.put({ id: `trade.freed.${focus.code}`, value: Math.max(1, freed), unit: 'hours', source: 'OABE' })
    const keep = textOn(input, 'ai.keep_human', 160)
    const give = textOn(input, 'ai.hand_over', 160)
    const [away] = handedOver(week, input)
    const [more] = humanTasks(input, week)
    return [
      {
        id: 'ai-trade',
        title: 'AI and your job: a trade of hours',
        group: 'work',
        kicker: kickerFor(input, 3),
        headline: headlineFor(away, more),
        standfirst: standfirstFor(hours, more),
        blocks: [
          figure('The longest tasks, and how much help is seen', helpFigure(week), {
            note: 'Mean of up to three readings for each group of tasks, in percent.{^ABK} Dark: likely aided. Pale: mixed. Open: human.',
          }),
          {
            kind: 'table',
            caption: 'A trade you could propose',
            columns: [
              { head: 'I hand over', width: 33 },
              { head: 'I keep the part that', width: 30 },
              { head: 'I ask for instead' },
            ],
            rows: tradeRows(week, input),
          },
          columns(
            'halves',
            [
              heading('What you would hand over'),
              text(
                give
                  ? `“${plain(give)}”{^Y} Start there: the will is half of it.`
                  : 'You did not say. Watch one week and note each task that you sigh at.',
              ),
              heading('What should stay with people'),
              text(
                keep
                  ? `“${plain(keep)}”{^Y} Write that sentence into the proposal. It is a reason, not a fear.`
                  : 'You did not say. A good test: would you want a machine to tell you this, if you were the one?',
              ),
            ],
            [
              heading('How to ask'),
              points('number', [
                `Count one week of ${taskName(away, 'the task that you sigh at')}: how often, how long.`,
                'Try a permitted tool on ten cases. Count its errors.',
                `Offer the hours for ${taskName(more, 'work that nobody gets to')}, by name.`,
                'Ask for three months, and for the result in writing.',
              ]),
              ...notices(input),
            ],
          ),
          heading('What speaks against it'),
          points(
            'minus',
            [
              'Saved hours can turn into fewer colleagues. Ask what happened the last time before you offer any.',
              `Tools err with confidence. If you answer for ${taskName(away, 'the result')}, keep the time to check it.`,
            ],
            { size: 'small' },
          ),
        ],
      },
    ]
  },
}

function meanOf(task: WeekTask): number {
  const readings = [task.people, task.model, task.observed].filter((value) => value >= 0)
  return readings.length === 0 ? 0 : (readings.reduce((sum, value) => sum + value, 0) / readings.length) * 100
}

function helpFigure(week: Week) {
  const tasks = [...week.tasks]
    .sort((a, b) => b.hours - a.hours)
    .slice(0, 9)
    .sort((a, b) => meanOf(b) - meanOf(a))
  const tone = { aided: 'main', leaning: 'main', mixed: 'pale', human: 'open' } as const
  const bars: Bar[] = tasks.map((task) => ({
    label: capital(task.label),
    value: meanOf(task),
    shown: String(Math.round(meanOf(task))),
    tone: tone[task.verdict],
  }))
  return barChart({
    labelWidth: 236,
    from: 0,
    to: 100,
    ticks: [0, 25, 50, 75, 100].map((at) => ({ at, label: at === 100 ? '100 %' : String(at) })),
    bars,
    rowHeight: 17,
    intro: 'Mean reading of help by AI for each group of tasks, percent:',
  })
}

/** What tools can aid, the longest first, but nothing that the goal names. */
function handedOver(week: Week, { careerGoals }: ReportInput): WeekTask[] {
  const goal = careerGoals.toLowerCase()
  const wanted = ({ label }: WeekTask): boolean =>
    (label.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => goal.includes(word))
  return week.tasks
    .filter((task) => (task.verdict === 'aided' || task.verdict === 'leaning') && !wanted(task))
    .sort((a, b) => b.hours - a.hours)
}

/** What all readings leave to people: of the own work first, then of the directions. */
function humanTasks(input: ReportInput, week: Week): WeekTask[] {
  const human = (one: Week): WeekTask[] =>
    one.tasks.filter(({ verdict }) => verdict === 'human').sort((a, b) => b.hours - a.hours)
  const all = [...human(week), ...directions(input).flatMap((ranked) => human(weekOf(occupationOf(ranked))))]
  return all.filter(({ label }, index) => all.findIndex((other) => other.label === label) === index)
}

const taskName = (task: WeekTask | undefined, otherwise: string): Text => (task ? plain(lower(task.label)) : otherwise)

function headlineFor(away: WeekTask | undefined, more: WeekTask | undefined): Text {
  const said = `Less ${taskName(away, 'of what tools do well')}. More ${taskName(more, 'of what they do not')}.`
  return said.length <= LONGEST_HEADLINE ? said : 'Give away the hours that tools do well. Ask for the ones they do not.'
}

function standfirstFor(hours: Text, more: WeekTask | undefined): Text {
  return `If tools saved four tenths of the time on what they can aid, about ${hours} a week would come free. Propose what fills them: ${taskName(more, 'training a new colleague')}.`
}

const LONGEST_HEADLINE = 80

function tradeRows(week: Week, input: ReportInput) {
  const away = handedOver(week, input).slice(0, 3)
  const toward = humanTasks(input, week).map(({ label }) => label)
  const rest = ['decides what is unusual', 'someone has to sign for', 'a person wants to hear from a person']
  const rows = away.map((task, index) => ({
    cells: [plain(capital(lower(task.label))), rest[index]!, plain(capital(lower(toward[index] ?? 'training a new colleague')))],
  }))
  if (rows.length === 0)
    return [
      { cells: ['Nothing stands out', 'you do well today', plain(capital(lower(toward[0] ?? 'training a new colleague')))] },
    ]
  return rows
}

function notices(input: ReportInput) {
  const seen = labelsOn(input, 'ai.noticed', 3)
  return seen.length > 0
    ? [small(`**What you have already seen:** ${plain(shorten(lower(listing(seen)), 150))}.{^Y}`, { drop: 3 })]
    : []
}
