import type { Drawing } from './drawing.ts'
import { C, textWidth } from './palette.ts'
import { circle, drawing, fitText, line, rect, scale, text } from './svg.ts'

export interface GapRow {
  label: string
  /** Missing levels, one a column; 0 = there, undefined = not asked or not known. */
  missing: (number | undefined)[]
  hours: { low: number; high: number }
}

/** Which direction lacks which skill, and how long closing it takes: one dot a gap, one bar of hours a row. */
export function gapGrid(columns: string[], rows: GapRow[], width = 499): Drawing {
  const labelWidth = 132
  const cell = 72
  const left = labelWidth + columns.length * cell + 14
  const top = 34
  const rowHeight = 21
  const height = top + rows.length * rowHeight + 4
  const most = Math.max(20, ...rows.map((row) => row.hours.high))
  const step = most > 120 ? 60 : most > 60 ? 30 : 10
  const x = scale(0, Math.ceil(most / step) * step, left, width - 12)
  const parts: string[] = []
  columns.forEach((name, index) => {
    const at = labelWidth + (index + 0.5) * cell
    const [first, second] = twoLines(name)
    if (second) parts.push(text(at, 9, first, { size: 7.8, weight: 600, anchor: 'middle' }))
    parts.push(text(at, 19, second || first, { size: 7.8, weight: 600, anchor: 'middle' }))
  })
  parts.push(text(left, 9, 'Hours of practice', { size: 7.6, fill: C.ink2 }))
  for (let at = 0; at <= Math.ceil(most / step) * step; at += step) {
    parts.push(text(x(at), 20, String(at), { size: 7.4, fill: C.ink2, anchor: 'middle' }))
    parts.push(line(x(at), top - 8, x(at), height, { stroke: C.line, 'stroke-width': 0.6 }))
  }
  rows.forEach((row, index) => {
    const y = top + (index + 0.5) * rowHeight
    parts.push(line(0, y - rowHeight / 2, width, y - rowHeight / 2, { stroke: C.line, 'stroke-width': 0.6 }))
    const label = fitText(row.label, labelWidth - 6, (shown) => textWidth(shown, 8.5, 600))
    parts.push(text(0, y + 3, label, { size: 8.5, weight: 600 }))
    row.missing.forEach((missing, column) => {
      const at = labelWidth + (column + 0.5) * cell
      if (missing === undefined) {
        parts.push(text(at, y + 3, '–', { size: 8, fill: C.ink3, anchor: 'middle' }))
      } else if (missing < 0.15) {
        parts.push(text(at, y + 3, 'there', { size: 7.6, fill: C.ink2, anchor: 'middle' }))
      } else {
        const r = Math.min(8.6, 3 + missing * 3)
        parts.push(circle(at - 8, y, r, { fill: missing >= 0.5 ? C.moss : C.paleMoss }))
        parts.push(text(at + 4, y + 3, missing.toFixed(1), { size: 8.2, weight: missing >= 0.5 ? 600 : 400, fill: C.ink }))
      }
    })
    const from = x(row.hours.low)
    if (row.hours.high > 0)
      parts.push(rect(from, y - 4.5, Math.max(2, x(row.hours.high) - from), 9, { rx: 0.8, fill: C.paleMoss }))
    else parts.push(text(left, y + 3, 'none', { size: 7.6, fill: C.ink2 }))
  })
  return drawing(width, height, alternative(columns, rows), parts)
}

function twoLines(name: string): [string, string] {
  const fits = (words: string) => textWidth(words, 7.8, 600) <= 70
  if (fits(name)) return [name, '']
  const words = name.split(' ')
  for (let at = words.length - 1; at > 0; at--) {
    const first = words.slice(0, at).join(' ')
    if (fits(first)) return [first, fitText(words.slice(at).join(' '), 70, (shown) => textWidth(shown, 7.8, 600))]
  }
  return [fitText(name, 70, (shown) => textWidth(shown, 7.8, 600)), '']
}

function alternative(columns: string[], rows: GapRow[]): string {
  const sentences = rows.map((row) => {
    const cells = row.missing.map((missing, index) => {
      const words = missing === undefined ? 'not known' : missing < 0.15 ? 'there' : `${missing.toFixed(1)} levels short`
      return `${columns[index]} ${words}`
    })
    return `${row.label}: ${cells.join(', ')}; ${row.hours.low} to ${row.hours.high} hours.`
  })
  return `Missing levels for each direction, and hours to close them. ${sentences.join(' ')}`
}
