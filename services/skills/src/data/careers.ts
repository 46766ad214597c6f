import { type Catalogue, indexCatalogue } from '../domain/catalogue/catalogue-search.ts'
import type { KnowledgeBase, StateWages } from '../domain/catalogue/figures.ts'
import type { TitleKnowledge } from '../domain/catalogue/titles/resolve-title.ts'
import { createTitleIndex, type Titled } from '../domain/catalogue/titles/title-index.ts'
import { createTitleReader } from '../domain/catalogue/titles/title-words.ts'
import { workBehindTitle } from '../domain/catalogue/titles/work-behind-title.ts'
import type { GoalKnowledge } from '../domain/goals/goal-knowledge.ts'
import { type GoalPhrases, onlyWork } from '../domain/goals/goal-phrases.ts'
import { type Conditions, wishValuesOf } from '../domain/goals/wish-values.ts'
import { createEngine, type Engine } from '../domain/matching/engine.ts'
import { occupationWords } from '../domain/matching/occupation-words.ts'
import { mostSimilar, type Similarity, similarityOf } from '../domain/matching/similarity.ts'
import { loadAnchors, loadKnowledgeBase } from './knowledge-base/load.ts'
import { loadConditions, loadContacts } from './knowledge-base/load-conditions.ts'
import { loadGoalWords } from './knowledge-base/load-goals.ts'
import { loadStateWages } from './knowledge-base/load-state-wages.ts'
import { loadTitleFamilies, loadTitles } from './knowledge-base/load-titles.ts'

/** The knowledge base and what answers from it, built once at start and read-only afterwards. */
export type Careers = {
  readonly engine: Engine
  readonly titles: TitleKnowledge
  readonly goals: GoalKnowledge
  readonly similarity: Similarity
  readonly catalogue: Catalogue
  readonly stateWages: StateWages
}

export function createCareers(): Careers {
  const base = loadKnowledgeBase()
  const engine = createEngine(base, loadAnchors())
  const catalogue = indexCatalogue(base, engine.catalogue)
  const words = loadGoalWords()
  const titles = createTitles(base, words.phrases)
  const similarity = similarityOf(engine)
  // Read now, so that no first ranking waits for it.
  occupationWords(base)
  const stateWages = loadStateWages(engine.count)
  return { engine, titles, goals: createGoals(engine, { similarity, titles, words }), similarity, catalogue, stateWages }
}

function createGoals(
  engine: Engine,
  { similarity, titles, words }: { similarity: Similarity; titles: TitleKnowledge; words: ReturnType<typeof loadGoalWords> },
): GoalKnowledge {
  const { occupations, indexOf } = engine.base
  const conditions = withStress(engine.base, loadConditions())
  return {
    codes: occupations.map(({ code }) => code),
    titles: occupations.map(({ title }) => title),
    indexOf,
    titleIndex: titles.index,
    families: titles.families,
    workBehind: (title) => {
      const places = workBehindTitle(titles, title)
      return places.map((place) => ({ code: occupations[place]!.code, phrase: title }))
    },
    ...words,
    near: (index, limit) => mostSimilar(engine, similarity.byAll, index, limit).map((other) => other.index),
    wishValues: wishValuesOf(conditions, new Map([...engine.base.limitPosts, ...loadContacts()])),
    conditions,
    selfEmployed: (index) => conditions.get(occupations[index]!.code)?.selfEmployed,
  }
}

/** Work styles tell how much stress there is to keep calm under. */
function withStress(
  { occupations, scales: { style } }: KnowledgeBase,
  conditions: ReadonlyMap<string, Conditions>,
): ReadonlyMap<string, Conditions> {
  const at = style.elements.findIndex(({ id }) => id === STRESS_TOLERANCE)
  return new Map(
    occupations.map(({ code, index }) => [
      code,
      { ...conditions.get(code), stress: style.rows[index * style.elements.length + at]! },
    ]),
  )
}

const STRESS_TOLERANCE = '1.C.4.b'

function createTitles(base: KnowledgeBase, phrases: GoalPhrases): TitleKnowledge {
  const { known, lists, ...rest } = loadTitles((code) => base.indexOf.get(code))
  return {
    index: createTitleIndex(known, titledOccupations(base), createTitleReader(lists)),
    ...rest,
    families: loadTitleFamilies(base.occupations.map(({ code }) => code)),
    workIn: (text) => {
      const work = onlyWork(phrases, text)
      const index = work && base.indexOf.get(work.code)
      return index === undefined ? undefined : { index, words: work!.words }
    },
  }
}

/** Titles vote for six-digit codes; a speciality is taken for a tenth of its code's people. */
export function titledOccupations({ occupations }: Pick<KnowledgeBase, 'occupations'>): Titled[] {
  return occupations.map(({ code, wages }) => {
    const people = wages?.employment ?? 0
    return { people: code.endsWith('.00') ? people : Math.min(20_000, people / 10), group: code.slice(0, 7) }
  })
}
