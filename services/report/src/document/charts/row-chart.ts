import type { Drawing } from './parts/drawing.ts'
import { C, textWidth } from './parts/palette.ts'
import { drawing, fitText, line, num, path, rect, scale, text } from './parts/svg.ts'
import { diamond, jobDot, openDot, square, triangle, youBar } from './parts/symbols.ts'

export type MarkKind = 'you' | 'job' | 'target' | 'candidate' | 'people' | 'model' | 'observed' | 'self' | 'quiz'

export interface RowMark {
  kind: MarkKind
  at: number
}

export interface ChartRow {
  label: string
  sub?: string
  /** Grey band behind: where the others lie, with its middle. */
  band?: { from: number; to: number; middle?: number }
  /** Pale yellow: the reader's range. */
  yours?: { from: number; to: number }
  /** Line between two marks; larch = less than asked, moss = more, dotted = a gap. */
  link?: { from: number; to: number; tone: 'short' | 'spare' | 'dotted' | 'plain' }
  marks: RowMark[]
  right?: string
  rightStrong?: boolean
}

export interface RowChart {
  width?: number
  labelWidth: number
  /** Space at the right for a column of figures. */
  rightWidth?: number
  rightHead?: string
  from: number
  to: number
  ticks: { at: number; label: string }[]
  rowHeight?: number
  unit?: string
  rows: ChartRow[]
  /** Names of the marks in the alternative text. */
  names: Partial<Record<MarkKind, string>>
  digits?: number
  /** 8.6 unless the chart is narrow. */
  labelSize?: number
}

const SHAPES: Record<MarkKind, (x: number, y: number) => string> = {
  you: youBar,
  job: jobDot,
  target: (x, y) => diamond(x, y, true),
  candidate: (x, y) => diamond(x, y, false, 3.8),
  people: openDot,
  model: jobDot,
  observed: square,
  self: triangle,
  quiz: (x, y) => square(x, y, C.white),
}

/** Rows on one axis: ranges, dumbbells and points. Half of all charts of a report are this one. */
export function rowChart(chart: RowChart): Drawing {
  const { width = 499, labelWidth, rightWidth = 0, rowHeight = 25, from, to, rows } = chart
  const top = 20
  const height = top + rows.length * rowHeight + 2
  const x = scale(from, to, labelWidth, width - rightWidth - 9)
  const parts: string[] = []
  if (chart.unit) parts.push(text(0, 9, chart.unit, { size: 7.6, fill: C.ink2 }))
  if (chart.rightHead) parts.push(text(width, 9, chart.rightHead, { size: 7.6, fill: C.ink2, anchor: 'end' }))
  for (const tick of chart.ticks) {
    parts.push(text(x(tick.at), 10, tick.label, { size: 7.6, fill: C.ink2, anchor: 'middle' }))
    parts.push(line(x(tick.at), 15, x(tick.at), height - 2, { stroke: C.line, 'stroke-width': 0.6 }))
  }
  for (const [index, row] of rows.entries()) parts.push(...drawRow(row, top + (index + 0.5) * rowHeight, x, chart))
  return drawing(width, height, alternative(chart), parts)
}

function drawRow(row: ChartRow, y: number, x: (value: number) => number, chart: RowChart): string[] {
  const { width = 499, labelWidth, labelSize = 8.6 } = chart
  const parts: string[] = []
  const room = labelWidth - 8
  const fit = (words: string, size: number, weight: 400 | 600) => fitText(words, room, (shown) => textWidth(shown, size, weight))
  parts.push(text(0, row.sub ? y - 1.5 : y + 3, fit(row.label, labelSize, 600), { size: labelSize, weight: 600 }))
  if (row.sub) parts.push(text(0, y + 8.2, fit(row.sub, 7.4, 400), { size: 7.4, fill: C.ink2 }))
  if (row.band) {
    parts.push(rect(x(row.band.from), y - 4.6, x(row.band.to) - x(row.band.from), 9.2, { fill: C.sunk }))
    if (row.band.middle !== undefined) {
      parts.push(line(x(row.band.middle), y - 4.6, x(row.band.middle), y + 4.6, { stroke: C.ink3, 'stroke-width': 1 }))
    }
  }
  if (row.yours) parts.push(rect(x(row.yours.from), y - 4, x(row.yours.to) - x(row.yours.from), 8, { fill: C.paleBlaze }))
  if (row.link) parts.push(linkLine(row.link, x, y))
  for (const mark of spread(row.marks, x)) parts.push(SHAPES[mark.kind](mark.x, y))
  if (row.right) {
    const style = row.rightStrong ? ({ weight: 600 } as const) : { fill: C.ink2 }
    parts.push(text(width, y + 3, row.right, { size: 8.6, anchor: 'end', ...style }))
  }
  return parts
}

function linkLine(link: NonNullable<ChartRow['link']>, x: (value: number) => number, y: number): string {
  if (link.tone === 'dotted') {
    return path(`M${num(x(link.from))} ${num(y)}H${num(x(link.to))}`, {
      stroke: C.ink,
      'stroke-width': 1,
      'stroke-dasharray': '1.6 1.6',
    })
  }
  const stroke = link.tone === 'short' ? C.paleBlaze : link.tone === 'spare' ? '#A9CFC0' : C.ink
  return line(x(link.from), y, x(link.to), y, { stroke, 'stroke-width': link.tone === 'plain' ? 0.9 : 3.4 })
}

/** Equal values stand side by side. The reader's bar stays where it belongs and is drawn last. */
export function spread(marks: RowMark[], x: (value: number) => number): { kind: MarkKind; x: number }[] {
  const placed: { kind: MarkKind; x: number }[] = []
  const others = marks.filter((mark) => mark.kind !== 'you').sort((a, b) => a.at - b.at)
  for (const mark of others) {
    const before = placed.at(-1)
    const at = x(mark.at)
    placed.push({ kind: mark.kind, x: before && at - before.x < 5.5 ? before.x + 6.4 : at })
  }
  for (const mark of marks.filter((one) => one.kind === 'you')) placed.push({ kind: mark.kind, x: x(mark.at) })
  return placed
}

function alternative({ rows, names, digits = 1, unit }: RowChart): string {
  const show = (value: number) => value.toFixed(digits)
  const sentences = rows.map((row) => {
    const marks = row.marks.map((mark) => `${names[mark.kind] ?? mark.kind} ${show(mark.at)}`)
    if (row.yours) marks.push(`your range ${show(row.yours.from)} to ${show(row.yours.to)}`)
    if (row.band) marks.push(`others ${show(row.band.from)} to ${show(row.band.to)}`)
    if (row.right) marks.push(row.right)
    return `${row.label}: ${marks.join(', ')}.`
  })
  return `${unit ? `${unit}. ` : ''}${sentences.join(' ')}`
}
