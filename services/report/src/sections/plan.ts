import type { ReportTopic } from '@waymark/contracts/models/report-topics'
import { keyOn, keysOn, labelsOn, ratingOn, saidRating } from '../facts/answered.ts'
import { learningHours } from '../facts/build-facts.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { directions, listing, lower, occupationOf, shorten, withArticle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { type Span, spanChart } from '../figures/span-chart.ts'
import type { Block, TableBlock } from './blocks.ts'
import { firstSkill } from './doors.ts'
import { columns, figure, heading, small, text } from './parts.ts'
import type { Section } from './section.ts'

const WEEKS = 12

/** Page 25: twelve weeks, with three points where one may stop. */
export const plan: Section = {
  id: 'plan',
  pages: 1,
  title: 'Learning plan: twelve weeks',
  group: 'do',
  compose(input, facts) {
    const twelve = planOf(input)
    const hours = facts.put({ id: 'plan.hours', value: twelve.total, unit: 'score', source: facts.get('you.hours')!.source })
    return [
      {
        id: 'plan',
        title: 'Learning plan: twelve weeks',
        group: 'do',
        kicker: 'Learning plan',
        headline: `Twelve weeks, ${hours.replace('}', '!}')} hours, three points where you may stop`,
        standfirst: standfirstFor(input, twelve),
        blocks: [
          figure('The twelve weeks at a glance', chart(twelve), {
            note: 'Circles: stop after weeks 4, 8 and 12, look, decide. What to do is our advice; no data set sets the pace.{^E}',
          }),
          table(twelve),
          columns(
            'halves',
            [heading('Made for how you learn'), text(waysText(input), { slot: 'plan.ways' })],
            [heading('If a week fails'), text(failText(input, facts), { slot: 'plan.fails' })],
          ),
          small(
            `**Why a plan at all.** The first direction usually asks for ${plain(entryText(input))}.{^P} Twelve weeks will not replace that. They tell you whether it is worth more than twelve weeks.`,
            { reserve: true },
          ),
        ],
      },
    ]
  },
}

interface Plan {
  /** Hours a week, and over all weeks. */
  weekly: number
  total: number
  first: string
  skill: string
  course: 'course' | 'mentor' | 'reading' | 'task'
}

function planOf(input: ReportInput): Plan {
  const weekly = learningHours(input)
  const ranked = directions(input)[0]!
  const ways = keysOn(input, 'learning.ways')
  const course =
    ways.includes('course') || ways.includes('certificate') || ways.includes('group')
      ? 'course'
      : ways.includes('mentor')
        ? 'mentor'
        : ways.includes('reading')
          ? 'reading'
          : 'task'
  return {
    weekly,
    total: Math.round(weekly * WEEKS),
    first: occupationOf(ranked).shortTitle,
    skill: firstSkill(input) ?? 'the main skill',
    course,
  }
}

const LEARN: Record<Plan['course'], { row: string; half: Text; other: Text; proof: Text }> = {
  course: {
    row: 'one course, fixed dates',
    half: 'First half of one short course. Use a case from your own work for each lesson.',
    other: 'Second half of the course. Show your best exercise to two people in ten minutes.',
    proof: 'A certificate, and one exercise to show',
  },
  mentor: {
    row: 'four meetings with a mentor',
    half: 'Meet the person who has the skill, twice. Bring one page of your own work each time.',
    other: 'Two more meetings. Redo the page that was worst, and ask what changed.',
    proof: 'One page, before and after',
  },
  reading: {
    row: 'two books, six pages of notes',
    half: 'Read the first third of the time, then write: one page a week in your own words.',
    other: 'Read what two job ads name. Explain it aloud to someone who does not know it.',
    proof: 'Six pages in your own words',
  },
  task: {
    row: 'one small task a week',
    half: 'One small real task a week that needs the skill. Keep each result.',
    other: 'The same tasks, harder and faster. Count time and mistakes.',
    proof: 'Eight results with a figure each',
  },
}

function standfirstFor(input: ReportInput, plan: Plan): Text {
  const given = (input.profile.reach?.learningHours ?? 0) > 0
  if (given && plan.weekly < 1)
    return 'You said: no hours for now. So this plan asks for half an hour a week. That is enough to talk to people, and people come first.'
  if (given) return `${timeWords(plan.weekly)} a week, as you said. Each week ends with something that you can show to someone.`
  return 'You gave no hours, so we took four a week. Each week ends with something that you can show to someone.'
}

const timeWords = (weekly: number) => (weekly === 1 ? 'One hour' : `About ${weekly} hours`)

