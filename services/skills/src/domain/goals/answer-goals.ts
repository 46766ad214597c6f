import type { OccupationFigures } from '../../knowledge-base/types.ts'
import type { Engine } from '../engine.ts'
import type { Ranking } from '../rank.ts'
import { ASKED, type Wanted } from './goals.ts'

/** What a person asked for in some words, answered. */
export type GoalAnswer = {
  readonly phrase: string
  readonly codes: readonly string[]
  readonly answer: 'yes' | 'not_yet' | 'no' | 'inside'
  /** A sentence. */
  readonly why: string
  /** Place of the occupation that the answer is about; undefined when the words mean none. */
  readonly about: number | undefined
}

/** Answers every phrase by the best of the occupations that it means. */
export function answerGoals(engine: Engine, ranking: Ranking): GoalAnswer[] {
  return ranking.goals.wanted.map((wanted) => answerOne(engine, ranking, wanted))
}

function answerOne(engine: Engine, ranking: Ranking, { phrase, codes, inside }: Wanted): GoalAnswer {
  const meant = codes
    .filter(({ weight }) => weight >= ASKED)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ code }) => {
      const index = engine.base.indexOf.get(code)
      return index === undefined ? [] : [engine.base.occupations[index]!]
    })
  const answer = (kind: GoalAnswer['answer'], about: OccupationFigures | undefined, why: string): GoalAnswer => ({
    phrase,
    codes: meant.map(({ code }) => code),
    answer: kind,
    why,
    about: about?.index,
  })
  const { present } = ranking.person
  const own = present && meant.find(({ code }) => code.slice(0, 7) === present.code.slice(0, 7))
  const open = meant.filter(({ index }) => !ranking.selection.refusals.has(index))
  if (present && (inside || (own && open.length === 0)))
    return answer(
      'inside',
      own ?? present,
      `That is counted as the occupation you are in: the same work in another post or setting.`,
    )
  if (meant.length === 0) return answer('no', undefined, 'We found no occupation that these words mean.')
  const best = [...open].sort((a, b) => monthsTo(ranking, a) - monthsTo(ranking, b) || a.index - b.index)[0]
  if (!best) {
    const refusal = ranking.selection.refusals.get(meant[0]!.index)!
    return answer('no', meant[0], `${meant[0]!.title}: ${lowerFirst(refusal.why)} ${refusal.opens}`)
  }
  const { known, missing } = ranking.standing.entries[best.index]!
  const months = monthsTo(ranking, best)
  if (!known)
    return answer('not_yet', best, `${best.title}: how long it takes to get in is not known. Ask somebody who does the work.`)
  const need = missing.length > 0 ? ` You need ${missing.slice(0, 2).join(', and ')}.` : ''
  if (months <= SOON) return answer('yes', best, `${best.title} is within reach now.${need}`)
  return answer('not_yet', best, `${best.title} takes about ${months} months from where you stand.${need}`)
}

function monthsTo({ standing }: Ranking, { index }: OccupationFigures): number {
  const { studyMonths, experienceMonths } = standing.entries[index]!
  return studyMonths[0] + experienceMonths
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Months up to which something is within reach now. */
const SOON = 3
