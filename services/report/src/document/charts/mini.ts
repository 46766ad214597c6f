import type { Drawing } from './parts/drawing.ts'
import { C } from './parts/palette.ts'
import { circle, drawing, line, rect, scale, text } from './parts/svg.ts'
import { openDot, youBar } from './parts/symbols.ts'

const usdK = (value: number) => `$${Math.round(value / 1000)}k`

/** Fit axis of all charts: 40 to 100 on the anchored scale. */
export const FIT_FROM = 40
export const FIT_TO = 100

/** Small fit range with its words below, for the answer page. */
export function miniFit(fit: { value: number; low: number; high: number }, width = 174): Drawing {
  const x = scale(FIT_FROM, FIT_TO, 0, width)
  const words = `${Math.round(fit.low)} to ${Math.round(fit.high)}, most likely ${Math.round(fit.value)}`
  return drawing(
    width,
    27,
    `Fit ${words}, on a scale where 50 is a middling match and 95 the work a person would choose again.`,
    [
      rect(0, 3, width, 8, { fill: C.sunk }),
      rect(x(fit.low), 3, Math.max(2, x(fit.high) - x(fit.low)), 8, { fill: C.moss }),
      line(x(fit.value), 0.5, x(fit.value), 13.5, { 'stroke-width': 2.6 }),
      text(0, 22.5, String(FIT_FROM), { size: 7.4, fill: C.ink2 }),
      text(width, 22.5, String(FIT_TO), { size: 7.4, fill: C.ink2, anchor: 'end' }),
      text(width / 2, 22.5, words, { size: 7.8, weight: 600, anchor: 'middle' }),
    ],
  )
}

export interface PayRange {
  p10: number
  p25: number
  median: number
  p75: number
  p90: number
}

export function miniPay(pay: PayRange, you: number, ends: { from: number; to: number }, width = 174): Drawing {
  const x = scale(ends.from, ends.to, 0, width)
  const words = `half earn ${usdK(pay.p25)} to ${usdK(pay.p75)}`
  const yours = you > 0 ? ` You earn ${usdK(you)}.` : ''
  return drawing(
    width,
    27,
    `Pay: ${words}, median ${usdK(pay.median)}, lowest tenth ${usdK(pay.p10)}, highest tenth ${usdK(pay.p90)}.${yours}`,
    [
      rect(0, 3, width, 8, { fill: C.sunk }),
      rect(x(pay.p10), 3, x(pay.p90) - x(pay.p10), 8, { fill: C.paleMoss }),
      rect(x(pay.p25), 3, x(pay.p75) - x(pay.p25), 8, { fill: C.moss }),
      line(x(pay.median), 2, x(pay.median), 12, { 'stroke-width': 1.4 }),
      ...(you > 0 ? [youBar(x(you), 7, 13)] : []),
      text(0, 22.5, usdK(ends.from), { size: 7.4, fill: C.ink2 }),
      text(width, 22.5, usdK(ends.to), { size: 7.4, fill: C.ink2, anchor: 'end' }),
      text(width / 2, 22.5, words, { size: 7.8, weight: 600, anchor: 'middle' }),
    ],
  )
}

/** Months until the work is done in full, paid training included, with the most months that the reader has; nothing known is said so. */
export function miniMonths(months: readonly [low: number, high: number] | undefined, limit: number, width = 174): Drawing {
  const end = Math.max(LONGEST_WAY, months?.[1] ?? 0, limit)
  const x = scale(0, end, 0, width)
  const span =
    months &&
    (months[1] === 0
      ? 'at once'
      : months[0] === months[1]
        ? `${months[0]}`
        : months[0] === 0
          ? `now, or up to ${months[1]}`
          : `${months[0]} to ${months[1]}`)
  const words = span === undefined ? 'not known' : limit > 0 ? `${span}; your limit is ${limit}` : span
  return drawing(width, 27, `Months until you do the work in full: ${words}.`, [
    rect(0, 3, width, 8, { fill: C.sunk }),
    ...(months ? [rect(x(months[0]), 3, Math.max(2, x(months[1]) - x(months[0])), 8, { fill: C.moss })] : []),
    ...(limit > 0 ? [youBar(x(limit), 7, 13)] : []),
    text(0, 22.5, '0', { size: 7.4, fill: C.ink2 }),
    text(width, 22.5, String(end), { size: 7.4, fill: C.ink2, anchor: 'end' }),
    text(width / 2, 22.5, words, { size: 7.8, weight: 600, anchor: 'middle' }),
  ])
}