function chart(plan: Plan) {
  const row = (label: string, from: number, to: number, words: string, tone: Span['tone']): Span => ({
    label,
    from: from - 1,
    to,
    words,
    tone,
  })
  return spanChart({
    from: 0,
    to: WEEKS,
    ticks: Array.from({ length: WEEKS }, (_week, index) => ({ at: index + 1, label: String(index + 1) })),
    labelWidth: 150,
    rowHeight: 20,
    unit: 'Up to the end of week',
    stops: [4, 8, 12],
    intro: 'Twelve weeks in five rows.',
    spans: [
      row('Look: talk to people', 1, 3, plan.weekly < 1 ? '2 talks' : '3 talks', 'main'),
      row(`Learn: ${lower(plan.skill)}`, 2, 8, LEARN[plan.course].row, 'pale'),
      row('Make: pieces of work', 3, 11, 'one every second week', 'main'),
      row('Show: redo your résumé', 9, 11, 'evidence', 'pale'),
      row('Decide: stop and look', 4, 12, 'ask', 'quiet'),
    ],
  })
}

function table(plan: Plan): Block {
  const two = plan.weekly * 2
  const shown = (hours: number) =>
    hours < 1 ? '½' : Number.isInteger(hours) ? String(hours) : hours < 10 ? hours.toFixed(1) : String(Math.round(hours))
  const stop = plan.weekly >= 4 ? 1 : plan.weekly >= 2 ? 0.5 : 0
  const learn = LEARN[plan.course]
  const job = plain(withArticle(plan.first))
  const row = (weeks: string, work: Text, result: Text, hours: number) => ({ cells: [weeks, work, result, shown(hours)] })
  const rows: TableBlock['rows'] = [
    row(
      '1–2',
      `Talk with one person who works as ${job}, and one who left that work. Read three job ads; mark every line that you could claim today.`,
      'Two pages of notes; a list of words',
      two,
    ),
    row(
      '3–4',
      `A third talk, about the second direction. First piece of work: something small that needs ${lower(plan.skill)}.`,
      'Piece 1, read by someone who knows',
      two - stop,
    ),
    row(
      'Stop 4',
      '**Do you still want it?** If the talks left you flat, change the direction, not the plan.',
      'A yes, a no, or a new direction',
      stop,
    ),
    row('5–6', learn.half, 'A first result', two),
    row('7–8', learn.other, learn.proof, two - stop),
    row(
      'Stop 8',
      '**Is it you, or only the idea?** Note what you looked forward to, and what you put off.',
      'Two short lists',
      stop,
    ),
    row(
      '9–10',
      'Rewrite your résumé around three claims. Each gets one proof and one figure. Page {page:search} holds the words.',
      'A résumé that you can defend',
      two,
    ),
    row(
      '11–12',
      'Two applications, and one request inside your firm. Ask each reader which line made them doubt.',
      'Two answers, also if they are no',
      two - stop,
    ),
    row(
      'Stop 12',
      '**Go on, turn, or rest.** Fill in the sheet on page {page:worksheet} with what you now know.',
      'One decision in writing',
      stop,
    ),
  ]
  return {
    kind: 'table',
    columns: [
      { head: 'Weeks', width: 9 },
      { head: 'What you do' },
      { head: 'What you have in hand', width: 24 },
      { head: 'Hours{^E}', align: 'right', width: 9 },
    ],
    rows,
    style: 'dense',
  }
}

function waysText(input: ReportInput): Text {
  const ways = labelsOn(input, 'learning.ways', 3).map(lower)
  if (ways.length === 0)
    return 'You did not say how you learn best. The plan takes small real tasks, since they suit most people and cost nothing. Change them for a course if you need fixed dates.{^E}'
  return `You said: ${plain(listing(ways))}.{^Y} So the learning row is built that way. How you learn shaped this plan. It did not touch the ranking.`
}

const TIME_WORDS: Record<string, string> = {
  time_retrain: 'time to retrain',
  time_place: 'the way to work',
  time_health: 'your health',
  self_tired: 'being too tired to begin',
  people_family: 'a family that needs you',
}

function failText(input: ReportInput, facts: FactTable): Text {
  const held = keysOn(input, 'constraint.obstacles').flatMap((key) => TIME_WORDS[key] ?? [])
  const energy = ratingOn(input, 'present.energy' satisfies ReportTopic)
  const first = held.length > 0 ? `You named ${listing(held.slice(0, 2))}.{^Y} So expect bad weeks. ` : ''
  const when =
    energy === undefined
      ? ''
      : energy <= 4
        ? ` After work you have little energy left (${saidRating(facts, 'present.energy', energy)} of 10). Put the hours on a morning, or split them into half hours.`
        : ` You have energy left after work (${saidRating(facts, 'present.energy', energy)} of 10). Two fixed evenings will hold longer than one long Sunday.`
  return `${first}Skip a failed week; do not double the next. Ten of twelve weeks is done.${when}`
}

function entryText(input: ReportInput): string {
  const entry = occupationOf(directions(input)[0]!).entryEducation
  const months = keyOn(input, 'reach.months')
  return shorten(entry ? lower(entry) : months ? 'more time than you gave' : 'nothing that we hold data on', 60)
}
