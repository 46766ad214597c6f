import { dollars, listWords } from '../../explain/money-words.ts'
import type { Engine } from '../../matching/engine.ts'
import type { Ranking } from '../../matching/rank.ts'
import type { WishAnswer } from '../answer-wishes.ts'
import type { Wish } from '../goals.ts'
import { hasPay, hoursFor } from './hourly-words.ts'
import { placesAsked } from './places-asked.ts'

/**
 * What a limit on earnings, in the person's own figure, means in hours a week at the middle pay of each place. What the limit is and what
 * counts against it is a matter of their benefit: the answer says who tells them.
 */
export function capVerdict(engine: Engine, ranking: Ranking, { id, label = '', phrase, beside }: Wish): WishAnswer {
  const year = yearNamed(phrase)
  const places = placesAsked(engine, ranking).filter(hasPay)
  const told = places.map((place) => {
    const hours = hoursFor(year ?? 0, place)
    return hours >= FULL_WEEK ? `any full week in ${place.title}` : `${hours} hours a week in ${place.title}`
  })
  const reached = year !== undefined && places.length > 0
  const why = [
    reached
      ? `You named ${dollars(year)} a year${/year|yr|annual/i.test(phrase) ? '' : `, ${dollars(Math.round(year / 12))} a month`}. At the middle pay that is about ${listWords(told)}: ask for posts of so many hours, and keep below your figure when overtime comes.`
      : 'You named no sum that we could read. Divide your limit by the hourly pay of the post, and you have the hours that you can take.',
    asks(phrase),
  ]
  return {
    ...{ id, label, phrase },
    ...(beside ? { beside } : {}),
    answer: reached ? 'partly' : 'unknown',
    why: why.join(' '),
    source: reached ? 'BLS Occupational Employment and Wage Statistics, May 2024' : '',
  }
}

/** Dollars a year that some words name, a month or a week told as such; small sums that name no time are a month's. */
function yearNamed(phrase: string): number | undefined {
  const said = SUM.exec(phrase)
  if (!said) return undefined
  const sum = Number(said[1]!.replaceAll(',', '')) * (said[2] ? 1000 : 1)
  const times = /month|\bmo\b/i.test(phrase) ? 12 : /week|\bwk\b/i.test(phrase) ? 52 : sum < A_MONTH ? 12 : 1
  return sum >= LEAST ? sum * times : undefined
}

/** Who tells what counts. */
function asks(phrase: string): string {
  if (/medicaid|medi-cal|food stamps|\bsnap\b|\bebt\b|section 8|voucher|housing/i.test(phrase))
    return 'Which pay counts, and when aid is cut, differs by program and state: ask your caseworker in writing before the first paycheck.'
  if (/retire|full age|survivor/i.test(phrase) || (/social security/i.test(phrase) && !/disab|ssdi|\bssi\b/i.test(phrase)))
    return 'Which pay counts, and until which birthday, is told by the Social Security office for your own record (ssa.gov): ask before the first paycheck.'
  if (/\bva\b|veteran|tdiu|unemployab/i.test(phrase))
    return 'Which pay counts is a matter of your rating: an accredited veterans service officer (va.gov) tells you free of charge. Ask before the first paycheck.'
  return 'Which pay counts, and which trial months there are, a benefits counselor of Work Incentives Planning and Assistance tells you free of charge (choosework.ssa.gov): ask before the first paycheck.'
}

const SUM = /\$? ?(\d{1,3}(?:,\d{3})+|\d{3,6}|\d{1,3}(?:\.\d+)?(?= ?(?:k\b|grand|thousand)))(?:\.\d\d)? ?(k\b|grand|thousand)?/i
const A_MONTH = 5000
const LEAST = 200
const FULL_WEEK = 40
