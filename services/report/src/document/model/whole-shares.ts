/**
 * Weights as whole numbers that add up to `total` exactly: each is rounded down, and what is left goes to the largest remainders, to
 * the first of equal ones. No weights, or none above zero, give zeros.
 */
export function wholeShares(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, weight) => all + Math.max(0, weight), 0)
  if (sum <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (Math.max(0, weight) / sum) * total)
  const whole = exact.map(Math.floor)
  const left = total - whole.reduce((all, value) => all + value, 0)
  const byRemainder = exact.map((value, index) => ({ index, rest: value - whole[index]! }))
  for (const { index } of byRemainder.sort((a, b) => b.rest - a.rest || a.index - b.index).slice(0, left)) whole[index]! += 1
  return whole
}
