import type { Ranking } from './rank.ts'
import { PARTS } from './weights.ts'

export type Confidence = { readonly grade: 'high' | 'medium' | 'low'; readonly reason: string }

/** How sure the list is, from what was answered and how firmly the first places hold in the redraws. */
export function gradeConfidence(ranking: Ranking): Confidence {
  const missing = PARTS.filter((part) => ranking.weights[part] === 0)
  if (missing.length === PARTS.length) return { grade: 'low', reason: UNANSWERED }
  const firm = ranking.ranked.slice(0, 3).filter((index) => ranking.spread.topTenShare[index]! >= 0.8).length
  const loose = ranking.ranked.filter((index) => ranking.spread.topTenShare[index]! < 0.5).length
  const held = `${firm === 3 ? 'All three directions' : firm === 0 ? 'None of the three directions' : `${firm} of the three directions`} stay in the top ten in at least 80 % of the redraws`
  const gaps =
    missing.length === 0
      ? ''
      : ` ${sentenceList(missing.map((part) => NAMES[part]))} ${missing.length === 1 ? 'was' : 'were'} not answered, so ${missing.length === 1 ? 'it is' : 'they are'} left out.`
  const ends = loose === 0 ? '' : ` The last ${loose === 1 ? 'place is' : `${loose} places are`} loose.`
  return { grade: gradeOf(missing, firm, loose), reason: `${held}.${gaps}${ends}` }
}

function gradeOf(missing: readonly string[], firm: number, loose: number): Confidence['grade'] {
  if (missing.includes('interests') || missing.length >= 3 || firm === 0) return 'low'
  return missing.length === 0 && firm === 3 && loose <= 2 ? 'high' : 'medium'
}

function sentenceList(words: readonly string[]): string {
  const text = words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const UNANSWERED =
  'Nothing was answered that the comparison rests on. The list shows growing work within your reach, not work that fits you.'

const NAMES = { interests: 'interests', skills: 'skills', values: 'values', style: 'work style', knowledge: 'knowledge' } as const
