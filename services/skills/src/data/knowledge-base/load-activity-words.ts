import type { ActivityFigures, KnowledgeBase } from '../../domain/catalogue/figures.ts'
import { isOneOf } from '../../domain/reach/gate.ts'

export const ACTIVITY_WORD_COLUMNS = ['id', 'codes', 'label', 'likes']

type ActivityWords = Pick<KnowledgeBase, 'activityLabels' | 'activityLikes'> & {
  /** The groups of an occupation, with the words that are its own. */
  readonly labelled: (code: string, groups: readonly ActivityFigures[]) => ActivityFigures[]
}

/**
 * What groups of tasks are called. A row without codes holds for all occupations, one with beginnings of codes for these alone;
 * an empty label leaves the group without a name. `likes` are the letters of the interests that the group goes with.
 */
export function loadActivityWords(rows: readonly string[][]): ActivityWords {
  const words = rows.map(([id, codes, label, likes]) => ({
    id: id!,
    codes: codes!.split(' ').filter(Boolean),
    label: label!,
    likes: [...likes!],
  }))
  const plain = words.filter(({ codes }) => codes.length === 0)
  const special = Map.groupBy(
    words.filter(({ codes }) => codes.length > 0),
    ({ id }) => id,
  )
  return {
    activityLabels: new Map(plain.map(({ id, label }) => [id, label])),
    activityLikes: new Map(plain.map(({ id, likes }) => [id, likes.map((letter) => INTERESTS[letter] ?? unknown(id, letter))])),
    labelled: (code, groups) =>
      groups.map((group) => {
        const own = special.get(group.id)?.find(({ codes }) => isOneOf(code, codes))
        return own ? { ...group, label: own.label } : group
      }),
  }
}

function unknown(id: string, letter: string): never {
  throw new Error(`activities.tsv: ${id} goes with "${letter}", which is no interest. Use R, I, A, S, E or C.`)
}

const INTERESTS: Readonly<Record<string, string>> = {
  R: 'realistic',
  I: 'investigative',
  A: 'artistic',
  S: 'social',
  E: 'enterprising',
  C: 'conventional',
}
