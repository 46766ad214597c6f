import type { Drawing } from './parts/drawing.ts'
import { C, textWidth } from './parts/palette.ts'
import { drawing, line, num, path, scale, text } from './parts/svg.ts'
import { diamond, youBar } from './parts/symbols.ts'

export interface MapPoint {
  exposure: number
  growth: number
  employment: number
}

export interface NamedPoint extends MapPoint {
  label: string
  kind: 'you' | 'target' | 'candidate'
}

/** All jobs by exposure to AI and growth, with the reader's job and the list on it. */
export function exposureMap(all: MapPoint[], named: NamedPoint[], height = 262, width = 499): Drawing {
  const left = 34
  const right = width - 10
  const top = 12
  const bottom = height - 20
  const x = scale(-20, 30, left, right)
  const y = scale(0, 100, bottom, top)
  const inside = all.filter((point) => point.growth >= -20 && point.growth <= 30)
  const parts: string[] = discs(
    inside.map((point) => ({ x: x(point.growth), y: y(point.exposure), r: 0.9 + Math.sqrt(point.employment) / 300 })),
  )
  for (const at of [0, 25, 50, 75, 100]) {
    parts.push(line(left, y(at), right, y(at), { stroke: C.line, 'stroke-width': 0.6 }))
    parts.push(text(left - 6, y(at) + 2.6, String(at), { size: 7.4, fill: C.ink2, anchor: 'end' }))
  }
  for (const at of [-20, -10, 0, 10, 20, 30]) {
    const zero = at === 0
    parts.push(line(x(at), top, x(at), bottom, { stroke: zero ? C.ink : C.line, 'stroke-width': zero ? 0.9 : 0.6 }))
    parts.push(
      text(x(at), height - 7, at === 0 ? '0' : `${at > 0 ? '+' : '−'}${Math.abs(at)} %`, {
        size: 7.4,
        fill: C.ink2,
        anchor: 'middle',
      }),
    )
  }
  const labels: Box[] = []
  const words: string[] = []
  const marks = named.map((point) => ({ ...point, x: x(point.growth), y: y(point.exposure) }))
  const taken: Box[] = marks.map((mark) => ({ x: mark.x - 5, y: mark.y - 7, width: 10, height: 14 }))
  for (const mark of marks) {
    const place = findPlace(mark, [...taken, ...labels], { left, right, top, bottom })
    labels.push(place.box)
    if (place.leader) parts.push(line(mark.x, mark.y, place.near, place.box.y + 7, { stroke: C.ink3, 'stroke-width': 0.6 }))
    const strong = mark.kind !== 'candidate'
    words.push(text(place.box.x, place.box.y + 9, mark.label, { size: 8, weight: strong ? 600 : 400, halo: true }))
  }
  for (const mark of marks)
    parts.push(
      mark.kind === 'you'
        ? youBar(mark.x, mark.y, 17)
        : diamond(mark.x, mark.y, mark.kind === 'target', mark.kind === 'target' ? 4.6 : 4),
    )
  parts.push(...words)
  const list = named.map(
    (point) =>
      `${point.label}${point.kind === 'you' ? ' (your job)' : ''}: exposure ${Math.round(point.exposure)}, growth ${point.growth.toFixed(1)} percent`,
  )
  return drawing(
    width,
    height,
    `${inside.length} jobs by exposure to AI, 0 to 100, and change in jobs to 2034. ${list.join('; ')}.`,
    parts,
  )
}

/**
 * Each disc is a dot of a round pen, and those of one size are one path: drawn as 700 outlines they would weigh more than all other
 * pages together. Sizes differ by thirds of a point.
 */
function discs(all: readonly { x: number; y: number; r: number }[]): string[] {
  const bySize = Map.groupBy(all, ({ r }) => Math.round(Math.min(6.5, r) * 3) / 3)
  return [...bySize].map(([r, list]) =>
    path(list.map((at) => `M${num(at.x)} ${num(at.y)}h0`).join(''), {
      fill: 'none',
      stroke: C.faintGrey,
      'stroke-width': 2 * r,
      'stroke-linecap': 'round',
    }),
  )
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** First free place around a mark, nearest first; a leader line where it had to move away. */
function findPlace(
  mark: { x: number; y: number; label: string },
  taken: Box[],
  frame: { left: number; right: number; top: number; bottom: number },
) {
  const width = textWidth(mark.label, 8, 600) + 2
  for (const distance of [0, 12, 24, 38, 54, 72]) {
    for (const [side, dy] of [
      [1, 0],
      [-1, 0],
      [1, -1],
      [1, 1],
      [-1, -1],
      [-1, 1],
    ] as const) {
      const gap = 8 + distance * 0.8
      const box = { x: side > 0 ? mark.x + gap : mark.x - gap - width, y: mark.y - 6.5 + dy * distance, width, height: 12 }
      const inFrame = box.x >= frame.left && box.x + width <= frame.right && box.y >= frame.top - 8 && box.y + 12 <= frame.bottom
      if (inFrame && !taken.some((other) => overlaps(box, other)))
        return { box, leader: distance > 0, near: side > 0 ? box.x - 2 : box.x + width + 2 }
    }
  }
  const box = { x: Math.min(mark.x + 8, frame.right - width), y: mark.y - 6.5, width, height: 12 }
  return { box, leader: false, near: box.x }
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
