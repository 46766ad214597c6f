import type { KeySymbol } from '../../sections/blocks.ts'
import type { Drawing } from './drawing.ts'
import { C } from './palette.ts'
import { circle, drawing, line, path, rect } from './svg.ts'

/** The reader. The only yellow in any chart. */
export const youBar = (x: number, y: number, height = 15) =>
  rect(x - 2.2, y - height / 2, 4.4, height, { rx: 0.8, fill: C.blaze, stroke: C.ink, 'stroke-width': 0.9 })

export const jobDot = (x: number, y: number, r = 3.2) => circle(x, y, r, { fill: C.ink, stroke: C.white, 'stroke-width': 0.8 })

export const diamond = (x: number, y: number, filled = true, r = 4) =>
  path(`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`, {
    fill: filled ? C.spruce : C.white,
    stroke: filled ? C.white : C.spruce,
    'stroke-width': filled ? 0.8 : 1.1,
  })

export const openDot = (x: number, y: number, r = 3.2) => circle(x, y, r, { fill: C.white, stroke: C.ink, 'stroke-width': 1.2 })

export const square = (x: number, y: number, fill: string = C.larch) =>
  rect(x - 3, y - 3, 6, 6, { fill, stroke: C.ink, 'stroke-width': 0.9 })

export const triangle = (x: number, y: number) =>
  path(`M${x} ${y - 3.6}L${x + 3.8} ${y + 3.2}L${x - 3.8} ${y + 3.2}Z`, { fill: C.white, stroke: C.ink, 'stroke-width': 1.1 })

const KEYS: Record<KeySymbol, { alt: string; parts: () => string[] }> = {
  you: { alt: 'yellow bar, you', parts: () => [youBar(5.5, 5.5, 10)] },
  'your-range': { alt: 'pale yellow band, your range', parts: () => [rect(0, 3, 11, 5.5, { fill: C.paleBlaze })] },
  job: { alt: 'black dot, your job now', parts: () => [jobDot(5.5, 5.5, 3.6)] },
  target: { alt: 'green diamond, the new job', parts: () => [diamond(5.5, 5.5, true, 4.6)] },
  candidate: { alt: 'open diamond, other candidates', parts: () => [diamond(5.5, 5.5, false, 4.2)] },
  people: { alt: 'open circle, people’s label', parts: () => [openDot(5.5, 5.5, 3.6)] },
  model: { alt: 'filled circle, a model’s label', parts: () => [jobDot(5.5, 5.5, 3.6)] },
  observed: { alt: 'amber square, seen in use', parts: () => [square(5.5, 5.5)] },
  self: { alt: 'triangle, your own rating', parts: () => [triangle(5.5, 5.8)] },
  quiz: { alt: 'open square, quiz', parts: () => [square(5.5, 5.5, C.white)] },
  range: {
    alt: 'green bar with a tick, a range and its likely value',
    parts: () => [rect(0, 3, 11, 5.5, { fill: C.moss }), line(5.5, 1.5, 5.5, 9.5, { 'stroke-width': 1.8 })],
  },
  others: {
    alt: 'gray band, all jobs',
    parts: () => [rect(0, 3, 11, 5.5, { fill: C.sunk }), line(5.5, 3, 5.5, 8.5, { stroke: C.ink3 })],
  },
}

export function keySymbol(symbol: KeySymbol): Drawing {
  const key = KEYS[symbol]
  return drawing(11, 11, key.alt, key.parts())
}
