export type PayAxis = { from: number; to: number; ticks: readonly number[] }

const step = 20_000
const mostTicks = 6

/** A dollar axis with round ends around the figures, and at most six ticks. */
export function payAxis(figures: readonly number[]): PayAxis {
  const from = Math.floor(Math.min(...figures) / step) * step
  const to = Math.max(from + step, Math.ceil(Math.max(...figures) / step) * step)
  let gap = step
  while ((to - from) / gap > mostTicks - 1) gap += step
  const ticks: number[] = []
  for (let tick = from; tick <= to; tick += gap) ticks.push(tick)
  return { from, to, ticks }
}

/** Where an amount lies on the axis, in percent of its length. */
export function placeOn({ from, to }: PayAxis, amount: number): number {
  return Math.min(100, Math.max(0, (100 * (amount - from)) / (to - from)))
}
