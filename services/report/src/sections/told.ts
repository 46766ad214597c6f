import { industryLabels, targetIndustries } from '@waymark/contracts/models/options'
import type { ReportTopic } from '@waymark/contracts/models/report-topics'
import { itemsOn, ratingOn, textOn } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { payState } from '../facts/pay-place.ts'
import { countWord, DEGREE_WORDS, INTEREST_WORDS, INTERESTS, shorten } from '../facts/reading.ts'
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
  title: 'What you told us',
  group: 'start',
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
          ...missing(facts),
        ],
      },
    ]
  },
}

function headlineFor(input: ReportInput): Text {
  const years = Math.round(input.profile.reach?.yearsExperience ?? 0)
  const count = input.answers.length
  if (count < 6) return 'You told us little, so this report asks more than it says'
  const energy = ratingOn(input, 'present.energy')
  if (years > 2 && energy !== undefined && energy <= 5)
    return `${years} years in, and at day’s end ${energy} of 10 of your energy is left`
  return years > 2
    ? `${countWord(years)} years of work, in your own words and ratings`
    : 'Your starting point, in your own words and ratings'
}

function answerRows(input: ReportInput, facts: FactTable) {
  const reach = input.profile.reach
  const row = (name: string, said: Text, drop?: number) => ({ cells: [name, said], ...(drop ? { drop } : {}) })
  const rows = [row('Job now', jobLine(input))]
  const years = facts.has('you.years') ? facts.ref('you.years').replace('}', '!}') : 'no years'
  const degree = DEGREE_WORDS[reach?.education ?? ''] ?? ''
  if (reach) rows.push(row('Background', [`${years} of experience`, degree].filter(Boolean).join('; ')))
  const industries = industryWords(input)
  if (industries) rows.push(row('Industry', industries))
  const required = rows.length
  const pay = facts.has('you.pay') ? `${facts.ref('you.pay').replace('}', '!}')} now` : ''
  const goal = facts.has('you.goal') ? `${facts.ref('you.goal').replace('}', '!}')} hoped for` : ''
  const state = payState(input)
  const words = [pay, goal, state && `in ${plain(state)}`]
  if (pay || goal || state) rows.push(row(pay || goal ? 'Pay and goal' : 'Pay', words.filter(Boolean).join(', ')))
  const satisfied = ratingOn(input, 'present.satisfaction')
  if (satisfied !== undefined) rows.push(row('Your work today', `${satisfied} of 10`, 10))
  for (const [name, topics, limit, drop] of TOPIC_ROWS) {
    const said = topicWords(input, topics, limit)
    if (said) rows.push(row(name, plain(said), drop))
  }
  return rows.length > required ? rows : [...rows, row('Everything else', 'Left out. You can add it online at any time.')]
}

function industryWords(input: ReportInput): Text {
  const label = (industry: string | undefined) => targetIndustries.find((known) => known === industry)
  const now = label(input.profile.reach?.industry)
  const next = label(input.profile.reach?.targetIndustry)
  const words = [now && `${industryLabels[now]} now`, next && `${industryLabels[next]} hoped for`]
  return plain(words.filter(Boolean).join(', '))
}

const TOPIC_ROWS: [name: string, topics: ReportTopic[], limit: number, drop: number][] = [
  ['Skills, of 10', ['skill.named'], 130, 2],
  ['Proud of', ['history.proud'], 120, 3],
  ['Why now', ['motivation.main'], 110, 4],
  ['Drains you', ['present.drain'], 90, 5],
  ['Afraid of', ['fear.main'], 100, 6],
  ['Holds you back', ['constraint.obstacles'], 110, 7],
  ['Change because', ['change.reason', 'leadership.reason'], 90, 4],
  ['Idea in mind', ['change.idea'], 90, 8],
  ['AI at work', ['ai.tools_used', 'ai.frequency', 'ai.noticed'], 90, 9],
  ['Led so far', ['leadership.people', 'leadership.budget'], 60, 4],
  ['Open to', ['leadership.paths'], 90, 10],
  ['Least pay', ['reach.pay_floor'], 50, 11],
  ['Time', ['reach.months', 'reach.learning_hours'], 60, 12],
  ['Place', ['reach.remote', 'reach.relocation'], 70, 13],
  ['Way to learn', ['learning.ways'], 70, 14],
  ['Tried so far', ['history.tried'], 90, 15],
]

