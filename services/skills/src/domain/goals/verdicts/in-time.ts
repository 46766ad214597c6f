import { listWords } from '../../explain/money-words.ts'
import type { Engine } from '../../matching/engine.ts'
import type { Ranking } from '../../matching/rank.ts'
import type { WishAnswer } from '../answer-wishes.ts'
import type { Wish } from '../goals.ts'
import { monthsNamed } from '../words/named-months.ts'
import { WAYS } from './kept-wishes.ts'
import { placesAsked } from './places-asked.ts'

/** How long each place of the list takes, against the time that the words name; where they name none, the months alone. */
export function inTime(engine: Engine, ranking: Ranking, wish: Wish): WishAnswer {
  const asked = Math.min(monthsNamed(wish.phrase), monthsUntil(wish.phrase, lastRead(ranking)))
  const places = placesAsked(engine, ranking).map(({ index, title }) => {
    const { known, studyMonths, experienceMonths } = ranking.standing.entries[index]!
    const months = known ? studyMonths[0] + experienceMonths : undefined
    return { title, months }
  })
  const waits = [...new Set(places.map(({ months }) => months))].sort((a = Infinity, b = Infinity) => a - b)
  const why = waits
    .map((wait) => `${waitWords(wait)}: ${listWords(places.flatMap(({ title, months }) => (months === wait ? title : [])))}.`)
    .join(' ')
  const within = places.filter(({ months }) => months !== undefined && months <= asked).length
  return {
    ...{ id: wish.id, label: wish.label ?? '', phrase: wish.phrase },
    answer: within === 0 ? (places.length === 0 ? 'unknown' : 'no') : within < places.length ? 'partly' : 'yes',
    why: why || 'No place is on your list, so no time can be told.',
    source: WAYS,
  }
}

const waitWords = (months: number | undefined): string => {
  if (months === undefined) return 'How long is not known'
  return months === 0 ? 'Open now' : `About ${months} ${months === 1 ? 'month' : 'months'}`
}

/** Months up to a year that is named, or up to a season or a holiday of the next twelve; any time where none is. */
function monthsUntil(phrase: string, [year, month]: readonly [number, number]): number {
  const named = /\b(?:the end of )?(20\d\d)\b/i.exec(phrase)
  if (named) return 12 * (Number(named[1]) - year) - month + (/end of/i.test(phrase) ? 12 : 1)
  return /\b(?:spring|summer|fall|winter|christmas|next year|this year)\b/i.test(phrase) ? 12 : Infinity
}

/** Year and month in which the ways in were read last: no clock is asked, so that the same answers give the same paper. */
function lastRead({ standing }: Ranking): readonly [number, number] {
  const read = standing.entries.reduce((last, { gate }) => (gate && gate.read > last ? gate.read : last), '')
  const [year = 0, month = 0] = read.split('-').map(Number)
  return [year, month]
}
