import type { Drawing } from './parts/drawing.ts'
import { C } from './parts/palette.ts'
import { drawing, line, rect, text } from './parts/svg.ts'

/** Why places fall open: people who leave, plus or minus the change in the number of jobs. */
export function openingsSum(figures: { separations: number; change: number; openings: number }, width = 236): Drawing {
  const show = (value: number) => (Math.round(value / 100) * 100).toLocaleString('en-US').replace('-', '−')
  const most = Math.max(figures.separations, figures.openings, figures.separations + figures.change) * 1.02 || 1
  const w = (value: number) => (Math.max(0, value) / most) * (width - 2)
  const grows = figures.change >= 0
  const changeLeft = grows ? w(figures.separations) : w(figures.openings)
  const parts = [
    text(0, 8, 'People who leave this work, a year', { size: 8.2 }),
    rect(0, 13, w(figures.separations), 13, { fill: C.grey }),
    text(5, 22.6, show(figures.separations), { size: 8.4, weight: 600 }),
    text(0, 40, grows ? 'Places that are new' : 'Places that are not filled again', { size: 8.2 }),
    rect(changeLeft, 45, Math.max(1.2, w(Math.abs(figures.change))), 13, {
      fill: grows ? C.moss : C.white,
      stroke: grows ? C.moss : C.rust,
      'stroke-width': 0.9,
    }),
    text(changeLeft - 4, 54.6, show(figures.change), { size: 8.4, weight: 600, anchor: 'end', fill: grows ? C.spruce : C.rust }),
    line(0, 66, width, 66, { stroke: C.ink3 }),
    text(0, 77, 'Openings a year', { size: 8.2, weight: 600 }),
    rect(0, 82, w(figures.openings), 14, { fill: C.spruce }),
    text(5, 92, show(figures.openings), { size: 8.6, weight: 600, fill: C.white }),
  ]
  return drawing(
    width,
    98,
    `${show(figures.separations)} people leave this work a year, ${grows ? 'plus' : 'minus'} ${show(Math.abs(figures.change))} by the change in jobs: ${show(figures.openings)} openings a year.`,
    parts,
  )
}
