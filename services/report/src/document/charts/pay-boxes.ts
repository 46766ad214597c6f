import type { PayRange } from './mini.ts'
import type { Drawing } from './parts/drawing.ts'
import { C, textWidth } from './parts/palette.ts'
import { drawing, fitText, line, rect, scale, text } from './parts/svg.ts'
import { youBar } from './parts/symbols.ts'

const usd = (value: number) => `$${Math.round(value).toLocaleString('en-US')}`
const usdK = (value: number) => `$${Math.round(value / 1000)}k`

export interface PayRow {
  label: string
  sub?: string
  pay: PayRange
  isPresent: boolean
}

/** Ends of a pay axis that hold all rows, on round figures. */
export function payEnds(ranges: PayRange[], others: number[] = []): { from: number; to: number } {
  const low = Math.min(...ranges.map((range) => range.p10), ...others.filter((value) => value > 0))
  const high = Math.max(...ranges.map((range) => range.p90), ...others)
  const step = high - low > 150_000 ? 50_000 : 10_000
  return { from: Math.floor(low / step) * step, to: Math.ceil(high / step) * step }
}

/** A round step that gives four to eight ticks. */
function axisStep(span: number): number {
  return [10_000, 20_000, 25_000, 50_000].find((step) => span / step <= 7.5) ?? 100_000
}

/** Width of the word over the column of medians, with air before it. */
const MEDIAN_HEAD = 34

/** Box from the lowest to the highest tenth, the middle half darker, with the reader's own pay and goal across all rows. */
export function payBoxes(rows: PayRow[], you: { pay: number; goal: number }, width = 499): Drawing {
  const ends = payEnds(
    rows.map((row) => row.pay),
    [you.pay, you.goal],
  )
  const top = 22
  const rowHeight = 28
  const height = top + rows.length * rowHeight + 18
  const x = scale(ends.from, ends.to, 130, width - 76)
  const bottom = height - 16
  const parts: string[] = [text(width, 10, 'median', { size: 7.6, fill: C.ink2, anchor: 'end' })]
  const step = axisStep(ends.to - ends.from)
  for (let at = ends.from; at <= ends.to; at += step) {
    parts.push(line(x(at), top - 4, x(at), bottom, { stroke: C.line, 'stroke-width': 0.6 }))
    parts.push(text(x(at), height - 5, usdK(at), { size: 7.4, fill: C.ink2, anchor: 'middle' }))
  }
  rows.forEach((row, index) => {
    const y = top + (index + 0.5) * rowHeight
    const label = fitText(row.label, 122, (shown) => textWidth(shown, 8.6, 600))
    // The end of a long title stands on the second line: without it the row would name other work.
    const below = [row.label.slice(label.length).trim(), row.sub ?? ''].filter((words) => words !== '').join(', ')
    parts.push(text(0, below ? y - 1 : y + 3, label, { size: 8.6, weight: 600 }))
    if (below) parts.push(text(0, y + 8.5, below, { size: 7.4, fill: C.ink2 }))
    const [pale, dark] = row.isPresent ? [C.sunk, C.grey] : [C.mist, C.moss]
    parts.push(rect(x(row.pay.p10), y - 5.5, x(row.pay.p90) - x(row.pay.p10), 11, { fill: pale }))
    parts.push(rect(x(row.pay.p25), y - 5.5, x(row.pay.p75) - x(row.pay.p25), 11, { fill: dark }))
    parts.push(line(x(row.pay.median), y - 7.5, x(row.pay.median), y + 7.5, { 'stroke-width': 1.4 }))
    parts.push(text(width, y + 3, usd(row.pay.median), { size: 8.8, weight: 600, anchor: 'end' }))
  })
  if (you.goal > 0) {
    parts.push(line(x(you.goal), 14, x(you.goal), bottom, { 'stroke-dasharray': '2.4 2', 'stroke-width': 1 }))
    const before = you.pay >= you.goal
    const words = `your goal, ${usd(you.goal)}`
    // Never over the head of the medians.
    const start = Math.min(x(you.goal) + 3, width - MEDIAN_HEAD - textWidth(words, 8, 600))
    parts.push(
      text(before ? x(you.goal) - 3 : start, 10, words, {
        size: 8,
        weight: 600,
        anchor: before ? 'end' : 'start',
      }),
    )
  }
  if (you.pay > 0) {
    parts.push(line(x(you.pay), 14, x(you.pay), bottom, { 'stroke-width': 0.8 }))
    const after = you.goal > 0 && you.goal <= you.pay
    parts.push(
      text(x(you.pay) + (after ? 3 : -3), 10, `you, ${usd(you.pay)}`, {
        size: 8,
        weight: 600,
        anchor: after || you.goal === 0 ? 'start' : 'end',
      }),
    )
    parts.push(youBar(x(you.pay), top + rowHeight / 2, 17))
  }
  const list = rows.map(
    (row) =>
      `${row.label}: lowest tenth ${usd(row.pay.p10)}, middle half ${usd(row.pay.p25)} to ${usd(row.pay.p75)}, median ${usd(row.pay.median)}, highest tenth ${usd(row.pay.p90)}`,
  )
  const yours = `${you.pay > 0 ? ` You earn ${usd(you.pay)}.` : ''}${you.goal > 0 ? ` Your goal is ${usd(you.goal)}.` : ''}`
  return drawing(width, height, `Yearly pay. ${list.join('; ')}.${yours}`, parts)
}
