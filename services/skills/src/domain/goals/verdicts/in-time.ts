import { listWords } from '../../explain/money-words.ts'
import type { Engine } from '../../matching/engine.ts'
import type { Ranking } from '../../matching/rank.ts'
import type { WishAnswer } from '../answer-wishes.ts'
import type { Wish } from '../goals.ts'
import { monthsNamed } from '../words/named-months.ts'
import { WAYS } from './kept-wishes.ts'

/** How long each place of the list takes, against the time that the words name; where they name none, the months alone. */
export function inTime(engine: Engine, ranking: Ranking, wish: Wish): WishAnswer {
  const asked = monthsNamed(wish.phrase)
  const places = ranking.ranked.map((index) => {
    const { known, studyMonths, experienceMonths } = ranking.standing.entries[index]!
    const months = known ? studyMonths[0] + experienceMonths : undefined
    return { title: engine.base.occupations[index]!.title, months }
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
