import { listWords } from '../../explain/money-words.ts'
import type { Engine } from '../../matching/engine.ts'
import type { Ranking } from '../../matching/rank.ts'
import type { WishAnswer } from '../answer-wishes.ts'
import type { Wish } from '../goals.ts'
import { WAYS } from './kept-wishes.ts'
import { placesAsked } from './places-asked.ts'

/** Which places ask for no school that has to be paid first, and where the price of the others may come from without a loan. */
export function debtVerdict(engine: Engine, ranking: Ranking, { id, label = '', phrase }: Wish): WishAnswer {
  const places = placesAsked(engine, ranking).filter(({ index }) => ranking.standing.entries[index]!.known)
  const isFree = ({ index }: (typeof places)[number]): boolean => ranking.standing.entries[index]!.studyMonths[0] === 0
  const titles = (some: typeof places): string => listWords(some.map(({ title }) => title))
  const [free, paid] = [places.filter(isFree), places.filter((place) => !isFree(place))]
  const why = [
    free.length > 0 ? `${titles(free)} ask for no school that you pay before the first day.` : '',
    paid.length > 0
      ? `${titles(paid)} ask for school first. Without a loan: a community college, a Pell Grant that is not paid back (FAFSA at studentaid.gov), WIOA money of the American Job Center, or an employer who pays. Get the whole price in writing before you enroll.`
      : '',
    ranking.goals.wishes.some(({ id: other }) => other === 'own_business') ? SMALL_START : '',
  ]
  return {
    ...{ id, label, phrase },
    answer: places.length === 0 ? 'unknown' : paid.length === 0 ? 'yes' : free.length > 0 ? 'partly' : 'no',
    why: why.filter(Boolean).join(' ') || 'No place is on your list, so there is nothing to hold it against.',
    source: places.length > 0 ? WAYS : '',
  }
}

/** What a start of one's own may cost, where somebody says how much they can lose: no table holds it, and the sum can be kept. */
export function riskVerdict({ id, label = '', phrase }: Wish): WishAnswer {
  const sum = /\$ ?\d[\d,.]*\d(?: ?k)?|\$ ?\d|\d+ ?(?:k|grand)\b/i.exec(phrase)?.[0]
  const limit = sum ? `To stay within ${sum}` : 'To keep your savings out of it'
  return {
    ...{ id, label, phrase },
    answer: 'unknown',
    why: `What a start costs is in no table. ${limit}: no lease, no franchise and no stock bought ahead; write down license, insurance, tools and three months without income, and stop where the sum is reached. A lease that you sign yourself counts in full. A SCORE mentor or a Small Business Development Center (sba.gov/local-assistance) goes through the sum with you free of charge.`,
    source: '',
  }
}

const SMALL_START =
  'A business without a loan begins small: from home or a van, with used tools and a deposit from each customer, beside a wage.'
