import { curveLinearClosed, lineRadial, pointRadial } from 'd3-shape'
import type { Drawing } from './parts/drawing.ts'
import { C } from './parts/palette.ts'
import { DIGITS, drawing, el, num, path, scale, text } from './parts/svg.ts'
import { jobDot, youBar } from './parts/symbols.ts'

/** Six interests as two shapes at most: the reader and the present job. */
export function hexagon(scores: { name: string; you: number; job?: number }[], jobName: string, width = 236): Drawing {
  const cx = width / 2
  const cy = 104
  const radius = 84
  const reach = scale(1, 7, 0, radius)
  const angle = (index: number) => (index * Math.PI) / 3
  const point = (index: number, value: number) => {
    const [x, y] = pointRadial(angle(index), reach(value))
    return { x, y }
  }
  const around = lineRadial<number>()
    .angle((_value, index) => angle(index))
    .radius(reach)
    .curve(curveLinearClosed)
    .digits(DIGITS)
  const shape = (value: (index: number) => number) => around(scores.map((_score, index) => value(index)))!
  const parts: string[] = []
  for (const ring of [3, 5, 7])
    parts.push(
      path(
        shape(() => ring),
        { fill: 'none', stroke: C.line, 'stroke-width': 0.7 },
      ),
    )
  scores.forEach((_score, index) => {
    const end = point(index, 7)
    parts.push(path(`M0 0L${num(end.x)} ${num(end.y)}`, { stroke: C.line, 'stroke-width': 0.7 }))
  })
  parts.push(
    path(
      shape((index) => scores[index]!.you),
      { fill: C.blaze, 'fill-opacity': 0.55, stroke: C.ink, 'stroke-width': 1.3 },
    ),
  )
  const withJob = scores.every((score) => score.job !== undefined)
  if (withJob) {
    parts.push(
      path(
        shape((index) => scores[index]!.job!),
        { fill: 'none', stroke: C.ink, 'stroke-width': 1, 'stroke-dasharray': '2.6 2' },
      ),
    )
    scores.forEach((score, index) => {
      const at = point(index, score.job!)
      parts.push(jobDot(at.x, at.y, 2.6))
    })
  }
  for (const ring of [3, 5, 7]) {
    const at = point(0, ring)
    parts.push(text(at.x + 3, at.y + 6, String(ring), { size: 7.2, fill: C.ink2, halo: true }))
  }
  scores.forEach((score, index) => {
    const at = point(index, score.you)
    parts.push(youBar(at.x, at.y, 9))
    const end = point(index, 7)
    const anchor = index === 0 || index === 3 ? 'middle' : index < 3 ? 'start' : 'end'
    const shift = anchor === 'middle' ? 0 : anchor === 'start' ? -14 : 14
    const dy = index === 0 ? -7 : index === 3 ? 15 : index === 1 || index === 5 ? -7 : 14
    parts.push(text(end.x + shift, end.y + dy, score.name, { size: 8.6, weight: 600, anchor }))
  })
  const numbers = scores.map(
    (score) =>
      `${score.name} you ${score.you.toFixed(1)}${score.job === undefined ? '' : `, ${jobName} ${score.job.toFixed(1)}`}`,
  )
  return drawing(width, 212, `Six interests on a scale of 1 to 7. ${numbers.join('; ')}.`, [
    el('g', { transform: `translate(${num(cx)} ${num(cy)})` }, ...parts),
  ])
}
