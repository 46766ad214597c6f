import type { OccupationFigures } from '../../catalogue/figures.ts'
import { dollars, listWords } from '../../explain/money-words.ts'
import { HOURS_A_YEAR, type Wish } from '../goals.ts'

/** Whether pay is published for a place: a specialty has only that of its wider group, and occupations counted together share theirs. */
export const hasPay = ({ code, wages, ownWages }: OccupationFigures): boolean =>
  wages !== undefined && wages.p50 > 0 && (ownWages !== false || code.endsWith('.00'))

/** Hours a week that some words name; undefined where they name none, or those of a full week. */
export function hoursNamed(phrase: string): number | undefined {
  const said = HOURS.exec(phrase)
  if (!said) return undefined
  const most = Math.max(...[said[1], said[2]].flatMap((word) => (word === undefined ? [] : [numberOf(word)])))
  const hours = /day/i.test(said[3] ?? '') ? most * WORKDAYS : most
  return hours >= FEWEST_HOURS && hours <= MOST_HOURS ? hours : undefined
}

/** What the hours that were named bring in a year at the middle pay of each place; '' where none were named. */
export function payAtHours({ phrase }: Wish, places: readonly OccupationFigures[]): string {
  const hours = hoursNamed(phrase)
  const paid = places.filter(hasPay)
  if (hours === undefined || paid.length === 0) return ''
  const told = paid.map(({ title, wages }) => `${dollars(rounded((wages!.p50 * hours * WEEKS) / HOURS_A_YEAR))} in ${title}`)
  return `At ${hours} hours a week the middle pay comes to about ${listWords(told)} a year. Ask from how many hours on the employer gives health insurance.`
}

/** Hours a week that a sum a year allows at the middle pay of a place. */
export const hoursFor = (year: number, { wages }: OccupationFigures): number =>
  Math.floor((year / WEEKS / (wages!.p50 / HOURS_A_YEAR)) * 2) / 2

const numberOf = (word: string): number => NUMBERS[word.toLowerCase()] ?? Number(word)
const rounded = (sum: number): number => Math.round(sum / 100) * 100

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
}
const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).join('|')}`
const HOURS = new RegExp(
  `\\b(${NUMBER})(?:\\s*(?:-|–|to|or)\\s*(${NUMBER}))?[\\s-]*(?:hours?|hrs?)\\b(?:\\s*(?:a|per|each|/)\\s*(days?|weeks?|wk))?`,
  'i',
)
const WEEKS = 52
const WORKDAYS = 5
const FEWEST_HOURS = 4
const MOST_HOURS = 35
