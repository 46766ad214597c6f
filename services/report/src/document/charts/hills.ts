import type { Drawing } from './parts/drawing.ts'
import { C } from './parts/palette.ts'
import { circle, drawing, num, path, rect, text } from './parts/svg.ts'

const WIDTH = 595.3
const HEIGHT = 841.9
const CELL = 11
const LEVELS = 30

interface Hill {
  name: string
  /** 1-7. */
  score: number
  x: number
  y: number
}

const PLACES = [
  { x: 306, y: 150 },
  { x: 467, y: 249 },
  { x: 467, y: 449 },
  { x: 306, y: 548 },
  { x: 145, y: 449 },
  { x: 145, y: 249 },
]

/**
 * The cover: a contour map in which each of the six interests is a hill as high as it was rated, with a trail from the
 * highest toward the second. No two people get the same one.
 */
export function hills(scores: { name: string; score: number }[], trail: { from: number; to: number } | undefined): Drawing {
  const places: Hill[] = scores.map((score, index) => ({ ...score, ...PLACES[index]! }))
  const columns = Math.ceil(WIDTH / CELL) + 1
  const rows = Math.ceil(HEIGHT / CELL) + 1
  const ground = Array.from({ length: rows }, (_r, row) =>
    Array.from({ length: columns }, (_c, column) => heightAt(column * CELL, row * CELL, places)),
  )
  const values = ground.flat()
  const low = Math.min(...values)
  const high = Math.max(...values)
  const parts: string[] = [rect(0, 0, WIDTH, HEIGHT, { fill: C.deep })]
  for (let level = 1; level < LEVELS; level++) {
    const lines = contour(ground, low + ((high - low) * level) / LEVELS)
    const heavy = level % 4 === 0
    parts.push(
      path(lines.map(smooth).join(''), { fill: 'none', stroke: heavy ? '#3F7E6C' : '#2A5D4F', 'stroke-width': heavy ? 1 : 0.6 }),
    )
  }
  parts.push(shade())
  if (trail) parts.push(...drawTrail(places[trail.from]!, places[trail.to]!))
  for (const hill of places) {
    parts.push(text(hill.x, hill.y, hill.name, { size: 9, weight: 600, fill: '#F1F3ED', anchor: 'middle' }))
    parts.push(text(hill.x, hill.y + 10.4, `${hill.score.toFixed(1)} of 7`, { size: 8, fill: '#BDD2C8', anchor: 'middle' }))
  }
  const order = [...places].sort((a, b) => b.score - a.score)
  const alt = `Contour map drawn from the six interest scores, highest first: ${order.map((hill) => `${hill.name} ${hill.score.toFixed(1)} of 7`).join(', ')}.${trail ? ` A dotted trail runs from ${places[trail.from]!.name} toward ${places[trail.to]!.name}.` : ''}`
  return drawing(WIDTH, HEIGHT, alt, parts)
}

/** One Gaussian a scale on a gently rolling ground. */
function heightAt(x: number, y: number, places: Hill[]): number {
  let height = 0.16 * Math.sin(x / 83 + 0.6) * Math.cos(y / 97) + 0.12 * Math.sin((x + y) / 61)
  for (const hill of places) {
    const distance = (x - hill.x) ** 2 + (y - hill.y) ** 2
    height += Math.max(0.15, hill.score - 1) * 0.42 * Math.exp(-distance / (2 * 92 ** 2))
  }
  return height
}

/** A calm foot for the name. */
function shade(): string {
  const stops = Array.from({ length: 14 }, (_s, index) =>
    rect(0, 590 + index * 12, WIDTH, HEIGHT, { fill: C.deep, 'fill-opacity': 0.085 }),
  )
  return stops.join('')
}

