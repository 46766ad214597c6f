import type { Drawing } from './parts/drawing.ts'
import { C, textWidth } from './parts/palette.ts'
import { drawing, fitText, line, rect, scale, text } from './parts/svg.ts'
import { youBar } from './parts/symbols.ts'

/** A stretch of one road: months from the day of the report. */
export interface Stretch {
  from: number
  to: number
  words: string
  tone: 'main' | 'pale' | 'quiet'
}

export interface RoadLines {
  /** Months that are drawn. */
  months: number
  ticks: { at: number; label: string }[]
  roads: { label: string; stretches: Stretch[] }[]
  /** Days on which one road gives way to the next. */
  turns: { at: number; label: string; road: number }[]
  /** The end of the time that the reader gives. */
  limit?: number
}

const LABEL = 60
const ROW = 24
const FILLS = { main: C.spruce, pale: C.paleMoss, quiet: C.sunk }

/** Roads side by side on one calendar, with the days that choose between them. */
export function roadLines({ months, ticks, roads, turns, limit }: RoadLines, width = 499): Drawing {
  const top = 30
  const bottom = top + roads.length * ROW
  const x = scale(0, months, LABEL, width - 12)
  const parts: string[] = []
  for (const { at, label } of ticks) {
    parts.push(line(x(at), top - 4, x(at), bottom, { stroke: C.line, 'stroke-width': 0.6 }))
    const anchor = x(at) > width - 40 ? 'end' : at === 0 ? 'start' : 'middle'
    parts.push(text(x(at), bottom + 11, label, { size: 7.6, fill: C.ink2, anchor }))
  }
  turns.forEach(({ at, label, road }, index) => {
    const y = top + (road + 1) * ROW
    parts.push(line(x(at), top - 14, x(at), y, { stroke: C.ink, 'stroke-width': 1, 'stroke-dasharray': '2.4 2' }))
    const room = (turns[index + 1] ? x(turns[index + 1]!.at) : width) - x(at) - 6
    const words = fitText(label, Math.max(room, 60), (shown) => textWidth(shown, 8, 600))
    const end = x(at) + textWidth(words, 8, 600) > width
    parts.push(text(x(at), top - 17, words, { size: 8, weight: 600, anchor: end ? 'end' : 'start' }))
  })
  roads.forEach(({ label, stretches }, row) => {
    const y = top + (row + 0.5) * ROW
    parts.push(text(0, y + 3, label, { size: 8.5, weight: 600 }))
    for (const { from, to, words, tone } of stretches) {
      const left = x(from)
      const length = Math.max(3, x(Math.min(to, months)) - left)
      parts.push(rect(left, y - 7.5, length, 15, { rx: 0.8, fill: FILLS[tone] }))
      if (textWidth(words, 7.6, 500) + 8 > length) continue
      parts.push(text(left + 5, y + 2.7, words, { size: 7.6, weight: 500, fill: tone === 'main' ? C.white : C.ink }))
    }
  })
  if (limit !== undefined && limit <= months) parts.push(youBar(x(limit), top - 8, 13))
  const said = roads.map(
    ({ label, stretches }) =>
      `${label}: ${stretches.map(({ from, to, words }) => `${words}, month ${round(from)} to ${round(to)}`).join('; ')}`,
  )
  const alt = `Months from today. ${said.join('. ')}. ${turns.map(({ label }) => label).join('; ')}.${limit === undefined ? '' : ` Your limit: month ${limit}.`}`
  return drawing(width, bottom + 16, alt, parts)
}

const round = (value: number): number => Math.round(value)
