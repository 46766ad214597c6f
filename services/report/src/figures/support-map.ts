import type { Drawing } from './drawing.ts'
import { C, textWidth } from './palette.ts'
import { drawing, fitText, line, rect, text } from './svg.ts'
import { youBar } from './symbols.ts'

/** The reader in the middle, five places around to write names in. */
export function supportMap(fields: { place: string; name: string }[], width = 499): Drawing {
  const height = 178
  const centre = { x: width / 2, y: 88 }
  const spots = [
    { x: 0, y: 0 },
    { x: width - 166, y: 0 },
    { x: 0, y: 124 },
    { x: width - 166, y: 124 },
    { x: (width - 166) / 2, y: 128 },
  ]
  const order = [spots[0]!, spots[1]!, spots[2]!, spots[3]!, spots[4]!]
  const parts: string[] = []
  for (const [index, spot] of order.entries()) {
    if (index < fields.length)
      parts.push(
        line(centre.x, centre.y, spot.x + 83, spot.y + 24, { stroke: C.grey, 'stroke-width': 0.9, 'stroke-dasharray': '2 2.4' }),
      )
  }
  fields.forEach((field, index) => {
    const spot = order[index]
    if (!spot) return
    parts.push(
      rect(spot.x + 0.5, spot.y + 0.5, 165, 48, {
        rx: 1.5,
        fill: C.white,
        stroke: field.name ? C.spruce : C.ink3,
        'stroke-width': field.name ? 1.4 : 0.8,
      }),
    )
    parts.push(text(spot.x + 8, spot.y + 14, field.place, { size: 8.4, weight: 600, fill: C.spruce }))
    if (field.name)
      parts.push(
        text(
          spot.x + 8,
          spot.y + 31,
          fitText(field.name, 150, (words) => textWidth(words, 8.6)),
          { size: 8.6 },
        ),
      )
    else parts.push(line(spot.x + 8, spot.y + 36, spot.x + 156, spot.y + 36, { stroke: C.paleGrey }))
  })
  parts.push(rect(centre.x - 20, centre.y - 16, 40, 36, { fill: C.white }))
  parts.push(youBar(centre.x, centre.y - 2, 22))
  parts.push(text(centre.x, centre.y + 19, 'you', { size: 8.4, weight: 600, anchor: 'middle' }))
  const alt = fields.map((field) => `${field.place}: ${field.name || 'still free'}`).join('; ')
  return drawing(width, height, `Five places of help around you. ${alt}.`, parts)
}
