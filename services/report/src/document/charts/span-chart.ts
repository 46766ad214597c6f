import type { Drawing } from './parts/drawing.ts'
import { C, textWidth } from './parts/palette.ts'
import { circle, drawing, fitText, line, rect, scale, text } from './parts/svg.ts'

export interface Span {
  label: string
  sub?: string
  from: number
  to: number
  words: string
  tone?: 'main' | 'pale' | 'quiet' | 'rust'
}

export interface SpanChart {
  from: number
  to: number
  ticks: { at: number; label: string }[]
  spans: Span[]
  labelWidth: number
  unit?: string
  rowHeight?: number
  width?: number
  /** Numbered circles on the last row: points where one may stop. */
  stops?: number[]
  intro: string
}

const FILLS = { main: C.moss, pale: C.paleMoss, quiet: C.sunk, rust: '#E3C4BB' }

/** Spans of time: ways in by months, the twelve weeks, when a change has paid for itself. */
export function spanChart(chart: SpanChart): Drawing {
  const { width = 499, labelWidth, rowHeight = 25, spans } = chart
  const top = 20
  const height = top + spans.length * rowHeight + 2
  const x = scale(chart.from, chart.to, labelWidth, width - 10)
  const parts: string[] = []
  if (chart.unit) parts.push(text(0, 9, chart.unit, { size: 7.6, fill: C.ink2 }))
  for (const tick of chart.ticks) {
    parts.push(text(x(tick.at), 9, tick.label, { size: 7.6, fill: C.ink2, anchor: 'middle' }))
    parts.push(line(x(tick.at), 14, x(tick.at), height, { stroke: C.line, 'stroke-width': 0.6 }))
  }
  spans.forEach((span, index) => {
    const y = top + (index + 0.5) * rowHeight
    const fit = (words: string, size: number, weight: 400 | 600) =>
      fitText(words, labelWidth - 10, (shown) => textWidth(shown, size, weight))
    parts.push(text(0, span.sub ? y - 1.5 : y + 3, fit(span.label, 8.5, 600), { size: 8.5, weight: 600 }))
    if (span.sub) parts.push(text(0, y + 8.2, fit(span.sub, 7.4, 400), { size: 7.4, fill: C.ink2 }))
    const left = x(span.from)
    const length = Math.max(3, x(span.to) - left)
    parts.push(rect(left, y - 6, length, 12, { rx: 0.8, fill: FILLS[span.tone ?? 'main'] }))
    const inside = textWidth(span.words, 8, 500) + 8 <= length
    parts.push(text(inside ? left + 5 : left + length + 4, y + 2.9, span.words, { size: 8, weight: 500, halo: !inside }))
  })
  const lastY = top + (spans.length - 0.5) * rowHeight
  for (const stop of chart.stops ?? []) {
    parts.push(circle(x(stop), lastY, 6.6, { fill: C.white, stroke: C.ink, 'stroke-width': 1.4 }))
    parts.push(text(x(stop), lastY + 2.8, String(stop), { size: stop > 99 ? 6.4 : 7.8, weight: 600, anchor: 'middle' }))
  }
  const alt = `${chart.intro} ${spans.map((span) => `${span.label}: ${span.from} to ${span.to}, ${span.words}`).join('; ')}.${chart.stops ? ` Stops after ${chart.stops.join(', ')}.` : ''}`
  return drawing(width, height, alt, parts)
}
