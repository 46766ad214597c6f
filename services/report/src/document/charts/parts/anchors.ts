import type { Drawing } from './drawing.ts'
import { C } from './palette.ts'
import { drawing, line, rect, scale, text } from './svg.ts'

/** The fit scale with its two fixed anchors and the words for its bands. */
export function fitAnchors(width = 236): Drawing {
  const x = scale(1, 99, 4, width - 4)
  const bands = [
    { from: 1, to: 60, fill: '#DDE4DC', word: 'loose' },
    { from: 60, to: 75, fill: C.paleMoss, word: 'fair' },
    { from: 75, to: 90, fill: C.moss, word: 'strong' },
    { from: 90, to: 99, fill: C.spruce, word: 'very' },
  ]
  return drawing(
    width,
    40,
    'Fit scale from 1 to 99: below 60 loose, from 60 fair, from 75 strong, from 90 very strong. Anchors: 50 is a middling match, 95 a person’s own chosen work.',
    [
      ...bands.map((band) => rect(x(band.from), 13, x(band.to) - x(band.from) - 1, 11, { fill: band.fill })),
      ...bands.map((band) =>
        text((x(band.from) + x(band.to)) / 2, 8.5, band.word, { size: 7.6, fill: C.ink2, anchor: 'middle' }),
      ),
      ...[50, 60, 75, 95].map((at) => line(x(at), 24, x(at), 28, { 'stroke-width': 0.9 })),
      ...[50, 60, 75, 95].map((at) =>
        text(x(at), 37, String(at), { size: 7.8, weight: at === 50 || at === 95 ? 600 : 400, anchor: 'middle' }),
      ),
    ],
  )
}
