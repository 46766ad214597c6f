import { line as curve } from 'd3-shape'
import type { Drawing } from './parts/drawing.ts'
import { C, textWidth } from './parts/palette.ts'
import { circle, DIGITS, drawing, fitTitle, line, path, scale, text } from './parts/svg.ts'

export interface TrendSeries {
  label: string
  points: { year: number; value: number }[]
  isPresent: boolean
}

const DASHES = ['', '5 2.4', '1.4 1.8']

/** Medians over the editions, one line each, labelled at the end. */
export function trend(series: TrendSeries[], width = 236, height = 132): Drawing {
  const shown = series.filter((one) => one.points.length > 1)
  const values = shown.flatMap((one) => one.points.map((point) => point.value))
  const years = shown.flatMap((one) => one.points.map((point) => point.year))
  if (values.length === 0)
    return drawing(width, 20, 'No earlier editions hold these jobs.', [
      text(0, 12, 'No earlier editions hold these jobs.', { size: 8, fill: C.ink2 }),
    ])
  const step = Math.max(...values) - Math.min(...values) > 60_000 ? 20_000 : 10_000
  const from = Math.floor(Math.min(...values) / step) * step
  const to = Math.ceil(Math.max(...values) / step) * step
  const first = Math.min(...years)
  const last = Math.max(...years)
  const right = width - 92
  const x = scale(first, last, 30, right)
  const y = scale(from, to, height - 18, 8)
  const through = curve<TrendSeries['points'][number]>(
    ({ year }) => x(year),
    ({ value }) => y(value),
  ).digits(DIGITS)
  const parts: string[] = []
  for (let at = from; at <= to; at += step) {
    parts.push(line(30, y(at), right, y(at), { stroke: C.line, 'stroke-width': 0.6 }))
    parts.push(text(24, y(at) + 2.6, `$${at / 1000}k`, { size: 7.4, fill: C.ink2, anchor: 'end' }))
  }
  for (let year = first; year <= last; year++)
    parts.push(text(x(year), height - 5, String(year), { size: 7.4, fill: C.ink2, anchor: 'middle' }))
  const ends = spreadLabels(shown.map((one) => y(one.points.at(-1)!.value)))
  let dash = 0
  shown.forEach((one, index) => {
    const style = one.isPresent
      ? { stroke: C.ink, 'stroke-width': 1.9 }
      : { stroke: C.spruce, 'stroke-width': 1.5, 'stroke-dasharray': DASHES[dash++ % 3] || undefined }
    parts.push(path(through(one.points)!, { fill: 'none', ...style }))
    const end = one.points.at(-1)!
    parts.push(circle(x(end.year), y(end.value), 2.2, { fill: one.isPresent ? C.ink : C.spruce }))
    const label = fitTitle(one.label, 86, (words) => textWidth(words, 8, one.isPresent ? 600 : 400))
    parts.push(
      text(right + 6, ends[index]! + 2.8, label, {
        size: 8,
        weight: one.isPresent ? 600 : 400,
        fill: one.isPresent ? C.ink : C.spruce,
      }),
    )
  })
  const alt = shown
    .map(
      (one) =>
        `${one.label} ${one.points.map((point) => `${point.year} $${Math.round(point.value).toLocaleString('en-US')}`).join(', ')}`,
    )
    .join('; ')
  return drawing(width, height, `Median pay by year, not adjusted for prices: ${alt}.`, parts)
}

/** Keeps end labels at least a line apart. */
function spreadLabels(at: number[]): number[] {
  const order = at.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value)
  for (let n = 1; n < order.length; n++) {
    const gap = 9.6 - (order[n]!.value - order[n - 1]!.value)
    if (gap > 0) order[n]!.value += gap
  }
  const out: number[] = []
  for (const { value, index } of order) out[index] = value
  return out
}
