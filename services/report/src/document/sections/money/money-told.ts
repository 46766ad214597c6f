import { timeRange } from '../../facts/break-even.ts'
import { capital, listing } from '../../facts/reading.ts'
import { FULL_WEEK, hoursToday, hoursWanted } from '../../facts/told/hours-of-work.ts'
import { type ToldSum, toldSums } from '../../facts/told/told-sums.ts'
import { yearsLeft } from '../../facts/told/years-left.ts'
import { quotedWhole } from '../../model/grammar.ts'
import type { Text } from '../../model/rich-text.ts'
import type { Told } from './money-reader.ts'
import { counted, dollarsOf, marked, type Purse, type Road } from './money-roads.ts'

/** What the reader wrote of their own money and time in their own words, worked out for their directions. */
export function toldItems(purse: Purse): Told[] {
  const sums = toldSums(purse.input)
  const found = [
    // One sentence may tell two sums: it is quoted once.
    ...sums.map((sum, at) =>
      SUM_ITEMS[sum.kind](purse, { ...sum, words: sums.findIndex(({ words }) => words === sum.words) === at ? sum.words : '' }),
    ),
    yearsItem(purse),
    wantedHoursItem(purse),
    hoursTodayItem(purse),
  ]
  return found.filter((item): item is Told => item !== undefined)
}

const SUM_ITEMS: Readonly<Record<ToldSum['kind'], (purse: Purse, sum: ToldSum) => Told | undefined>> = {
  cost: costItem,
  debt: debtItem,
  fees: feesItem,
}

const leadOf = (words: string, otherwise: Text): Text => {
  const quoted = quotedWhole(words, LONGEST_QUOTE)
  return quoted ? `You wrote: ${quoted}.{^Y}` : otherwise
}

/** What of the middle pay is left when the cost is paid from it. */
function costItem(purse: Purse, { amount, words }: ToldSum): Told {
  const year = dollarsOf(purse, 'told.cost', amount)
  const priced = purse.roads.filter(({ kind, occupation }) => kind !== 'unknown_pay' && (occupation.wages?.median ?? 0) > 0)
  const lead = leadOf(words, 'A cost that you named.{^Y}')
  const left = (road: Road): number => (road.occupation.wages?.median ?? 0) - amount
  const enough = priced.filter((road) => left(road) > 0)
  if (priced.length === 0) return { lead, text: `That is ${marked(year)} a year. Take it off each pay that you are offered.` }
  if (enough.length === 0)
    return { lead, text: `That is ${marked(year)} a year, more than the middle pay of any direction here.` }
  const rest = enough
    .slice(0, 2)
    .map((road) => `${marked(dollarsOf(purse, `told.left.${road.occupation.code}`, left(road)))} as ${road.name}`)
  return { lead, text: `That is ${year} a year. Of the middle pay it would leave you, before tax: ${listing(rest)}.` }
}

/** A debt as a payment of five years, beside what a direction brings more. */
function debtItem(purse: Purse, { amount, words }: ToldSum): Told {
  const month = dollarsOf(purse, 'told.debt.month', amount / FIVE_YEARS)
  const lead = leadOf(words, `You wrote of ${dollarsOf(purse, 'told.debt', amount)} of debt.{^Y}`)
  const spread = `Paid off in five years that is ${marked(month)} a month before interest`
  const gains = counted(purse.roads).filter(({ way, kind }) => way.gain > 0 && kind !== 'own')
  const best = gains.toSorted((a, b) => a.way.good.full - b.way.good.full)[0]
  if (purse.base.from === 'none' || !best)
    return { lead, text: `${spread}. Count it into what must come in before you say yes to a pay.` }
  const gain = dollarsOf(purse, `gain.month.${best.occupation.code}`, best.way.gain / 12)
  return {
    lead,
    text: `${spread}. The middle pay as ${best.name} brings ${gain} a month more than now, before tax. Know what a lender does if a month’s pay is late.`,
  }
}

