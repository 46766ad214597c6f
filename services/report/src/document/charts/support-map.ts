import { pointRadial } from 'd3-shape'
import type { Drawing } from './parts/drawing.ts'
import { C, textWidth } from './parts/palette.ts'
import { circle, drawing, fitText, line, text } from './parts/svg.ts'
import { youBar } from './parts/symbols.ts'

export interface Circle {
  label: string
  /** 1-10: how much they could help; undefined = not rated. */
  help: number | undefined
  /** The person named them as standing behind them. */
  named: boolean
}

/** The reader in the middle, people around: the nearer, the more they can help. */
export function supportMap(people: Circle[], width = 499, height = 196): Drawing {
  const cx = width / 2
  const cy = height / 2
  const wide = 128
  const high = 86
  const parts: string[] = []
  for (const share of [1, 0.68, 0.36]) {
    parts.push(
      `<ellipse cx="${cx}" cy="${cy}" rx="${wide * share}" ry="${high * share}" fill="none" stroke="${C.line}" stroke-width="0.8"/>`,
    )
  }
  const places = people.map((one, index) => {
    // Half a step off the vertical, so that no label stands above or below the middle.
    const angle = ((index + 0.5) / people.length) * 2 * Math.PI
    const near = one.help === undefined ? 1 : 0.3 + ((10 - one.help) / 9) * 0.7
    const [x, y] = pointRadial(angle, near)
    return { ...one, x: cx + x * wide, y: cy + y * high, right: x > 0 }
  })
  for (const place of places) {
    if (place.help !== undefined)
      parts.push(
        line(cx, cy, place.x, place.y, {
          stroke: place.help >= 6 ? C.moss : C.line,
          'stroke-width': place.help >= 6 ? 1.8 : 0.8,
        }),
      )
  }
  const labels = spreadLabels(
    places.filter((place) => place.right),
    height,
  ).concat(
    spreadLabels(
      places.filter((place) => !place.right),
      height,
    ),
  )
  for (const { place, y } of labels) {
    const known = place.help !== undefined
    parts.push(
      circle(place.x, place.y, place.named ? 6 : 4.4, {
        fill: known && place.help! >= 6 ? C.moss : C.white,
        stroke: known ? C.ink : C.ink3,
        'stroke-width': place.named ? 2 : 1,
        'stroke-dasharray': known ? undefined : '2 1.6',
      }),
    )
    const at = place.right ? cx + wide + 14 : cx - wide - 14
    parts.push(
      line(place.x + (place.right ? 6 : -6), place.y, at + (place.right ? -3 : 3), y - 2, {
        stroke: C.grey,
        'stroke-width': 0.5,
      }),
    )
    const words = known ? `${place.label}, ${place.help}` : place.label
    const weight = known && place.help! >= 6 ? 600 : 400
    const fit = fitText(words, width - cx - wide - 18, (shown) => textWidth(shown, 8.2, weight))
    parts.push(text(at, y, fit, { size: 8.2, weight, fill: known ? C.ink : C.ink2, anchor: place.right ? 'start' : 'end' }))
  }
  parts.push(youBar(cx, cy, 22))
  const alt = people
    .map(
      (one) =>
        `${one.label}: ${one.help === undefined ? 'not rated' : `${one.help} of 10`}${one.named ? ', stands behind you' : ''}`,
    )
    .join('; ')
  return drawing(width, height, `You in the middle, people around you by how much they could help. ${alt}.`, parts)
}

/** Labels of one side from top to bottom, at least a line apart. */
function spreadLabels<P extends { y: number }>(places: P[], height: number): { place: P; y: number }[] {
  const sorted = [...places].sort((a, b) => a.y - b.y)
  const step = Math.min(32, (height - 30) / Math.max(1, sorted.length))
  const top = height / 2 - ((sorted.length - 1) * step) / 2
  return sorted.map((place, index) => ({ place, y: top + index * step + 2.8 }))
}
