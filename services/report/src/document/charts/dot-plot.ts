import type { Drawing } from './parts/drawing.ts'
import { C } from './parts/palette.ts'
import { circle, drawing, line, scale, text } from './parts/svg.ts'
import { youBar } from './parts/symbols.ts'

/** Every single rating as a dot, a row a group, and the reader's average as the bar. */
export function dotPlot(
  groups: { name: string; ratings: number[] }[],
  ends: { low: number; high: number; lowWord: string; highWord: string },
  width = 236,
): Drawing {
  const rowHeight = 21
  const height = groups.length * rowHeight + 16
  const x = scale(ends.low, ends.high, 84, width - 22)
  const parts: string[] = []
  const steps = ends.high - ends.low <= 5 ? 1 : 3
  for (let at = ends.low; at <= ends.high; at += steps) {
    parts.push(line(x(at), 2, x(at), height - 14, { stroke: C.line, 'stroke-width': 0.6 }))
    const word = at === ends.low ? `${at} ${ends.lowWord}` : at + steps > ends.high ? `${at} ${ends.highWord}` : String(at)
    parts.push(text(x(at), height - 4, word, { size: 7.4, fill: C.ink2, anchor: 'middle' }))
  }
  groups.forEach((group, index) => {
    const y = (index + 0.5) * rowHeight
    parts.push(text(0, y + 3, group.name, { size: 8.4, weight: 600 }))
    const mean = group.ratings.reduce((sum, rating) => sum + rating, 0) / (group.ratings.length || 1)
    const counts = new Map<number, number>()
    for (const rating of group.ratings) counts.set(rating, (counts.get(rating) ?? 0) + 1)
    for (const [rating, count] of counts) {
      for (let n = 0; n < count; n++) parts.push(circle(x(rating) + (n - (count - 1) / 2) * 5.6, y, 2.3, { fill: C.ink }))
    }
    if (group.ratings.length > 0) parts.push(youBar(x(mean), y, 14))
  })
  const rows = groups.map((group) => `${group.name} ${group.ratings.length === 0 ? 'not answered' : group.ratings.join(', ')}`)
  return drawing(width, height, `Your ratings. ${rows.join('; ')}.`, parts)
}
