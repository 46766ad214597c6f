import type { GoalKnowledge } from '../../src/domain/goals/goal-knowledge.ts'
import { readGoalPhrases } from '../../src/domain/goals/goal-phrases.ts'
import {
  readFieldWords,
  readGoalMeanings,
  readGoalWords,
  readLeftWords,
  readPhraseWords,
  type WishWords,
} from '../../src/domain/goals/goal-table.ts'
import { readGoal } from '../../src/domain/goals/read-goal.ts'
import { knownTitles } from './known-titles.ts'

export const CODES = [
  '29-1141.00',
  '29-1141.03',
  '29-1171.00',
  '47-2111.00',
  '47-1011.00',
  '35-2014.00',
  '51-3011.00',
  '53-3032.00',
  '13-2011.00',
  '13-2051.00',
  '15-1252.00',
]
/** The rows of a table of wordings, an index of titles, and patterns of wishes, over a few occupations. */
export type Given = {
  words?: [string, string][]
  titles?: Parameters<typeof knownTitles>[0]
  wishes?: Record<string, RegExp>
  left?: [string, string, string][]
  fields?: [string, string][]
  meanings?: [string, string, string][]
  said?: [string, string][]
}
/** Wishes to do something are read in what is wanted alone. */
const TO_DO: ReadonlySet<string> = new Set(['lead', 'teach', 'own_business', 'remote'])
const knowledgeOf = ({
  words = [],
  titles = {},
  wishes = {},
  left = [],
  fields = [],
  meanings = [],
  said = [],
}: Given): GoalKnowledge => {
  const index = knownTitles(titles)
  const named: typeof index.named = (title, limit) =>
    index.named(title, limit).map((match) => ({ ...match, index: match.index / 10 }))
  return {
    codes: CODES,
    titles: CODES.map((code) => (code === '51-3011.00' ? 'Bakers' : code)),
    indexOf: new Map(CODES.map((code, at) => [code, at])),
    titleIndex: { find: named, named, chosen: () => [] },
    phraseWords: readPhraseWords([]),
    words: readGoalWords(words),
    phrases: readGoalPhrases(said),
    wishes: Object.entries(wishes).map(
      ([id, pattern]): WishWords => ({
        ...{ id, label: `The ${id}` },
        wordings: [{ reads: TO_DO.has(id) ? 'wanted' : 'all', pattern: new RegExp(pattern, 'gi') }],
      }),
    ),
    fields: readFieldWords(fields),
    meanings: readGoalMeanings(meanings),
    leftWords: readLeftWords(left),
    degreeFields: [],
    families: { teachers: new Map(), supervisorOf: () => undefined, managerOf: () => undefined },
    near: () => [],
    wishValues: () => undefined,
    workBehind: () => [],
    selfEmployed: () => undefined,
  }
}
export const read = (given: Given, text: string, presentCode?: string) =>
  readGoal(knowledgeOf(given), { text, ...(presentCode && { presentCode }) })
export const phrases = (...asked: Parameters<typeof read>) => read(...asked).wanted.map(({ phrase }) => phrase)
export const unresolved = (...asked: Parameters<typeof read>) => read(...asked).unresolved
export const NURSE = '29-1141.00:1'
