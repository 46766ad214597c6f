import { rowOfCode } from '../../catalogue/row-of-code.ts'
import type { Engine } from '../../matching/engine.ts'
import type { Ranking } from '../../matching/rank.ts'
import type { WishAnswer } from '../answer-wishes.ts'
import type { Wish } from '../goals.ts'
import { whatHelps } from '../unheld-wishes.ts'
import { placesAsked } from './places-asked.ts'

/** Of which places governments, schools or hospitals are the largest employer, for who looks for a public or a nonprofit one. */
export function publicVerdict(engine: Engine, ranking: Ranking, wish: Wish): WishAnswer {
  const { id, label = '', phrase } = wish
  const told = placesAsked(engine, ranking).flatMap(({ code, title }) => {
    const employer = rowOfCode(engine.base.publicEmployers, code)
    return employer ? [`${title}: ${employer}`] : []
  })
  return {
    ...{ id, label, phrase },
    answer: told.length > 0 ? 'partly' : 'unknown',
    why: [...told, whatHelps(wish) ?? ''].filter(Boolean).join(' '),
    source: told.length > 0 ? 'BLS Occupational Outlook Handbook, work environment' : '',
  }
}
