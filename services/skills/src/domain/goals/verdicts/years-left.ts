import { listWords } from '../../explain/money-words.ts'
import type { Engine } from '../../matching/engine.ts'
import type { Ranking } from '../../matching/rank.ts'
import type { WishAnswer } from '../answer-wishes.ts'
import type { Goals, Wish } from '../goals.ts'
import { WAYS } from './kept-wishes.ts'
import { placesAsked } from './places-asked.ts'

/** How many of the years that somebody has left to work each place leaves after its way in. */
export function yearsVerdict(engine: Engine, ranking: Ranking, { id, label = '', phrase }: Wish): WishAnswer {
  const years = yearsLeft(ranking.goals)
  const places = placesAsked(engine, ranking).flatMap((place) => {
    const { known, studyMonths, experienceMonths } = ranking.standing.entries[place.index]!
    return known ? [{ title: place.title, months: studyMonths[0] + experienceMonths }] : []
  })
  const groups = [...Map.groupBy(places, ({ months }) => months)].sort(([a], [b]) => a - b)
  const isWorth = (months: number): boolean => years === undefined || months <= (12 * years) / WORTH
  const worth = places.filter(({ months }) => isWorth(months)).length
  const why = groups.map(([months, some]) => {
    const titles = listWords(some.map(({ title }) => title))
    if (months === 0) return `${titles}: open now${years ? `, so all ${years} years can be worked in it` : ''}.`
    const wait = `${titles}: about ${months} ${months === 1 ? 'month' : 'months'} before the first day`
    if (years === undefined) return `${wait}.`
    const left = years - months / 12
    const rest = left < 3 ? Math.round(10 * left) / 10 : Math.round(left)
    if (rest <= 0) return `${wait}, which is all the time there is.`
    return `${wait}, which leaves about ${rest} of ${years} years${isWorth(months) ? '' : ': hold what the way costs against that'}.`
  })
  return {
    ...{ id, label, phrase },
    answer: places.length === 0 ? 'unknown' : worth === places.length ? 'yes' : worth > 0 ? 'partly' : 'no',
    why: why.join(' ') || 'No place is on your list, so there is nothing to hold your years against.',
    source: places.length > 0 ? WAYS : '',
  }
}

/** The years left to work, as told, or up to Medicare from the age that is told; undefined where neither gives a number. */
export function yearsLeft({ wishes }: Pick<Goals, 'wishes'>): number | undefined {
  const phrase = wishes.find(({ id }) => id === 'years_left')?.phrase
  if (phrase === undefined) return undefined
  const [, count] = /\b(\d{1,2}|[a-z]+)(?: more| good| working)? (?:years|yrs)\b/i.exec(phrase) ?? []
  const years = count === undefined ? Number.NaN : (NUMBERS[count.toLowerCase()] ?? Number(count))
  if (years > 0) return years
  const age = Number(/\b\d\d\b/.exec(wishes.find(({ id }) => id === 'age')?.phrase ?? '')?.[0])
  const until = /medicare/i.test(phrase) ? MEDICARE : SOCIAL_SECURITY
  return age >= YOUNGEST && age < until ? until - age : undefined
}

/** Ages: Medicare begins at 65, and full Social Security at 67 for who was born in 1960 or later. */
const MEDICARE = 65
const SOCIAL_SECURITY = 67
const YOUNGEST = 45
/** The way in may take a quarter of the years. */
const WORTH = 4
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15 },
}