/** The price of a school they attend stands before an average of the country. */
function feesItem(purse: Purse, { amount, words }: ToldSum): Told {
  const year = marked(dollarsOf(purse, 'told.fees', amount))
  const schooled = counted(purse.roads).find(({ way }) => way.school[1] > 0)
  const lead = leadOf(words, `You pay ${year} a year for school.`)
  if (!schooled)
    return { lead, text: 'None of the directions here asks for more of it. Ask what a stop would cost before you enroll again.' }
  const whole = marked(dollarsOf(purse, `told.fees.${schooled.occupation.code}`, (amount * schooled.way.school[1]) / 12))
  return {
    lead,
    text: `At that price the longest way to ${schooled.name} costs ${whole}. Your own figure counts before the average in our table.`,
  }
}

/** Which directions pay for themselves while the reader still means to work. */
function yearsItem(purse: Purse): Told | undefined {
  const years = yearsLeft(purse.input)
  if (years === undefined) return undefined
  const lead = `You plan about ${years} more year${years === 1 ? '' : 's'}.{^Y}`
  const timed = counted(purse.roads).filter(({ kind }) => kind !== 'own')
  const late = timed.filter(({ way }) => (way.hard.even ?? Number.POSITIVE_INFINITY) > years * 12)
  const inTime = timed.filter((road) => !late.includes(road))
  if (timed.length === 0) return { lead, text: 'Count each cost against those years, and not against ten.' }
  if (late.length === 0) return { lead, text: `${names(inTime)}: earned back within them, even at the hard end.` }
  const worst = late.toSorted((a, b) => b.way.hard.start - a.way.hard.start)[0]!
  const months = timeRange(worst.way.good.start, worst.way.hard.start)
  const waste =
    worst.way.hard.start >= 6
      ? `The way to ${worst.name} may take ${months.replace(/^up to /, '')} of them.`
      : `A slow start as ${worst.name} would not come back in them.`
  return {
    lead,
    text: `${waste} ${inTime.length > 0 ? `Look at ${listing(inTime.map(({ name }) => name))} first.` : 'So only a start at the middle pay is worth it.'}`,
  }
}

/** The pay of the part of a week that they ask for, as the tables count whole ones. */
function wantedHoursItem(purse: Purse): Told | undefined {
  const hours = hoursWanted(purse.input)
  const priced = purse.roads.filter(
    ({ kind, occupation }) => kind !== 'unknown_pay' && kind !== 'own' && (occupation.wages?.median ?? 0) > 0,
  )
  if (hours === undefined || priced.length === 0) return undefined
  const part = (road: Road): number => ((road.occupation.wages?.median ?? 0) * hours) / FULL_WEEK
  const said = priced
    .slice(0, 2)
    .map((road) => `${marked(dollarsOf(purse, `told.part.${road.occupation.code}`, part(road)))} as ${road.name}`)
  const { floor } = purse
  const under = floor === undefined ? [] : priced.filter((road) => part(road) < floor)
  const end =
    floor === undefined
      ? ''
      : under.length === 0
        ? ' That holds the least you need.'
        : ` ${names(under)}: under the least you need.`
  return {
    lead: `You ask for ${hours} hours a week.{^Y}`,
    text: `The tables pay full weeks. For your hours the middle is ${listing(said)}.${end}`,
  }
}

/** A pay of today that is one of few hours is no measure for a pay of many. */
function hoursTodayItem(purse: Purse): Told | undefined {
  const { base, input } = purse
  const hours = hoursToday(input)
  if (hours === undefined || base.from !== 'you') return undefined
  const full = marked(dollarsOf(purse, 'told.full', (base.pay * FULL_WEEK) / hours))
  return {
    lead: `You work ${hours} hours a week.{^Y}`,
    text: `For a full week your pay of today would be ${full} a year. So a part of each raise above is more hours, and no better pay.`,
  }
}

const names = (roads: readonly Road[]): Text => capital(listing(roads.map(({ name }) => name)))

const FIVE_YEARS = 60
const LONGEST_QUOTE = 80