function drawTrail(from: Hill, to: Hill): string[] {
  const start = { x: from.x + 32, y: from.y + 26 }
  const end = { x: to.x + (to.x >= from.x ? -18 : 18), y: to.y - 22 }
  const bend = { x: (start.x + end.x) / 2 + (end.y - start.y) * 0.18, y: (start.y + end.y) / 2 - (end.x - start.x) * 0.18 }
  const dots: string[] = []
  for (let step = 0.05; step <= 1; step += 0.018) {
    const rest = 1 - step
    const x = rest * rest * start.x + 2 * rest * step * bend.x + step * step * end.x
    const y = rest * rest * start.y + 2 * rest * step * bend.y + step * step * end.y
    dots.push(circle(x, y, 0.9, { fill: C.blaze }))
  }
  return [
    ...dots,
    rect(start.x - 8, start.y, 6, 14, { rx: 0.8, fill: C.blaze }),
    rect(start.x + 2, start.y - 10, 6, 14, { rx: 0.8, fill: '#F1F3ED' }),
  ]
}

type Point = [number, number]

/** Marching squares, with the segments of one level joined to lines. */
function contour(ground: number[][], level: number): Point[][] {
  const starts = new Map<string, Point[]>()
  const lines: Point[][] = []
  const key = (point: Point) => `${point[0]},${point[1]}`
  const join = (a: Point, b: Point) => {
    const one = starts.get(key(a))
    const two = starts.get(key(b))
    if (one && two && one !== two) {
      if (key(one[0]!) === key(a)) one.reverse()
      if (key(two.at(-1)!) === key(b)) two.reverse()
      starts.delete(key(a))
      starts.delete(key(b))
      one.push(...two)
      lines.splice(lines.indexOf(two), 1)
      starts.set(key(one.at(-1)!), one)
      starts.set(key(one[0]!), one)
      return
    }
    if (one && one === two) {
      one.push([...one[0]!] as Point)
      starts.delete(key(a))
      starts.delete(key(b))
      return
    }
    const line = one ?? two
    if (!line) {
      const fresh: Point[] = [a, b]
      lines.push(fresh)
      starts.set(key(a), fresh)
      starts.set(key(b), fresh)
      return
    }
    const [known, next] = one ? [a, b] : [b, a]
    starts.delete(key(known))
    if (key(line.at(-1)!) === key(known)) line.push(next)
    else line.unshift(next)
    starts.set(key(next), line)
  }
  for (let row = 0; row + 1 < ground.length; row++) {
    const north = ground[row]!
    const south = ground[row + 1]!
    for (let column = 0; column + 1 < north.length; column++) {
      // Nearly all cells lie on one side of a level.
      const over = north[column]! > level
      if (over === north[column + 1]! > level && over === south[column]! > level && over === south[column + 1]! > level) continue
      for (const [a, b] of cell(ground, level, row, column)) join(a, b)
    }
  }
  return lines
}

function cell(ground: number[][], level: number, row: number, column: number): [Point, Point][] {
  const nw = ground[row]![column]! - level
  const ne = ground[row]![column + 1]! - level
  const sw = ground[row + 1]![column]! - level
  const se = ground[row + 1]![column + 1]! - level
  const x = column * CELL
  const y = row * CELL
  const cut = (a: number, b: number) => (a / (a - b)) * CELL
  const crossings: Point[] = []
  if (nw > 0 !== ne > 0) crossings.push([x + cut(nw, ne), y])
  if (ne > 0 !== se > 0) crossings.push([x + CELL, y + cut(ne, se)])
  if (sw > 0 !== se > 0) crossings.push([x + cut(sw, se), y + CELL])
  if (nw > 0 !== sw > 0) crossings.push([x, y + cut(nw, sw)])
  if (crossings.length === 2) return [[crossings[0]!, crossings[1]!]]
  if (crossings.length === 4)
    return [
      [crossings[0]!, crossings[1]!],
      [crossings[2]!, crossings[3]!],
    ]
  return []
}

/** A quiet curve through the middles of the segments. */
function smooth(points: Point[]): string {
  if (points.length < 3) return ''
  const at = (point: Point) => `${num(Math.round(point[0] * 10) / 10)} ${num(Math.round(point[1] * 10) / 10)}`
  let d = `M${at(points[0]!)}`
  for (let index = 1; index + 1 < points.length; index++) {
    const here = points[index]!
    const next = points[index + 1]!
    d += `Q${at(here)} ${at([(here[0] + next[0]) / 2, (here[1] + next[1]) / 2])}`
  }
  return `${d}L${at(points.at(-1)!)}`
}
