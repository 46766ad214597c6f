import type { Drawing } from './parts/drawing.ts'
import { C, textWidth } from './parts/palette.ts'
import { drawing, fitText, line, rect, scale, text } from './parts/svg.ts'

export interface Bar {
  label: string
  value: number
  /** As printed at the bar's end. */
  shown: string
  tone?: 'main' | 'pale' | 'open' | 'dark' | 'grey' | 'rust'
}

export interface BarChart {
  width?: number
  labelWidth: number
  from: number
  to: number
  ticks: { at: number; label: string }[]
  bars: Bar[]
  rowHeight?: number
  intro: string
}

const FILLS = { main: C.moss, pale: C.paleMoss, dark: C.ink, grey: C.grey, rust: C.rust, open: C.white }

/** Horizontal bars from zero, to both sides when values are negative. */
export function barChart(chart: BarChart): Drawing {
  const { width = 499, labelWidth, from, to, ticks, bars, rowHeight = 15.4 } = chart
  const top = 19
  const height = top + bars.length * rowHeight + 2
  const x = scale(from, to, labelWidth, width - 34)
  const zero = x(0)
  const parts: string[] = []
  for (const tick of ticks) {
    parts.push(text(x(tick.at), 9, tick.label, { size: 7.6, fill: C.ink2, anchor: 'middle' }))
    const style = tick.at === 0 && from < 0 ? { stroke: C.ink, 'stroke-width': 0.9 } : { stroke: C.line, 'stroke-width': 0.6 }
    parts.push(line(x(tick.at), 14, x(tick.at), height, style))
  }
  bars.forEach((bar, index) => {
    const y = top + (index + 0.5) * rowHeight
    const tone = bar.tone ?? 'main'
    const left = Math.min(zero, x(bar.value))
    const length = Math.abs(x(bar.value) - zero)
    const label = fitText(bar.label, labelWidth - 8, (shown) => textWidth(shown, 8.4, tone === 'dark' ? 600 : 400))
    parts.push(text(0, y + 3, label, { size: 8.4, fill: tone === 'open' ? C.ink2 : C.ink, weight: tone === 'dark' ? 600 : 400 }))
    const outline = tone === 'open' ? { stroke: C.ink3, 'stroke-width': 0.9 } : {}
    parts.push(rect(left, y - 4.9, Math.max(length, 0.8), 9.8, { fill: FILLS[tone], ...outline }))
    const end = bar.value < 0 ? { x: left - 4, anchor: 'end' as const } : { x: left + length + 4, anchor: 'start' as const }
    parts.push(text(end.x, y + 3, bar.shown, { size: 8.2, weight: 600, anchor: end.anchor, halo: true }))
  })
  const alt = `${chart.intro} ${bars.map((bar) => `${bar.label} ${bar.shown}`).join(', ')}.`
  return drawing(width, height, alt, parts)
}
