import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { itemsOn, keyOn, keysOn, ratedOn, textOn } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, occupationOf, shorten, withArticle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { aimOf } from './aim.ts'
import type { Block } from './blocks.ts'
import { box, columns, heading, jobTokens, small, wayInWords } from './parts.ts'
import { dayAfter, firstRoad, lastRoad, type Road, secondRoad } from './plan-words.ts'
import type { Section } from './section.ts'

/** Three roads with dates: what to try first, what waits, and staying on better terms; with signs, and an answer to the worst week. */
export const plans: Section = {
  id: 'plans',
  pages: 1,
  title: 'Plan A, plan B, plan Z',
  group: 'do',
  compose(input, facts) {
    const aim = aimOf(input)
    const other = otherThan(input, aim)
    const first = plain(occupationOf(aim).shortTitle)
    const second = plain(occupationOf(other).shortTitle)
    const job = jobTokens(facts, occupationOf(aim).code)
    const openings = job.has('openings') ? `About ${job.ref('openings')} such places fall open in a year. ` : ''
    return [
      {
        id: 'plans',
        title: 'Plan A, plan B, plan Z',
        group: 'do',
        kicker: 'Plan A, plan B, plan Z',
        headline: `${capital(first)} first. On ${dayAfter(input, DECIDE)} you decide.`,
        standfirst: `${openings}One road at a time: if ${first} closes, ${second} takes its place.`,
        blocks: [
          roadTable(input, [firstRoad(input, aim), secondRoad(other), lastRoad(input)], facts),
          ...wants(input, facts),
          signs(input),
          columns(
            'halves',
            [
              heading('If it comes, then I will'),
              small(ifThen(input), { slot: 'plans.stop' }),
              { kind: 'lines', label: 'If …, then I will …', count: 1 },
            ],
            [
              box('After a bad week', [
                small('Keep three things: one talk, one page, one date. The rest may wait, and nothing breaks.'),
              ]),
            ],
          ),
          { kind: 'lines', label: 'What would prove this plan wrong?', count: 2, reserve: true },
        ],
      },
    ]
  },
}

/** The first place of the list that plan A is not about. */
function otherThan(input: ReportInput, aim: RankedOccupation): RankedOccupation {
  const code = occupationOf(aim).code
  return input.ranking.ranked.find((ranked) => occupationOf(ranked).code !== code) ?? directions(input)[0]!
}

function roadTable(input: ReportInput, roads: readonly Road[], facts: FactTable): Block {
  const dates = [FIRST, MIDDLE_DAY, LAST_DAY].map((days) => `By ${dayAfter(input, days)}`)
  return {
    kind: 'table',
    caption: 'Three roads, with dates',
    note: `About ${facts.ref('you.hours').replace('}', '!}')} a week is enough.{^${(input.profile.reach?.learningHours ?? 0) > 0 ? 'Y' : 'E'}} The order is our advice.{^E}`,
    columns: [{ head: '', width: 14 }, ...roads.map(({ title }) => ({ head: title }))],
    rows: [
      ...dates.map((date, at) => ({ cells: [date, ...roads.map(({ steps }) => steps[at]!)] })),
      { cells: [`Turn on ${dayAfter(input, DECIDE)} if`, ...roads.map(({ turn }) => turn)] },
    ],
  }
}

/** Days after the report. */
const FIRST = 14
const MIDDLE_DAY = 45
const LAST_DAY = 75
const DECIDE = 90

const MEASURES: Record<string, [good: Text, turn: Text]> = {
  pay: ['An opening you could win pays what you need', 'Only openings above your reach pay it'],
  time: ['You know the hours from two who work them', 'Both sighed when you asked about hours'],
  calm: ['You slept well after the trial day', 'You lay awake over it'],
  skill: ['You did something that you could not do in week one', 'You only watched'],
  use: ['You can say who is better off for the work', 'You could not say it in one sentence'],
  respect: ['Someone asked for your view', 'They talked, you nodded'],
  security: ['Two people have done it for over five years', 'Everyone you met is looking elsewhere'],
}

