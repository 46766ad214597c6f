/** Figures as the report prints them: whole dollars, one decimal for percent, signs spelled with a real minus. */
export function dollars(value: number): string {
  return `$${Math.round(value).toLocaleString('en-US')}`
}

export function percentChange(value: number): string {
  const rounded = Math.round(value * 10) / 10
  const sign = rounded > 0 ? '+' : rounded < 0 ? '\u2212' : ''
  return `${sign}${Math.abs(rounded).toFixed(1)}\u00a0%`
}

/** Without a sign, for sentences that say the direction themselves. */
export function plainPercent(value: number): string {
  return `${Math.abs(Math.round(value * 10) / 10).toFixed(1)}\u00a0%`
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

/** "a, b and c". */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
