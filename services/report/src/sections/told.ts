import type { FactTable } from '../facts/fact-table.ts'
import { answersOn, choicesOn, countWord, DEGREE_WORDS, INTEREST_WORDS, INTERESTS, shorten, wordsOn } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { dotPlot } from '../figures/dot-plot.ts'
import type { Block, PointsBlock } from './blocks.ts'
import { columns, figure, heading, points, small } from './parts.ts'
import type { Section } from './section.ts'
import { tensions } from './tensions.ts'

/** Page 4: the answers as we read them, where they pull apart, and what nobody told us. */
export const told: Section = {
  id: 'told',
  pages: 1,
  compose(input, facts) {
    const rows = answerRows(input, facts)
    return [
      {
        id: 'told',
        title: 'What you told us',
        group: 'start',
        kicker: 'What you told us',
        headline: headlineFor(input),
        standfirst:
          'If a line is wrong, change it online and the report is worked out again. Your name, sex, age and origin are not used.',
        blocks: [
          columns(
            'halves',
            [
              {
                kind: 'table',
                caption: 'Your answers',
                columns: [{ head: 'Question', width: 26 }, { head: 'You said' }],
                rows,
                style: 'dense',
              },
              ...ownWords(input),
            ],
            [
              ...ratings(input),
              heading('Where your answers pull apart'),
              points('ask', tensionItems(input, facts), { size: 'small' }),
              heading('What we do not know'),
              points('ask', unknowns(input), { size: 'small' }),
            ],
          ),
          readings(input),
        ],
      },
    ]
  },
}

function headlineFor(input: ReportInput): Text {
  const years = Math.round(input.profile.reach?.yearsExperience ?? 0)
  const count = input.answers.length
  if (count < 6) return 'You told us little, so this report asks more than it says'
  const energy = choicesOn(input, ['energy'], 1)[0]
  if (years > 2 && energy) return `${countWord(years)} years in, and this is what still gives you energy`
  return years > 2
    ? `${countWord(years)} years of work, in your own words and ratings`
    : 'Your starting point, in your own words and ratings'
}

function answerRows(input: ReportInput, facts: FactTable) {
  const reach = input.profile.reach
  const row = (name: string, said: Text, drop?: number) => ({ cells: [name, said], ...(drop ? { drop } : {}) })
  const rows = [row('Job now', jobLine(input))]
  const years = facts.has('you.years') ? facts.ref('you.years').replace('}', '!}') : ''
  const degree = DEGREE_WORDS[reach?.education ?? ''] ?? ''
  if (years || degree) rows.push(row('Background', [years && `${years} of experience`, degree].filter(Boolean).join('; ')))
  const pay = facts.has('you.pay') ? `${facts.ref('you.pay').replace('}', '!}')} now` : ''
  const goal = facts.has('you.goal') ? `${facts.ref('you.goal').replace('}', '!}')} hoped for` : ''
  if (pay || goal) rows.push(row('Pay and goal', [pay, goal].filter(Boolean).join(', ')))
  for (const [name, topics, limit, drop] of TOPIC_ROWS) {
    const said = topicWords(input, topics, limit)
    if (said) rows.push(row(name, plain(said), drop))
  }
  return rows.length > 1 ? rows : [...rows, row('Everything else', 'Left out. You can add it online at any time.')]
}

const TOPIC_ROWS: [string, string[], number, number][] = [
  ['Place', ['constraint.place', 'place'], 90, 9],
  ['Time to learn', ['constraint.time', 'time'], 60, 5],
  ['Gives energy', ['energy'], 130, 3],
  ['Drains', ['drain', 'drains'], 110, 4],
  ['Skills, of 10', ['skills'], 150, 2],
  ['Proud of', ['achievement', 'proud'], 130, 3],
  ['Could stop you', ['obstacle', 'challenge', 'fear'], 110, 6],
  ['AI at work', ['ai.tools_used', 'ai'], 80, 7],
  ['Way to learn', ['learning'], 70, 8],
]