function signs(input: ReportInput): Block {
  const measure = ratedOn(input, 'success.metrics').find((item) => MEASURES[item.key])
  const own = measure ? MEASURES[measure.key]! : undefined
  return {
    kind: 'table',
    caption: 'How you will know',
    ...(measure
      ? { note: `The second sign is measured by what counts most for you: “${plain(shorten(measure.label, 60))}”.{^Y}` }
      : {}),
    columns: [{ head: 'By', width: 14 }, { head: 'A good sign', width: 42 }, { head: 'A sign to turn' }],
    rows: [
      { cells: [dayAfter(input, 30), 'You lost track of time in one of the talks', 'You put off the second talk twice'] },
      {
        cells: [
          dayAfter(input, 60),
          ...(own ?? ['Someone who knows the work asked you a real question', 'The piece bored you while you made it']),
        ],
      },
      {
        cells: [
          dayAfter(input, DECIDE),
          'One person would pay you for it, or said when',
          'You like the idea more than any of its Mondays',
        ],
      },
    ],
    style: 'dense',
  }
}

/** What the person wrote for half a year, two and five, beside what the first direction can add to it. */
function wants(input: ReportInput, facts: FactTable): Block[] {
  const lines = itemsOn(input, 'goal.timeline').filter((item) => item.text.trim() !== '')
  const first = aimOf(input)
  const job = jobTokens(facts, occupationOf(first).code)
  const months = keyOn(input, 'reach.months')
  const way = `${plain(capital(withArticle(occupationOf(first).shortTitle)))}: ${wayInWords(job, first)}`
  const fit = fitsTime(months, Number(job.value('months.high') ?? 0))
  const goals = shorten(input.careerGoals, 170)
  if (lines.length === 0 && goals)
    return [
      columns(
        'halves',
        [heading('What you said you want'), small(`“${plain(goals)}”{^Y} Hold each step against this sentence. ${way}${fit}`)],
        [{ kind: 'lines', label: 'In a year, that means', count: 2 }],
      ),
    ]
  if (lines.length === 0)
    return [
      columns(
        'halves',
        [
          heading('What do you want?'),
          small(`You left this open. Write one sentence this week. A plan without it is a list. ${way}`),
        ],
        [{ kind: 'lines', label: 'In a year I would like to', count: 2 }],
      ),
    ]
  return [
    {
      kind: 'table',
      caption: 'What you said you want',
      note: `${way}${fit}`,
      columns: lines.slice(0, 3).map((item) => ({ head: `${plain(shorten(item.label, 30))}{^Y}` })),
      rows: [{ cells: lines.slice(0, 3).map((item) => `“${plain(shorten(item.text, 110))}”`) }],
      style: 'dense',
    },
  ]
}

function fitsTime(months: string, high: number): Text {
  const given = Number(months.replace('months_', ''))
  if (!given || !high) return ''
  return high <= given ? ' That fits the time you gave.{^Y}' : ' The long end is more than the time you gave.{^Y}'
}

const OBSTACLE_LINES: Record<string, Text> = {
  money_meantime: 'If money gets short, then I stop the course, not the talks.',
  money_training: 'If a course costs more than a month of pay, then I ask two employers first.',
  time_retrain: 'If a week is full, then I keep the one talk and drop the rest.',
  know_apply: 'If I do not know how to apply, then I ask the Job Center to read one letter.',
  know_options: 'If I lose the overview, then I go back to page {page:shortlist} and cross out two.',
  know_degree: 'If they ask for the degree, then I ask who was hired without it.',
  people_family: 'If my family needs me, then the plan waits a week, with a date.',
  people_contacts: 'If I know nobody, then I write to one person I have never met.',
  self_doubt: 'If the doubt comes, then I read the line I am proud of aloud.',
  self_tired: 'If I am too tired, then I do ten minutes and stop.',
}

function ifThen(input: ReportInput): Text {
  const line = keysOn(input, 'constraint.obstacles').find((key) => OBSTACLE_LINES[key])
  const fear = textOn(input, 'fear.main', 110)
  if (fear)
    return `You wrote: “${plain(fear)}”{^Y} ${line ? `One answer to start with: ${OBSTACLE_LINES[line]}` : 'Decide today what you will do when it comes.'}`
  if (line) return `You named what holds you back.{^Y} One answer to start with: ${OBSTACLE_LINES[line]}`
  return 'Most plans fail in week five, when the first talks are over and nothing has changed yet. Decide today what you will do then.{^E}'
}