/** Months of the longest usual way: an apprenticeship, or a degree at half speed. */
const LONGEST_WAY = 72

export function miniLenses(lenses: { percentile: number; name: string }[], word: string, width = 174): Drawing {
  const x = scale(0, 100, 4, width - 4)
  const values = lenses.map((lens) => lens.percentile)
  const low = Math.min(...values, 100)
  const high = Math.max(...values, 0)
  const words = lenses.length === 0 ? 'no measure' : `${word}: ${Math.round(low)} to ${Math.round(high)}`
  return drawing(
    width,
    27,
    `AI measures, 0 low to 100 high: ${lenses.map((lens) => `${lens.name} ${Math.round(lens.percentile)}`).join(', ')}. ${words}.`,
    [
      rect(0, 3, width, 8, { fill: C.sunk }),
      ...(lenses.length > 1 ? [line(x(low), 7, x(high), 7, { 'stroke-width': 0.9 })] : []),
      ...lenses.map((lens) => openDot(x(lens.percentile), 7)),
      text(0, 22.5, 'low', { size: 7.4, fill: C.ink2 }),
      text(width, 22.5, 'high', { size: 7.4, fill: C.ink2, anchor: 'end' }),
      text(width / 2, 22.5, words, { size: 7.8, weight: 600, anchor: 'middle' }),
    ],
  )
}

/** Fit range inside a table cell. */
export function cellFit(fit: { value: number; low: number; high: number }, width = 76): Drawing {
  const x = scale(FIT_FROM, FIT_TO, 1, width - 1)
  return drawing(width, 12, `Fit ${Math.round(fit.low)} to ${Math.round(fit.high)}, most likely ${Math.round(fit.value)}`, [
    ...[40, 60, 80, 100].map((at) => line(x(at), 1, x(at), 11, { stroke: C.line, 'stroke-width': 0.6 })),
    rect(x(fit.low), 3.4, Math.max(2, x(fit.high) - x(fit.low)), 5.2, { fill: C.moss }),
    line(x(fit.value), 1, x(fit.value), 11, { 'stroke-width': 2.2 }),
  ])
}

/** Four lenses inside a table cell. */
export function cellLenses(percentiles: number[], width = 60): Drawing {
  const x = scale(0, 100, 3, width - 3)
  const low = Math.min(...percentiles, 100)
  const high = Math.max(...percentiles, 0)
  return drawing(width, 12, `AI measures: ${percentiles.map((value) => Math.round(value)).join(', ')} of 100`, [
    ...[0, 50, 100].map((at) => line(x(at), 1, x(at), 11, { stroke: C.line, 'stroke-width': 0.6 })),
    ...(percentiles.length > 1 ? [line(x(low), 6, x(high), 6, { 'stroke-width': 0.8 })] : []),
    ...percentiles.map((value) => circle(x(value), 6, 2.3, { fill: C.white, stroke: C.ink, 'stroke-width': 1 })),
  ])
}

/** Three bars: low, medium or high confidence. */
export function confidenceBars(level: string): Drawing {
  const on = level === 'high' ? 3 : level === 'medium' ? 2 : 1
  return drawing(
    22,
    11,
    `Confidence: ${on} of 3 bars`,
    [0, 1, 2].map((index) =>
      rect(index * 7.2 + 0.5, 0.5, 4.6, 10, {
        rx: 0.6,
        fill: index < on ? C.spruce : C.white,
        stroke: index < on ? C.spruce : C.ink3,
        'stroke-width': 0.8,
      }),
    ),
  )
}

/** The worked example of a range on the reading page. */
export function exampleRange(): Drawing {
  return drawing(
    214,
    58,
    'Example of a range: a green bar from the low end to the high end, with a dark line at the most likely value.',
    [
      rect(8, 22, 198, 8, { fill: C.sunk }),
      rect(94, 22, 64, 8, { fill: C.moss }),
      line(127, 18, 127, 34, { 'stroke-width': 2.6 }),
      line(127, 12, 127, 16),
      text(127, 9, 'most likely', { size: 7.8, weight: 600, anchor: 'middle' }),
      line(94, 36, 94, 42),
      text(94, 51, 'low end', { size: 7.8, anchor: 'middle', fill: C.ink2 }),
      line(158, 36, 158, 42),
      text(158, 51, 'high end', { size: 7.8, anchor: 'middle', fill: C.ink2 }),
    ],
  )
}
