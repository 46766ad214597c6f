import { spanChart } from '../../charts/span-chart.ts'
import { handedOver, hasFullAi, keptHuman } from '../../facts/ai-view.ts'
import { ratedOn, ratingOn, textOn } from '../../facts/answered.ts'
import { capital, listing, lower } from '../../facts/reading.ts'
import { type Week, type WeekTask, weekOf } from '../../facts/week.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { columns, figure, heading, points, text } from '../parts.ts'
import type { Section } from '../section.ts'
import { kickerFor } from '../ways/lenses.ts'
import { drafted, named, ownSkills } from './ai-parts.ts'
import { employerWords, readiness, useWords } from './own-ai.ts'

/** The tasks that the page speaks of: two that tools can begin, two that they hardly touch. */
type Tasks = { readonly first: Text; readonly second: Text; readonly human: readonly WeekTask[] }

/** ai_transition, fourth AI page: what to be able to do with the tools, and what lasts without them. */
export const aiSkills: Section = {
  id: 'ai-skills',
  pages: 1,
  title: 'AI and your job: skills that last',
  group: 'work',
  isFor: hasFullAi,
  compose(input, facts) {
    const tasks = tasksFor(input, weekOf(input.present!))
    return [
      {
        id: 'ai-skills',
        title: 'AI and your job: skills that last',
        group: 'work',
        kicker: kickerFor(input, 4),
        headline: headlineFor(input),
        standfirst: `Four habits outlast any tool. The tests below use what a tool could begin in your work: ${tasks.first}, and ${tasks.second}.`,
        blocks: [
          readinessFigure(input),
          habits(tasks),
          columns(
            'halves',
            [
              heading('What you use today'),
              text(toolWords(input)),
              heading('What your employer does'),
              text(employerWords(input) || `You did not say. Ask who decides about tools for ${tasks.first}.`),
            ],
            [heading('What lasts without tools'), points('plus', lasting(input, tasks))],
          ),
          columns(
            'halves',
            [heading('About the worry'), text(worryWords(input, facts, tasks))],
            [heading('Against too much of it'), points('minus', tooMuch(tasks))],
          ),
          {
            kind: 'lines',
            label: 'One task that I will do with a tool this week, and how I will check it',
            count: 2,
            reserve: true,
          },
        ],
      },
    ]
  },
}

function tasksFor(input: ReportInput, week: Week): Tasks {
  const [first, second] = handedOver(input, week)
  return {
    first: first ? drafted(first) : 'a letter',
    second: second ? drafted(second) : 'a summary',
    human: keptHuman(input, week).slice(0, 2),
  }
}

function headlineFor(input: ReportInput): Text {
  const rated = ratedOn(input, 'ai.readiness')
  const [low, high] = [rated.at(-1)?.value ?? 0, rated[0]?.value ?? 0]
  if (rated.length > 2 && low === high) return `You rated all ${rated.length} AI skills ${low}, so none stands out`
  if (rated.length > 0 && low <= LOW) return `You use the tools. Practice this next: ${plain(lower(rated.at(-1)!.label))}.`
  return 'Skills with tools age. The habit of checking does not.'
}

/** Equal ratings say nothing that a chart could show. */
function readinessFigure(input: ReportInput): Block {
  const rated = ratedOn(input, 'ai.readiness')
  if (rated.length > 0 && rated.some(({ value }) => value !== rated[0]!.value)) return readiness(rated)
  const drawing = spanChart({
    from: 0,
    to: 6,
    ticks: Array.from({ length: 6 }, (_t, index) => ({ at: index + 0.5, label: `week ${index + 1}` })),
    labelWidth: 128,
    rowHeight: 24,
    spans: [
      { label: 'Watch', from: 0, to: 1, words: 'one task, timed' },
      { label: 'Try', from: 1, to: 3, words: 'ten cases, errors counted' },
      { label: 'Use', from: 3, to: 5, words: 'one task a day', tone: 'pale' },
      { label: 'Show', from: 5, to: 6, words: 'one page', tone: 'pale' },
    ],
    intro: 'Six weeks:',
  })
  return figure('Six weeks to steady use', drawing, {
    note: 'Two hours a week. The pace is our advice; no data set sets it.{^E}',
  })
}

function habits({ first, second, human }: Tasks): Block {
  return {
    kind: 'table',
    caption: 'Four habits, each with a test',
    columns: [{ head: 'Habit', width: 20 }, { head: 'You can do it when', width: 36 }, { head: 'Test this week' }],
    rows: [
      [
        'Give a clear task',
        'someone else gets the same result from your words',
        `Write one request for ${first}. Let a colleague use it.`,
      ],
      ['Check the result', 'you find the error before the reader does', `Let a tool make ${second}. Count what is wrong.`],
      [
        'Guard what is private',
        'you know which data may never be pasted',
        human[0]
          ? `List what you learn in ${named(human[0])} that nobody else may read.`
          : 'Find the rule at work. None? Ask for one.',
      ],
      ['Answer for it', 'your name could stand below each line', `Sign ${first} only after you read each line.`],
    ].map((cells) => ({ cells })),
  }
}

function toolWords(input: ReportInput): Text {
  const [skill] = ownSkills(input)
  const used = useWords(input)
  const judge = skill ? ` Your ${skill} is how you tell a good answer from a smooth one.` : ''
  return used ? `${used}${judge}` : `You did not say. If it is nothing, that is common and quickly changed.${judge}`
}

function lasting(input: ReportInput, { human }: Tasks): Text[] {
  const skills = ownSkills(input).slice(0, 2)
  const proud = textOn(input, 'history.proud', 400)
  const items = [
    ...(human.length > 0 ? [`${capital(listing(human.map(named)))}: hardly any help is seen there.{^OABK}`] : []),
    ...(skills.length > 0 ? [`${listing(skills)}, if you use ${skills.length > 1 ? 'them' : 'it'} every week.{^Y}`] : []),
    ...(proud && proud.length <= 140 ? [`What stands behind this: “${plain(proud)}”{^Y}`] : []),
  ]
  return items.length > 0 ? items : ['What you decide when two rules collide, and why.']
}

function worryWords(input: ReportInput, facts: FactTable, { first, human }: Tasks): Text {
  const worry = ratingOn(input, 'ai.worry')
  if (worry === undefined) return 'You did not rate your worry. A little of it helps: it makes people look early.'
  const shown = facts.put({ id: 'ai.worry', value: worry, unit: 'score', source: 'Y' })
  if (worry >= 7)
    return `You rate it ${shown} of 10. Give it a shape: it is about ${first}, ${human[0] ? `hardly about ${named(human[0])}` : 'not about all of your week'}.`
  if (worry >= 4) return `You rate it ${shown} of 10. That is enough for one proposal, about ${first}.`
  return `You rate it ${shown} of 10. Look once a year whether ${first} is still yours to do.`
}

function tooMuch({ first, second }: Tasks): Text[] {
  return [
    `A certificate in a tool ages faster than the tool. Learn on real work, such as ${second}.`,
    `Many will soon be fast at ${first}. Few will see what is wrong in them.`,
  ]
}

const LOW = 4
