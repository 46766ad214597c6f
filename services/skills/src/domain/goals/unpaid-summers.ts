import { listWords } from '../explain/money-words.ts'
import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import type { Wish } from './goals.ts'

/** Of free summers: whether the person has them now, and which work is not paid over them; '' where neither is so. */
export function unpaidSummers(
  { base }: Pick<Engine, 'base'>,
  { person: { present }, ranked }: Pick<Ranking, 'person' | 'ranked'>,
  { values }: Wish,
): string {
  const isFree = (code: string): boolean => (values?.get(code) ?? 0) >= FREE
  const places = ranked.map((index) => base.occupations[index]!).filter(({ code }) => isFree(code) && BY_THE_HOUR.test(code))
  const unpaid = listWords(places.map(({ title }) => title))
  return [
    ...(present && isFree(present.code)
      ? [`Your present work has summers off${BY_THE_HOUR.test(present.code) ? ', in most districts without pay' : ''}.`]
      : []),
    ...(unpaid
      ? [`${unpaid} are usually paid by the hour, and not in summer: ask whether the pay can be spread over the year.`]
      : []),
  ].join(' ')
}

const FREE = 0.5
/** Drivers, aides and cooks of schools, who work by the hour; teachers and therapists have a contract for the school year. */
const BY_THE_HOUR = /^(?:25-904[23]|35-2012|53-3051)/
