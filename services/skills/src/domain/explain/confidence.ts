import type { Ranking } from '../matching/rank.ts'
import { PARTS, type Part } from '../matching/weights.ts'
import { listWords } from './money-words.ts'

export type Confidence = { readonly grade: 'high' | 'medium' | 'low'; readonly reason: string }

/**
 * How sure the list is: what was answered, how many occupations were left to choose from, how firmly the first places hold in
 * the redraws, and whether the present occupation and the goal lie in the data.
 *
 * @param loss what the list says of places that pay far less than now, as a clause
 */
export function gradeConfidence(ranking: Ranking, loss?: string): Confidence {
  const missing = PARTS.filter((part) => ranking.weights[part] === 0)
  if (missing.length === PARTS.length) return { grade: 'low', reason: loss ? `${UNANSWERED} ${sentence(loss)}` : UNANSWERED }
  const { person, goals, selection, spread, standing } = ranking
  const candidates = selection.eligible.length
  const firm = ranking.ranked.slice(0, 3).filter((index) => spread.topTenShare[index]! >= 0.8).length
  const outside = goals.wanted.filter(({ codes, inside }) => codes.length === 0 && !inside)
  const doubts = [
    ...(loss ? [loss] : []),
    ...(person.present ? [] : [unknownWork(standing.likely?.title)]),
    ...(candidates < ENOUGH ? [leftWords(candidates)] : []),
    ...(outside.length > 0 ? [`we found no occupation for “${outside[0]!.phrase}”`] : []),
    ...(person.present?.estimated ? ['nobody rated your present occupation, so its profile is our estimate'] : []),
    ...(missing.length > 0
      ? [
          `${listWords(missing.map((part) => NAMES[part]))} ${missing.length === 1 && SINGULAR.has(missing[0]!) ? 'is' : 'are'} not answered`,
        ]
      : []),
    // Of none left no place is first, and none can change.
    ...(firm < 3 && candidates > 0 ? ['the first places change when single answers change'] : []),
  ]
  const low = missing.includes('interests') || missing.length >= 3 || firm === 0 || candidates < FEW
  const grade = low ? 'low' : doubts.length === 0 ? 'high' : 'medium'
  if (doubts.length === 0)
    return { grade, reason: `Chosen from ${candidates} occupations; the first three hold when single answers change.` }
  return { grade, reason: sentence(doubts.join('; ')) }
}

function unknownWork(likely: string | undefined): string {
  return likely === undefined
    ? 'you chose no present occupation, so what you can carry over is not counted'
    : `you chose no present occupation; we took your words to mean work such as that of ${likely}`
}

function leftWords(candidates: number): string {
  if (candidates === 0) return 'no occupation was left to choose from'
  return `only ${candidates} ${candidates === 1 ? 'occupation was' : 'occupations were'} left to choose from`
}

const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`

const UNANSWERED =
  'Nothing was answered that the comparison rests on. The list shows growing work within your reach, not work that fits you.'

const NAMES = { interests: 'interests', skills: 'skills', values: 'values', style: 'work style', knowledge: 'knowledge' } as const
const SINGULAR: ReadonlySet<Part> = new Set(['style', 'knowledge'])
/** Occupations left after the rules for a list that deserves the name, and below which it is a remainder. */
const ENOUGH = 40
const FEW = 10
