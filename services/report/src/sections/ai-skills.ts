import { keyOn, labelsOn, ratedOn, ratingOn } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { directions, listing, lower, lowerName, occupationOf, shorten } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { barChart } from '../figures/bars.ts'
import { spanChart } from '../figures/span-chart.ts'
import { kickerFor } from './lenses.ts'
import { columns, figure, heading, points, text } from './parts.ts'
import type { Section } from './section.ts'

/** ai_transition, fourth AI page: what to be able to do with the tools, and what lasts without them. */
export const aiSkills: Section = {
  id: 'ai-skills',
  pages: 1,
  title: 'AI and your job: skills that last',
  group: 'work',
  compose(input, facts) {
    const rated = ratedOn(input, 'ai.readiness').slice(0, 7)
    return [
      {
        id: 'ai-skills',
        title: 'AI and your job: skills that last',
        group: 'work',
        kicker: kickerFor(input, 4),
        headline: headlineFor(input),
        standfirst:
          'Tools change each season. Four habits do not: give a clear task, check the result, know what must not leave the house, and say who answers for it.',
        blocks: [
          ...(rated.length > 0
            ? [
                figure(
                  'How ready you say you are',
                  barChart({
                    labelWidth: 196,
                    from: 0,
                    to: 10,
                    ticks: [0, 2, 4, 6, 8, 10].map((at) => ({ at, label: String(at) })),
                    bars: rated.map((item) => ({
                      label: item.label,
                      value: item.value,
                      shown: String(item.value),
                      tone: item.value >= 6 ? ('main' as const) : ('pale' as const),
                    })),
                    rowHeight: 18,
                    intro: 'Your own rating, 1 to 10:',
                  }),
                  { note: 'Your own rating, 1 to 10. Nobody has tested it.{^Y}' },
                ),
              ]
            : [
                figure('Six weeks to steady use', weeksFigure(), {
                  note: 'Two hours a week. The pace is our advice; no data set sets it.{^E}',
                }),
              ]),
          {
            kind: 'table',
            caption: 'Four habits, each with a test',
            columns: [{ head: 'Habit', width: 22 }, { head: 'You can do it when', width: 42 }, { head: 'Test this week' }],
            rows: [
              {
                cells: [
                  'Give a clear task',
                  'someone else gets the same result from your words',
                  'Write one request. Let a colleague use it.',
                ],
              },
              {
                cells: [
                  'Check the result',
                  'you find the error before the reader does',
                  'Take ten answers. Count what is wrong.',
                ],
              },
              {
                cells: [
                  'Guard what is private',
                  'you know which data may never be pasted',
                  'Find the rule at work. None? Ask for one.',
                ],
              },
              { cells: ['Answer for it', 'your name could stand below each line', 'Sign one result, or do not send it.'] },
            ],
          },
          columns(
            'halves',
            [
              heading('What you use today'),
              text(useWords(input, facts)),
              heading('What your employer does'),
              text(employerWords(input)),
            ],
            [heading('What lasts without tools'), points('plus', lasting(input))],
          ),
          columns(
            'halves',
            [heading('About the worry'), text(worryWords(input, facts))],
            [
              heading('Against too much of it'),
              points('minus', [
                'A certificate in a tool ages faster than the tool. Learn on real work.',
                'Speed alone makes you cheap. Bring the check, not only the draft.',
              ]),
            ],
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

function headlineFor(input: ReportInput): Text {
  const rated = ratedOn(input, 'ai.readiness')
  const frequency = keyOn(input, 'ai.frequency')
  if (rated.length > 0 && rated.at(-1)!.value <= 4)
    return `You use the tools. Practice this next: ${plain(lower(shorten(rated.at(-1)!.label, 50)))}.`
  if (frequency === 'never' || frequency === 'tried') return 'Two hours a week with the tools would put you ahead of most'
  return 'Skills with tools age. The habit of checking does not.'
}

function weeksFigure() {
  return spanChart({
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
}

const FREQUENCY: Record<string, string> = {
  never: 'not at all',
  tried: 'now and then',
  weekly: 'each week',
  daily: 'each day',
  built_in: 'inside the software you work in',
}

function useWords(input: ReportInput, facts: FactTable): Text {
  const tools = labelsOn(input, 'ai.tools_used', 3)
  const often = FREQUENCY[keyOn(input, 'ai.frequency')]
  if (tools.length === 0 && !often) return 'You did not say. If the answer is “nothing”, that is common, and quickly changed.'
  const known = tools.length > 0 ? `You named ${plain(shorten(lower(listing(tools)), 110))}` : 'You use such tools'
  return `${known}${often ? `, ${often}` : ''}.{^Y} ${facts.has('you.years') ? 'Your years in the work are what tells a good answer from a smooth one.' : 'Knowing the work is what tells a good answer from a smooth one.'}`
}

const EMPLOYER: Record<string, Text> = {
  unknown: 'You do not know what is planned. Ask; the question alone is noticed.',
  forbidden: 'Tools are not allowed.{^Y} Practice at home on invented cases, never on real ones.',
  quiet: 'Nobody speaks of it.{^Y} Then the first written proposal often becomes the rule.',
  pilots: 'There are trials.{^Y} Ask to join one, and to write the page on what went wrong.',
  rollout: 'Tools are being brought in.{^Y} Ask who checks their work. That may be your next role.',
}

function employerWords(input: ReportInput): Text {
  return EMPLOYER[keyOn(input, 'ai.employer')] ?? 'You did not say. Ask who decides about tools, and what has been tried.'
}

function lasting(input: ReportInput): Text[] {
  const counts = new Map<string, { name: string; by: number; weight: number }>()
  for (const ranked of directions(input)) {
    for (const skill of occupationOf(ranked).skills.slice(0, 8)) {
      const known = counts.get(skill.id) ?? { name: skill.name, by: 0, weight: 0 }
      counts.set(skill.id, { name: known.name, by: known.by + 1, weight: known.weight + skill.importance })
    }
  }
  const best = [...counts.values()]
    .sort((a, b) => b.by - a.by || b.weight - a.weight)
    .slice(0, 3)
    .map((skill) => lowerName(skill.name))
  return [
    `All your directions lean on ${plain(listing(best))}.{^O} Keep them in daily use.`,
    'Knowing people by name, and why they call. No tool holds that.',
    'Deciding when two rules collide, and saying why.',
  ]
}

function worryWords(input: ReportInput, facts: FactTable): Text {
  const worry = ratingOn(input, 'ai.worry')
  if (worry === undefined) return 'You did not rate your worry. A little of it helps: it makes people look early.'
  const shown = facts.put({ id: 'ai.worry', value: worry, unit: 'score', source: 'Y' })
  if (worry >= 7)
    return `You rate it ${shown} of 10. That is high, and the pages before this one give it a shape: some hours, not all of them. Plan for those hours, and let the rest be.`
  if (worry >= 4) return `You rate it ${shown} of 10. Enough to act on, not enough to be rushed. Use it for one proposal.`
  return `You rate it ${shown} of 10. Calm helps. Check once a year whether it is still earned.`
}
