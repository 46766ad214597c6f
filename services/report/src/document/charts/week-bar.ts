import type { Drawing } from './parts/drawing.ts'
import { C, textWidth } from './parts/palette.ts'
import { drawing, rect, text } from './parts/svg.ts'

export interface WeekPart {
  /** Whole hours; parts of none are left out. */
  hours: number
  label: string
  tone: 'aided' | 'leaning' | 'mixed' | 'human'
}

const TONES = {
  aided: { fill: C.grey, ink: C.ink },
  leaning: { fill: C.paleGrey, ink: C.ink },
  mixed: { fill: C.sunk, ink: C.ink },
  human: { fill: C.spruce, ink: C.white },
}

/** One working week as a bar, by how much AI could help. */
export function weekBar(parts: WeekPart[], width = 499): Drawing {
  const shown = parts.filter((part) => part.hours > 0)
  const total = shown.reduce((sum, part) => sum + part.hours, 0) || 1
  const marks: string[] = []
  let left = 0
  let keyAt = 0
  for (const [index, part] of shown.entries()) {
    const share = (part.hours / total) * width
    const { fill, ink } = TONES[part.tone]
    marks.push(rect(left, 0, share - (index < shown.length - 1 ? 1.4 : 0), 26, { fill }))
    const hours = `${part.hours} h`
    if (share > textWidth(hours, 9.4, 600) + 8) marks.push(text(left + 6, 16.5, hours, { size: 9.4, weight: 600, fill: ink }))
    const words = `${hours} ${part.label}`
    marks.push(rect(keyAt, 33.4, 6, 6, { fill, stroke: C.ink3, 'stroke-width': 0.4 }))
    marks.push(text(keyAt + 9, 39, words, { size: 7.8, fill: C.ink2 }))
    keyAt += textWidth(words, 7.8) + 24
    left += share
  }
  const alt = `A week of ${total} hours: ${shown.map((part) => `${part.hours} ${part.hours === 1 ? 'hour' : 'hours'} ${part.label}`).join(', ')}.`
  return drawing(width, 43, alt, marks)
}