function topicWords(input: ReportInput, topics: ReportTopic[], limit: number): string {
  const words = topics.flatMap((topic) => {
    const own = textOn(input, topic, limit)
    if (own) return [own]
    const items = itemsOn(input, topic).slice(0, 6)
    return items.map((item) => (item.value > 0 ? `${item.label} ${item.value}` : item.label))
  })
  const whole = words.filter((_word, at) => words.slice(0, at + 1).join('; ').length <= limit)
  return whole.length > 0 ? whole.join('; ') : shorten(words[0] ?? '', limit)
}

function jobLine(input: ReportInput): Text {
  const role = shorten(input.profile.currentRole, 80)
  if (input.present) return `${plain(role || input.present.shortTitle)}, which you confirmed as ${plain(input.present.title)}`
  return role ? `${plain(role)}; no listed job was chosen` : 'Not given'
}

function ownWords(input: ReportInput): Block[] {
  const later = itemsOn(input, 'goal.timeline').find((item) => item.text.trim() !== '')
  const words = shorten(input.careerGoals, 230) || shorten(later?.text ?? '', 200)
  if (!words) return []
  return [{ kind: 'quote', text: `“${plain(words)}”`, by: 'Your words' }]
}

function ratings(input: ReportInput): Block[] {
  const asked = input.profile.ratings.filter((rating) => rating.scale.startsWith('interest.') && rating.weight >= 1)
  const high = Math.max(5, ...asked.map((rating) => rating.high))
  const groups = INTERESTS.map((interest) => ({
    name: INTEREST_WORDS[interest].name,
    ratings: asked
      .filter((rating) => rating.scale === `interest.${interest}` && rating.high === high)
      .map((rating) => rating.value),
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
    figure('What you enjoy', dotPlot(groups, { low: 1, high, lowWord: 'dislike', highWord: 'enjoy' }), {
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
  const state = payState(input)
  if (!input.present) list.push('Which listed job comes closest to yours. Without it the ranges are wider.')
  if ((input.profile.reach?.salaryCurrent ?? 0) === 0) list.push('What you earn. So no job was left out for its pay.')
  if (!input.profile.reach?.education) list.push('What schooling you have. It decides how long the way in is.')
  list.push(
    'What your employer plans. You can ask; we cannot.',
    state
      ? `What the jobs pay in your county. We hold ${plain(state)} as a whole.`
      : 'What the jobs pay where you live. This edition holds the United States as a whole.',
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

/** Shown only where few answers leave the page empty: what one more answer would change. */
function missing(facts: FactTable): Block[] {
  return [
    {
      kind: 'table',
      caption: 'What one more answer would change',
      columns: [{ head: 'You add', width: 30 }, { head: 'It takes', width: 16 }, { head: 'It changes' }],
      rows: [
        {
          cells: [
            'Thirty short activities',
            'four minutes',
            'Interests, the part that weighs most. The ranges shrink by about a third.{^E}',
          ],
        },
        {
          cells: [
            'The listed job closest to yours',
            'one minute',
            'AI and your job, your own field, the gaps. All three pages start from it.',
          ],
        },
        {
          cells: [
            'What you earn, and what you hope for',
            'one minute',
            `Jobs that would cost you pay are marked. Until then ${facts.ref('all.median')}, the median of all jobs, stands in for your pay.`,
          ],
        },
        {
          cells: [
            'Six values in your order',
            'two minutes',
            'What you would miss. It also sorts the questions to ask an employer.',
          ],
        },
        { cells: ['Hours a week, and months', 'one minute', 'The twelve weeks are cut to your time.'] },
      ],
      reserve: true,
    },
    columns(
      'halves',
      [
        heading('Why it is worth ten minutes'),
        small(
          'Two people with the same job title can need opposite advice. Without your answers this report can only tell you about jobs, and hardly about you.',
        ),
      ],
      [
        heading('What we never ask'),
        small('Age, sex, origin, faith. They are not in the sums, so leaving them out costs you nothing.'),
      ],
    ),
  ].map((block) => ({ ...block, reserve: true }) as Block)
}
