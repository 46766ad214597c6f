import { barChart } from '../../charts/bars.ts'
import { handedOver } from '../../facts/ai-view.ts'
import { keyOn, labelsOn, ratedOn, ratingOn, textOn } from '../../facts/answered.ts'
import { listing, lower } from '../../facts/reading.ts'
import type { Week } from '../../facts/week.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { columns, figure, heading, small } from '../parts.ts'
import { drafted } from './ai-parts.ts'

/** What a reader of the AI report said about tools, where the report holds one page on them; nothing in the other reports. */
export function ownAiBlocks(input: ReportInput, week?: Week): Block[] {
  if (input.reportType !== 'ai_transition') return []
  const left = [useWords(input), employerWords(input), worryWords(input)].filter((words) => words !== '')
  const right = [ownWords(input, 'ai.hand_over'), ownWords(input, 'ai.keep_human'), noticedWords(input)].filter(
    (words) => words !== '',
  )
  const rated = ratedOn(input, 'ai.readiness')
  const blocks: Block[] = [
    columns(
      'halves',
      [heading('You and the tools'), ...(left.length > 0 ? left : [nothingTold(input, week)]).map((words) => small(words))],
      right.length > 0
        ? [heading('In your words, and what you saw'), ...right.map((words) => small(words))]
        : [{ kind: 'lines', label: 'The part of my work that a person should always do', count: 2 }],
    ),
  ]
  if (rated.length > 0 && new Set(rated.map(({ value }) => value)).size > 1) blocks.unshift({ ...readiness(rated), drop: 3 })
  return blocks
}

export function readiness(rated: readonly { label: string; value: number }[]): Block {
  const drawing = barChart({
    labelWidth: 196,
    from: 0,
    to: 10,
    ticks: [0, 2, 4, 6, 8, 10].map((at) => ({ at, label: String(at) })),
    bars: rated.map(({ label, value }) => ({ label, value, shown: String(value), tone: value >= 6 ? 'main' : 'pale' })),
    rowHeight: 16,
    intro: 'Your own rating, 1 to 10:',
  })
  return figure('How ready you say you are', drawing, { note: 'Your own rating, 1 to 10. Nobody has tested it.{^Y}' })
}

const FREQUENCY: Record<string, string> = {
  never: 'but not at work',
  tried: 'now and then',
  weekly: 'each week',
  daily: 'each day',
  built_in: 'all day, inside the software you work in',
}

/** Tools and how often; '' where neither was answered. */
export function useWords(input: ReportInput): Text {
  const tools = labelsOn(input, 'ai.tools_used', 3).map(lower)
  const often = FREQUENCY[keyOn(input, 'ai.frequency')]
  if (tools.length > 0) return `Tools you have used${often ? `, ${often}` : ''}: ${plain(listing(tools))}.{^Y}`
  if (keyOn(input, 'ai.frequency') === 'never') return 'You have not used such tools at work.{^Y}'
  return often ? `You use such tools ${often}.{^Y}` : ''
}

const EMPLOYER: Record<string, Text> = {
  unknown: 'You do not know what your employer plans. Ask: the question alone is noticed.',
  forbidden: 'Your employer allows no tools. Practice at home on made-up cases, never on real ones.',
  quiet: 'Where you work some use it, and nobody says so. A written proposal often becomes the rule there.',
  pilots: 'Your employer runs trials. Ask to join one, and to write down what went wrong.',
  rollout: 'Your employer brings tools in everywhere. Ask who checks their work.',
}

export function employerWords(input: ReportInput): Text {
  return EMPLOYER[keyOn(input, 'ai.employer')] ?? ''
}

function worryWords(input: ReportInput): Text {
  const worry = ratingOn(input, 'ai.worry')
  if (worry === undefined) return ''
  if (worry >= 7)
    return `You rate your worry ${worry} of 10.{^Y} The measures do not see your employer: ask there what is planned.`
  if (worry >= 4) return `Your worry stands at ${worry} of 10.{^Y} Look again in a year, when there are newer readings.`
  return `You are hardly worried, ${worry} of 10.{^Y} Keep it so: look at the newest readings once a year.`
}

function ownWords(input: ReportInput, topic: 'ai.hand_over' | 'ai.keep_human'): Text {
  const words = textOn(input, topic, 2000)
  if (words === '' || words.length > 160) return ''
  return `${topic === 'ai.hand_over' ? 'Gladly handed over' : 'For people only'}: “${plain(words)}”{^Y}`
}

export function noticedWords(input: ReportInput): Text {
  const seen = labelsOn(input, 'ai.noticed', 3).map(lower)
  return seen.length > 0 ? `You have noticed this so far: ${plain(listing(seen))}.{^Y}` : ''
}

function nothingTold(input: ReportInput, week: Week | undefined): Text {
  const [helped] = week ? handedOver(input, week) : []
  return helped
    ? `You did not say which tools you use. If it is none, try one on this: ${drafted(helped)}.`
    : 'You did not say which tools you use.'
}
