import { industryLabels, targetIndustries } from '@waymark/contracts/models/assessment/options'
import type { ReportTopic } from '@waymark/contracts/models/report/report-topics'
import { itemsOn, ratingOn, textOn } from '../../facts/answered.ts'
import { heldBy } from '../../facts/held.ts'
import { payFloor } from '../../facts/limits.ts'
import { payState } from '../../facts/pay-place.ts'
import { capital, DEGREE_WORDS, listing, shorten } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { TableBlock } from '../blocks.ts'

/** The reader's answers, one topic a row; those that matter least go first where the page is full. */
export function answerRows(input: ReportInput, facts: FactTable): TableBlock['rows'] {
  const reach = input.profile.reach
  const row = (name: string, said: Text, drop?: number) => ({ cells: [name, said], ...(drop ? { drop } : {}) })
  const rows = [row('Job now', jobLine(input))]
  const years = facts.has('you.years') ? facts.ref('you.years').replace('}', '!}') : 'no years'
  const degree = DEGREE_WORDS[reach?.education ?? ''] ?? ''
  if (reach) rows.push(row('Background', [`${years} of experience`, degree].filter(Boolean).join('; ')))
  const { papers } = heldBy(input)
  if (papers.length > 0) rows.push(row('Papers you hold', plain(shorten(listing(papers), 110))))
  const industries = industryWords(input)
  if (industries) rows.push(row('Industry', industries))
  const required = rows.length
  const pay = facts.has('you.pay') ? `${facts.ref('you.pay').replace('}', '!}')} now` : ''
  const goal = facts.has('you.goal') ? `${facts.ref('you.goal').replace('}', '!}')} hoped for` : ''
  const state = payState(input)
  const beside = input.schoolPay ? `$${input.schoolPay.toLocaleString('en-US')} beside school` : ''
  const words = [pay || beside, goal, state && `in ${plain(state)}`]
  if (pay || beside || goal || state) rows.push(row(goal ? 'Pay and goal' : 'Pay', words.filter(Boolean).join(', ')))
  const satisfied = ratingOn(input, 'present.satisfaction')
  if (satisfied !== undefined) rows.push(row('Your work today', `${satisfied} of 10`, 10))
  for (const [name, topics, limit, drop] of TOPIC_ROWS) {
    const said = name === 'Least pay' ? floorWords(input, topics, limit) : topicWords(input, topics, limit)
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

/** The least pay in dollars; what was written weighs more than what was ticked, and one figure stands in the whole report. */
function floorWords(input: ReportInput, topics: ReportTopic[], limit: number): string {
  const { salaryCurrent = 0, payFloorShare = 0 } = input.profile.reach ?? {}
  const floor = payFloor(input)
  if (floor <= 0) return topicWords(input, topics, limit)
  const figure = `At least $${floor.toLocaleString('en-US')} a year`
  return floor > Math.round(salaryCurrent * payFloorShare) + ROUNDED ? `${figure}, as you wrote` : figure
}

function topicWords(input: ReportInput, topics: ReportTopic[], limit: number): string {
  const words = topics.flatMap((topic) => {
    const own = textOn(input, topic, limit) || shorten(textOn(input, topic, Infinity), limit)
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

/** What became of the reader's words: the occupation, the ideas and the limits that were read from them. */
export function readingRows(input: ReportInput): TableBlock['rows'] {
  const { profile, present, ranking } = input
  const job = [
    plain(shorten(profile.currentRole, 60) || 'No job title'),
    present ? plain(present.title) : 'No listed job, so nothing is compared with it',
  ]
  const goals = ranking.goals
    .slice(0, 3)
    .map(({ phrase, place }) => [
      `“${plain(shorten(phrase, 60))}”`,
      place?.occupation ? plain(capital(place.occupation.shortTitle)) : 'No occupation: we kept the words and left the idea open',
    ])
  const limits = ranking.limits
    .slice(0, 3)
    .map(({ label, refused }) => [
      plain(label),
      refused > 0
        ? `A limit. It alone keeps ${refused} ${refused === 1 ? 'job' : 'jobs'} off your list`
        : 'A limit that costs you no job',
    ])
  return [job, ...goals, ...limits].map((cells, at) => ({ cells, ...(at > 2 ? { drop: 8 } : {}) }))
}

/** Dollars by which a rounded figure may lie over the share that was ticked. */
const ROUNDED = 500
