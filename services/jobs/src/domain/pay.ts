/** Whole US dollars a year. */
export type Pay = { readonly min: number | undefined; readonly max: number | undefined }

export const NO_PAY: Pay = { min: undefined, max: undefined }

/** Brings an amount to a year: full time is 2,080 hours, 260 days, 52 weeks, 12 months. */
export function annualPay(options: {
  min?: number | undefined
  max?: number | undefined
  unit?: string | undefined
  currency?: string | undefined
}): Pay {
  const { unit = '', currency = 'USD' } = options
  const factor = FACTORS.find(([pattern]) => pattern.test(unit))?.[1]
  // Another currency would need a rate of the day: better no pay than a wrong one.
  if (factor === undefined || !/^(?:usd|us\$|\$)$/i.test(currency.trim())) return NO_PAY
  const ends = [options.min, options.max].map((value) => plausible(value, factor))
  const [min, max] = ends
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min }
  return { min, max }
}

/**
 * Pay that a text states: "$85,000 - $105,000", "$85k–105k a year", "$28 to $34 per hour". An amount counts when it is a range,
 * has a unit or stands after a word such as "salary": gift cards and funding rounds do not.
 */
export function payInText(text: string): Pay {
  for (const found of text.matchAll(RANGE)) {
    const [, low = '', lowK, high, highK, unit] = found
    const named = LABEL.test(text.slice(Math.max(0, found.index - 40), found.index))
    if (high === undefined && !unit && !named) continue
    const min = amount(low, lowK ?? highK)
    const max = high === undefined ? undefined : amount(high, highK ?? lowK)
    // Small amounts without a unit are wages an hour only where pay is spoken of.
    if (!unit && min < LEAST && (!named || min > MOST_HOURLY)) continue
    const pay = annualPay({ min, max, unit: unit ?? (min < LEAST ? 'hour' : undefined) })
    if (pay.min !== undefined) return pay
  }
  return NO_PAY
}

function amount(digits: string, thousands: string | undefined): number {
  const value = Number(digits.replaceAll(',', ''))
  return thousands ? value * 1000 : value
}

function plausible(value: number | undefined, factor: number): number | undefined {
  const year = Math.round((value ?? Number.NaN) * factor)
  return year >= LEAST && year <= MOST ? year : undefined
}

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/hour|hr\b/i, 2080],
  [/day|daily/i, 260],
  [/week/i, 52],
  [/month/i, 12],
  [/year|annual|annum|salary|\byr\b|^$/i, 1],
]
const LEAST = 5_000
const MOST = 3_000_000
const MOST_HOURLY = 300
const LABEL = /\b(?:pay|salary|compensation|wages?|earn|rate)\b[^.\n]*$/i
const RANGE =
  /\$\s?(\d{1,3}(?:,\d{3}){1,2}|\d{2,7}(?:\.\d{1,2})?)\s?(k)?(?:\s?(?:-|–|—|to|and)\s?\$?\s?(\d{1,3}(?:,\d{3}){1,2}|\d{2,7}(?:\.\d{1,2})?)\s?(k)?)?\+?(?:\s?(?:USD)?\s?(?:per|an?|\/)\s?(hour|hr|day|week|month|year|yr))?/gi
