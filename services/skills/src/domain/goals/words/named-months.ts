/** "Within 2 years" in months; any time where the words name none. */
export function monthsNamed(phrase: string): number {
  const found = /\b(an?|one|two|three|four|five|six|\d{1,2}) (years?|yrs?|months?|mos?)\b/i.exec(phrase)
  if (!found) return Infinity
  const [, count, unit] = found
  const number = NUMBERS[count!.toLowerCase()] ?? Number(count)
  return number * (unit!.toLowerCase().startsWith('y') ? 12 : 1)
}
const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
