import { area, line as curve } from 'd3-shape'
import { MONEY_MONTHS, type MoneyWay } from '../facts/break-even.ts'
import type { Drawing } from './parts/drawing.ts'
import { C, textWidth } from './parts/palette.ts'
import { circle, DIGITS, drawing, fitText, line, path, scale, text } from './parts/svg.ts'

export interface MoneyPanel {
  label: string
  words: string
  way: MoneyWay
  /** No pay is given up: the sums are those of the pay itself. */
  unpaid?: boolean
}

/** Side by side on one scale: what a change brings against staying, added up month by month, as a band. */
export function moneyPanels(panels: MoneyPanel[], width = 499, height = 168): Drawing {
  const all = panels.flatMap((panel) => [...panel.way.good.sums, ...panel.way.hard.sums])
  const step = niceStep(Math.max(0, ...all) - Math.min(0, ...all), height < 120 ? 4 : 6)
  const from = Math.floor(Math.min(0, ...all) / step) * step
  const to = Math.ceil(Math.max(0, ...all) / step) * step
  const left = 34
  const gap = 16
  const each = (width - left - gap * (panels.length - 1)) / panels.length
  const top = 30
  const bottom = height - 18
  const y = scale(from, to, bottom, top)
  const parts: string[] = []
  for (let at = from; at <= to; at += step) {
    const zero = at === 0
    panels.forEach((_panel, index) => {
      const start = left + index * (each + gap)
      parts.push(
        line(
          start,
          y(at),
          start + each,
          y(at),
          zero ? { stroke: C.ink, 'stroke-width': 0.9 } : { stroke: C.line, 'stroke-width': 0.6 },
        ),
      )
    })
    parts.push(text(left - 5, y(at) + 2.6, dollars(at), { size: 7.4, fill: C.ink2, anchor: 'end' }))
  }
  panels.forEach((panel, index) => {
    const start = left + index * (each + gap)
    const x = scale(0, MONEY_MONTHS, start, start + each)
    const [quick, slow] = [panel.way.good.sums, panel.way.hard.sums]
    const month = (_sum: number, at: number) => x(at)
    const through = curve<number>(month, y).digits(DIGITS)
    const between = area<number>(month, (_sum, at) => y(slow[at]!), y).digits(DIGITS)
    parts.push(path(between(quick)!, { fill: C.paleMoss }))
    parts.push(path(through(quick)!, { fill: 'none', stroke: C.spruce, 'stroke-width': 1.5 }))
    parts.push(path(through(slow)!, { fill: 'none', stroke: C.spruce, 'stroke-width': 1.2, 'stroke-dasharray': '3 2' }))
    for (const month of [panel.way.good.even, panel.way.hard.even]) {
      if (month !== undefined) parts.push(circle(x(month), y(0), 3, { fill: C.white, stroke: C.ink, 'stroke-width': 1.2 }))
    }
    const label = fitText(panel.label, each, (shown) => textWidth(shown, 8.8, 600))
    parts.push(text(start, 9, label, { size: 8.8, weight: 600 }))
    parts.push(
      text(
        start,
        20,
        fitText(panel.words, each, (shown) => textWidth(shown, 7.8)),
        { size: 7.8, fill: C.ink2 },
      ),
    )
    for (const month of [0, 24, 48, 72, MONEY_MONTHS]) {
      const anchor = month === 0 ? 'start' : month === MONEY_MONTHS ? 'end' : 'middle'
      const shown = month === 0 ? 'start' : month === MONEY_MONTHS ? '10 years' : String(month / 12)
      parts.push(text(x(month), height - 5, shown, { size: 7.4, fill: C.ink2, anchor }))
    }
  })
  const alt = panels
    .map(({ label, words, way, unpaid }) => {
      const end = `after ten years ${dollars(way.hard.sums.at(-1)!)} to ${dollars(way.good.sums.at(-1)!)}`
      return unpaid ? `${label}: ${words}; ${end}.` : `${label}: paid back ${words}; ${end} against staying.`
    })
    .join(' ')
  const what = panels.some(({ unpaid }) => unpaid) ? 'Pay less fees, added up' : 'Sum against staying'
  return drawing(width, height, `${what}, month by month, for ten years. ${alt}`, parts)
}

function dollars(value: number): string {
  const shown = Math.round(Math.abs(value) / 1000)
  if (shown === 0) return '0'
  return `${value < 0 ? '−' : '+'}$${shown.toLocaleString('en-US')}k`
}

/** A round step that gives no more than so many parts. */
function niceStep(span: number, most: number): number {
  return [5_000, 10_000, 20_000, 50_000, 100_000, 200_000].find((step) => span / step <= most) ?? 500_000
}
