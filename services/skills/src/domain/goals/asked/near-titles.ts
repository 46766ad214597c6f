import type { TitleMatch } from '../../catalogue/titles/title-index.ts'
import type { GoalKnowledge } from '../goal-knowledge.ts'
import type { NamedPhrase } from '../words/phrase-titles.ts'
import { contentOf } from '../words/piece-words.ts'

/**
 * Titles that people write with all words of a piece that names no occupation of the tables: sure ones, and near the present work those that
 * are fairly sure. What is read so is only what the words may mean, and never counts as named.
 */
export function nearTitles(knowledge: GoalKnowledge, piece: string, present: number | undefined): NamedPhrase[] {
  const { titleIndex, titles, codes, phraseWords } = knowledge
  const words = contentOf(piece)
  if (words.length < 2 || words.length > MOST_WORDS || words.every((word) => phraseWords.idle.has(word.toLowerCase()))) return []
  const near = new Set(present === undefined ? [] : [present, ...knowledge.near(present, NEAREST)])
  for (const wording of wordings(words)) {
    const matches = titleIndex.find(wording.join(' '), 4).filter(({ index, score, matchedTitle }) => {
      const isNear = near.has(index) || (present !== undefined && codes[index]!.slice(0, 4) === codes[present]!.slice(0, 4))
      return score >= (isNear ? NEAR : SURE) && saysAll(`${matchedTitle} ${titles[index]!}`, words)
    })
    const [first, second] = matches
    if (first?.index === present || (first && second && isOther(codes, first, second))) return []
    if (first) {
      const weights = matches.map(({ index, score }) => [index, (AS_MEANT * score) / first.score] as const)
      return [{ phrase: piece, occupations: new Map(weights.filter(([, weight]) => weight >= LEAST)) }]
    }
  }
  return []
}

/** The words, and the people of their field: planning → planner, "life care" → "life care specialist". */
function wordings(words: readonly string[]): string[][] {
  const last = words.at(-1)!.toLowerCase()
  const before = words.slice(0, -1)
  const people = /ing$/.test(last)
    ? [last.replace(/(?:(n)n|(t)t|(m)m)?ing$/, '$1$2$3er'), last.replace(/ing$/, 'er')]
    : /s$/.test(last)
      ? [last.slice(0, -1)]
      : []
  return [[...words], ...people.map((word) => [...before, word]), ...HEADS.map((head) => [...words, head])]
}

/** Two kinds of work that the words may mean about as well: then they say too little. */
const isOther = (codes: readonly string[], first: TitleMatch, second: TitleMatch): boolean =>
  second.score > ABOUT * first.score && codes[first.index]!.slice(0, 4) !== codes[second.index]!.slice(0, 4)

function saysAll(title: string, words: readonly string[]): boolean {
  const said = title.toLowerCase()
  return words.every((word) => said.includes(word.toLowerCase().slice(0, STEM)))
}

const HEADS = ['specialist', 'technician', 'analyst', 'coordinator', 'worker', 'manager']
/** Occupations most like the present one that count as its field. */
const NEAREST = 60
/** How sure a title has to be near the present work, and elsewhere. */
const NEAR = 0.5
const SURE = 0.75
const ABOUT = 0.75
/** Weight of what words may mean, below what is named; and the least that is kept. */
const AS_MEANT = 0.75
const LEAST = 0.5
const MOST_WORDS = 4
const STEM = 5
