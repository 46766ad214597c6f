/** "+4.9%" and "−1.8%", with a real minus. */
export function signedPercent(value: number): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : ''
  return `${sign}${Math.abs(value).toFixed(1)}%`
}

/** Whole numbers up to a million, then "3.28 million". */
export function people(count: number): string {
  if (count < 1_000_000) return Math.round(count).toLocaleString('en-US')
  return `${(count / 1_000_000).toLocaleString('en-US', { maximumSignificantDigits: 3 })} million`
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export function countWord(count: number): string {
  return words[count] ?? String(count)
}
