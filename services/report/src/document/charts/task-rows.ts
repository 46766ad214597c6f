import { countOf } from '../model/grammar.ts'
import type { Drawing } from './parts/drawing.ts'
import { C, textWidth } from './parts/palette.ts'
import { drawing, fitText, line, rect, scale, text } from './parts/svg.ts'
import { jobDot, openDot, square } from './parts/symbols.ts'
import { spread } from './row-chart.ts'

export interface TaskRow {
  label: string
  /** Whole hours; 0 is printed as "under 1". */
  hours: number
  /** 0-1, -1 = no reading. */
  people: number
  model: number
  observed: number
}

export interface TaskGroup {
  name: string
  rows: TaskRow[]
  /** Rows that are not shown, added up in one line, so that the lines of a group always add up to its head. */
  rest?: { count: number; hours: number }
}

/** Own tasks under their verdict, each with its hours and three readings. The wider the line, the less they agree. */
export function taskRows(groups: TaskGroup[], width = 499, rowHeight = 19): Drawing {
  const filled = groups.filter((group) => group.rows.length > 0)
  const lines = (group: TaskGroup) => group.rows.length + (group.rest && group.rest.count > 0 ? 1 : 0)
  const height = 18 + filled.reduce((sum, group) => sum + 21 + lines(group) * rowHeight + 5, 0)
  const x = scale(0, 1, 274, width - 12)
  const longest = Math.max(...filled.flatMap((group) => group.rows.map((row) => row.hours)), 1)
  const parts: string[] = [
    text(0, 9, 'Task', { size: 7.8, fill: C.ink2 }),
    text(214, 9, 'Hours', { size: 7.8, fill: C.ink2 }),
    text(x(0), 9, 'no help seen', { size: 7.8, fill: C.ink2 }),
    text(x(0.5), 9, 'some', { size: 7.8, fill: C.ink2, anchor: 'middle' }),
    text(x(1), 9, 'strong help', { size: 7.8, fill: C.ink2, anchor: 'end' }),
  ]
  for (const at of [0, 0.5, 1]) parts.push(line(x(at), 15, x(at), height, { stroke: C.line, 'stroke-width': 0.6 }))
  let y = 18
  for (const group of filled) {
    parts.push(text(0, y + 12, group.name, { size: 8.8, weight: 600 }))
    parts.push(text(262, y + 12, `${headHours(group)} h`, { size: 8.8, weight: 600, anchor: 'end' }))
    parts.push(line(0, y + 17, width, y + 17, { 'stroke-width': 1 }))
    y += 21
    for (const row of group.rows) {
      parts.push(...drawTask(row, y + rowHeight / 2, x, longest))
      y += rowHeight
    }
    if (group.rest && group.rest.count > 0) {
      parts.push(text(0, y + rowHeight / 2 + 3, restWords(group.rest), { size: 8.4, fill: C.ink2 }))
      parts.push(text(217, y + rowHeight / 2 + 2.8, hoursShown(group.rest.hours), { size: 8, fill: C.ink2 }))
      y += rowHeight
    }
    y += 5
  }
  const alt = filled.map((group) => `${group.name}, ${countOf(headHours(group), 'hour')}: ${describeGroup(group)}.`).join(' ')
  return drawing(
    width,
    height,
    `Your tasks with hours a week and three readings from 0, no help seen, to 1, strong help. ${alt}`,
    parts,
  )
}

/** Hours of a group: the sum of its lines. */
export function headHours({ rows, rest }: TaskGroup): number {
  return rows.reduce((sum, row) => sum + row.hours, 0) + (rest?.hours ?? 0)
}

const SHAPES = { people: openDot, model: jobDot, observed: square }

function drawTask(row: TaskRow, y: number, x: (value: number) => number, longest: number): string[] {
  const readings = (['people', 'model', 'observed'] as const)
    .filter((kind) => row[kind] >= 0)
    .map((kind) => ({ kind, at: row[kind] }))
  const values = readings.map((reading) => reading.at)
  const parts = [
    text(
      0,
      y + 3,
      fitText(row.label, 206, (shown) => textWidth(shown, 8.4)),
      { size: 8.4 },
    ),
    rect(214, y - 3.8, Math.max(1.5, (row.hours / longest) * 34), 7.6, { fill: C.paleGrey }),
    text(217 + Math.max(1.5, (row.hours / longest) * 34), y + 2.8, hoursShown(row.hours), { size: 8, fill: C.ink2 }),
  ]
  if (values.length > 1) parts.push(line(x(Math.min(...values)), y, x(Math.max(...values)), y, { 'stroke-width': 0.9 }))
  for (const mark of spread(readings, x)) {
    if (mark.kind === 'people' || mark.kind === 'model' || mark.kind === 'observed') parts.push(SHAPES[mark.kind](mark.x, y))
  }
  return parts
}

const hoursTold = (hours: number): string => (hours === 0 ? 'under 1 hour' : countOf(hours, 'hour'))

function hoursShown(hours: number): string {
  return hours === 0 ? 'under 1' : String(hours)
}

function restWords({ count }: { count: number }): string {
  return count === 1 ? 'one smaller task' : `${count} smaller tasks together`
}

function describeGroup({ rows, rest }: TaskGroup): string {
  const more = rest && rest.count > 0 ? [`${restWords(rest)}, ${hoursTold(rest.hours)}`] : []
  return [...rows.map(describe), ...more].join('; ')
}

function describe(row: TaskRow): string {
  const reading = (name: string, value: number) => (value < 0 ? `${name} no reading` : `${name} ${value.toFixed(1)}`)
  return `${row.label}, ${hoursTold(row.hours)}, ${reading('people', row.people)}, ${reading('model', row.model)}, ${reading('in use', row.observed)}`
}