function topicWords(input: ReportInput, topics: string[], limit: number): string {
  const own = wordsOn(input, topics, limit)
  if (own) return own
  const items = answersOn(input, ...topics).flatMap((answer) => answer.items)
  const words = items.slice(0, 6).map((item) => (item.value > 0 ? `${item.label} ${item.value}` : item.label))
  return shorten(words.join(', '), limit)
}

function jobLine(input: ReportInput): Text {
  const role = shorten(input.profile.currentRole || wordsOn(input, ['role'], 80), 80)
  if (input.present) return `${plain(role || input.present.shortTitle)}, which you confirmed as ${plain(input.present.title)}`
  return role ? `${plain(role)}; no listed job was chosen` : 'Not given'
}

function ownWords(input: ReportInput): Block[] {
  const words = wordsOn(input, ['goals', 'motivation', 'timeline', 'why'], 230)
  if (!words) return []
  return [{ kind: 'quote', text: `“${plain(words)}”`, by: 'Your words', drop: 4 }]
}

function ratings(input: ReportInput): Block[] {
  const groups = INTERESTS.map((interest) => ({
    name: INTEREST_WORDS[interest].name,
    ratings: input.profile.ratings
      .filter((rating) => rating.scale === `interest.${interest}`)
      .map((rating) => 1 + ((rating.value - rating.low) / (rating.high - rating.low || 1)) * 4),
  }))
  const count = groups.reduce((sum, group) => sum + group.ratings.length, 0)
  if (count === 0)
    return [
      heading('What you enjoy'),
      small(
        'You left the activity ratings out. Rating 30 short activities takes four minutes and moves this report more than anything else.',
      ),
    ]
  return [
    figure('What you enjoy', dotPlot(groups, { low: 1, high: 5, lowWord: 'dislike', highWord: 'enjoy' }), {
      note: `Each dot is one of your ${count} ratings. {sym:you} your average.{^Y}`,
    }),
  ]
}

function tensionItems(input: ReportInput, facts: FactTable): PointsBlock['items'] {
  const found = tensions(input, facts).slice(0, 3)
  if (found.length > 0) return found
  return [{ lead: 'Nothing clashes so far.', text: 'Few answers cannot clash much. Read the list with that in mind.' }]
}

function unknowns(input: ReportInput): Text[] {
  const list: Text[] = []
  if (!input.present) list.push('Which listed job comes closest to yours. Without it the ranges are wider.')
  if ((input.profile.reach?.salaryCurrent ?? 0) === 0) list.push('What you earn. So no job was left out for its pay.')
  if (!input.profile.reach?.education) list.push('What schooling you have. It decides how long the way in is.')
  list.push(
    'What your employer plans. You can ask; we cannot.',
    'What the jobs pay where you live. This edition holds the United States as a whole.',
  )
  return list.slice(0, 3)
}

function readings(input: ReportInput): Block {
  const rows = input.profile.skills.slice(0, 3).map((skill) => ({
    cells: [
      plain(shorten(skill.name, 60)),
      skill.rating > 0 ? `A skill at ${skill.rating} of 10` : 'A skill without a level',
      'We weigh it against what your job asks',
    ],
  }))
  rows.unshift({
    cells: [
      plain(shorten(input.profile.currentRole, 60) || 'No job title'),
      input.present ? plain(input.present.title) : 'No listed job',
      input.present ? 'You chose it from a list of titles' : 'We do not guess a job from a title',
    ],
  })
  if (rows.length < 2)
    rows.push({ cells: ['No skills named', 'Skills as your schooling suggests, with a wide range', 'Nothing better to go by'] })
  return {
    kind: 'table',
    caption: 'How your words became data',
    columns: [{ head: 'You wrote', width: 30 }, { head: 'We read it as', width: 38 }, { head: 'Because' }],
    rows: rows.map((row) => ({ ...row, drop: 8 })),
    style: 'dense',
    drop: 7,
  }
}
