const NBSP = '\u00a0'
const MINUS = '\u2212'

/** How a value is printed. The unit is part of the fact, so a figure looks the same wherever it stands. */
export type Unit =
  | 'usd' // $49,210
  | 'usd_k' // $49k
  | 'percent' // 12 %
  | 'change' // +3.2 %
  | 'count' // 39,300
  | 'people' // 1.6 million
  | 'score' // 74
  | 'decimal' // 4.3
  | 'level' // 3.6
  | 'ratio' // .68
  | 'hours'
  | 'months'
  | 'weeks'
  | 'years'
  | 'text'

export function formatFact(value: number | string, unit: Unit): string {
  if (typeof value === 'string') return value
  switch (unit) {
    case 'usd':
      return `$${group(Math.round(value))}`
    case 'usd_k':
      return `$${group(Math.round(value / 1000))}k`
    case 'percent':
      return `${Math.round(value)}${NBSP}%`
    case 'change':
      return `${signed(value, 1)}${NBSP}%`
    case 'count':
    case 'score':
      return group(Math.round(value))
    case 'people':
      return people(value)
    case 'decimal':
    case 'level':
      return minus(value.toFixed(1))
    case 'ratio':
      return minus(value.toFixed(2).replace(/^(-?)0\./, '$1.'))
    case 'hours':
      return plural(value, 'hour')
    case 'months':
      return plural(value, 'month')
    case 'weeks':
      return plural(value, 'week')
    case 'years':
      return plural(value, 'year')
    case 'text':
      return String(value)
  }
}

export function signed(value: number, digits: number): string {
  const text = value.toFixed(digits)
  if (Number(text) === 0) return (0).toFixed(digits)
  return value > 0 ? `+${text}` : minus(text)
}

/** Made once: a new one for each of a thousand figures costs more than all else that a page is composed of. */
const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export function group(value: number): string {
  return minus(GROUPED.format(value))
}

function people(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} million`
  return group(Math.round(value / 100) * 100)
}

function plural(value: number, noun: string): string {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(1)
  return `${shown} ${noun}${shown === '1' ? '' : 's'}`
}

function minus(text: string): string {
  return text.replace('-', MINUS)
}
