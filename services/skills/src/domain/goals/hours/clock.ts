/** A time of day as people write it: "6", "630", "9:30 at night", "5 am", "noon". */
export const TIME = String.raw`(?:noon|midnight|(?!20[2-9]\d\b)(?:\d{1,2}(?::?[0-5]\d)?|five|six|seven|eight|nine|ten|eleven|twelve|one|two|three|four)\b(?: ?(?:a\.?m\b\.?|p\.?m\b\.?|o'?clock|at night|in the (?:morning|afternoon|evening)))?)`

/** Minutes of the day; without "am" or "pm" a start is in the morning and an end behind noon. Undefined where it is no time. */
export function clock(written: string, role: 'start' | 'end'): number | undefined {
  const text = written.toLowerCase()
  if (text === 'noon') return 12 * 60
  if (text === 'midnight') return role === 'end' ? 24 * 60 : 0
  const [, digits = '', minutes = '0'] = /^(\d{1,2}?|[a-z]+)(?::?([0-5]\d))?(?![\d])/.exec(text) ?? []
  const hour = NUMBERS[digits] ?? Number(digits)
  if (!(hour >= 1 && hour <= 24)) return undefined
  const late = /p\.?m|night|evening|afternoon/.test(text)
  const early = /a\.?m|morning/.test(text)
  const isLater = late || (!early && (role === 'end' ? hour < 10 : hour < 5))
  return (isLater && hour < 12 ? hour + 12 : early && hour === 12 ? 0 : hour) * 60 + Number(minutes)
}

/** "6:30 AM". */
export function clockWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const rest = minutes % 60
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${hour < 12 ? 'AM' : 'PM'}`
}

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
}
