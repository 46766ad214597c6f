import { contours } from 'd3-contour'
import { curveBasis, line } from 'd3-shape'
import type { Drawing } from './parts/drawing.ts'
import { C } from './parts/palette.ts'
import { circle, drawing, path, rect, text } from './parts/svg.ts'

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
  const ground = Array.from({ length: ROWS * COLUMNS }, (_height, at) =>
    heightAt((at % COLUMNS) * CELL, Math.floor(at / COLUMNS) * CELL, places),
  )
  const low = Math.min(...ground)
  const high = Math.max(...ground)
  const map = contours().size([COLUMNS, ROWS])
  const parts: string[] = [rect(0, 0, WIDTH, HEIGHT, { fill: C.deep })]
  for (let level = 1; level < LEVELS; level++) {
    const rings = map.contour(ground, low + ((high - low) * level) / LEVELS).coordinates.flat() as [number, number][][]
    const heavy = level % 4 === 0
    parts.push(
      path(rings.map((ring) => around(ring)).join(''), {
        fill: 'none',
        stroke: heavy ? '#3F7E6C' : '#2A5D4F',
        'stroke-width': heavy ? 1 : 0.6,
      }),
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

/** A height stands in the middle of its cell. */
const HALF = 0.5
const COLUMNS = Math.ceil(WIDTH / CELL) + 1
const ROWS = Math.ceil(HEIGHT / CELL) + 1

/** A quiet curve around the ground above a level, without the sides that close it outside of the paper. */
const around = line<[number, number]>(
  ([column]) => (column - HALF) * CELL,
  ([, row]) => (row - HALF) * CELL,
)
  .defined(([column, row]) => column >= HALF && row >= HALF && column <= COLUMNS - HALF && row <= ROWS - HALF)
  .curve(curveBasis)
  .digits(1)
