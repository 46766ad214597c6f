import type { Drawing } from './drawing.ts'
import { C, textWidth } from './palette.ts'
import { drawing, fitText, line, path, rect, scale, text } from './svg.ts'

export interface Phase {
  from: number
  to: number
  label: string
  tone: 'learn' | 'work' | 'later' | 'gap'
}

export interface Journey {
  label: string
  sub: string
  phases: Phase[]
  /** Month and words of what went wrong. */
  snag: { at: number; label: string }
}

const FILLS = { learn: C.sunk, work: C.paleMoss, later: C.moss, gap: C.white }

/** Ways of invented people on one line of months: phases as blocks, and the month in which it went wrong. */
export function journeys(list: Journey[], months: number, width = 499): Drawing {
  const labelWidth = 118
  const top = 20
  const rowHeight = 41
  const height = top + list.length * rowHeight
  const x = scale(0, months, labelWidth, width - 8)
  const parts: string[] = [text(0, 9, 'Months', { size: 7.6, fill: C.ink2 })]
  for (let at = 0; at <= months; at += 6) {
    parts.push(text(x(at), 9, at === 0 ? 'start' : String(at), { size: 7.6, fill: C.ink2, anchor: 'middle' }))
    parts.push(line(x(at), 14, x(at), height - 4, { stroke: C.line, 'stroke-width': 0.6 }))
  }
  list.forEach((journey, index) => {
    const y = top + index * rowHeight + 15
    const fit = (words: string, size: number, weight: 400 | 600, room: number) =>
      fitText(words, room, (shown) => textWidth(shown, size, weight))
    parts.push(text(0, y + 1, fit(journey.label, 8.6, 600, labelWidth - 8), { size: 8.6, weight: 600 }))
    parts.push(text(0, y + 11, fit(journey.sub, 7.6, 400, labelWidth - 8), { size: 7.6, fill: C.ink2 }))
    for (const phase of journey.phases) {
      const left = x(phase.from)
      const length = x(phase.to) - left - 1
      const outline = phase.tone === 'gap' ? { stroke: C.ink3, 'stroke-width': 0.8, 'stroke-dasharray': '2 1.6' } : {}
      parts.push(rect(left, y - 8, length, 17, { rx: 0.8, fill: FILLS[phase.tone], ...outline }))
      const shown = fit(phase.label, 7.8, 400, length - 8)
      if (shown.length > 3) parts.push(text(left + 4, y + 3, shown, { size: 7.8 }))
    }
    const at = x(journey.snag.at)
    parts.push(path(`M${at} ${y + 10}L${at + 3.6} ${y + 16.5}L${at - 3.6} ${y + 16.5}Z`, { fill: C.rust }))
    const wide = textWidth(journey.snag.label, 7.6)
    const right = at + 7 + wide > width
    parts.push(
      text(right ? at - 6 : at + 7, y + 17, journey.snag.label, {
        size: 7.6,
        fill: C.rust,
        anchor: right ? 'end' : 'start',
        halo: true,
      }),
    )
  })
  const alt = list
    .map((journey) => {
      const phases = journey.phases.map((phase) => `${phase.label} from month ${phase.from} to ${phase.to}`).join(', ')
      return `${journey.label} (${journey.sub}): ${phases}; in month ${journey.snag.at}: ${journey.snag.label}.`
    })
    .join(' ')
  return drawing(width, height, `Three invented ways over ${months} months. ${alt}`, parts)
}
