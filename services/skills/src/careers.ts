import type { TitleKnowledge } from './domain/catalogue/titles/resolve-title.ts'
import { createTitleIndex, type Titled } from './domain/catalogue/titles/title-index.ts'
import { createTitleReader } from './domain/catalogue/titles/title-words.ts'
import { type Catalogue, indexCatalogue } from './domain/catalogue-search.ts'
import { createEngine, type Engine } from './domain/engine.ts'
import type { GoalKnowledge } from './domain/goals/read-goal.ts'
import { wishValuesOf } from './domain/goals/wish-values.ts'
import { mostSimilar, type Similarity, similarityOf } from './domain/matching/similarity.ts'
import { loadAnchors, loadKnowledgeBase } from './knowledge-base/load.ts'
import { loadConditions } from './knowledge-base/load-conditions.ts'
import { loadGoalWords } from './knowledge-base/load-goals.ts'
import { loadStateWages, type StateWages } from './knowledge-base/load-state-wages.ts'
import { loadTitles } from './knowledge-base/load-titles.ts'
import type { KnowledgeBase } from './knowledge-base/types.ts'

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
  const titles = createTitles(base)
  const similarity = similarityOf(engine)
  const stateWages = loadStateWages(engine.count)
  return { engine, titles, goals: createGoals(engine, similarity, titles), similarity, catalogue, stateWages }
}

function createGoals(engine: Engine, similarity: Similarity, titles: TitleKnowledge): GoalKnowledge {
  const { occupations, indexOf } = engine.base
  const conditions = loadConditions()
  return {
    codes: occupations.map(({ code }) => code),
    titles: occupations.map(({ title }) => title),
    indexOf,
    titleIndex: titles.index,
    ...loadGoalWords(),
    near: (index, limit) => mostSimilar(engine, similarity.byAll, index, limit).map((other) => other.index),
    wishValues: wishValuesOf(conditions),
    selfEmployed: (index) => conditions.get(occupations[index]!.code)?.selfEmployed,
  }
}

function createTitles(base: KnowledgeBase): TitleKnowledge {
  const { known, lists, ...rest } = loadTitles((code) => base.indexOf.get(code))
  return { index: createTitleIndex(known, titledOccupations(base), createTitleReader(lists)), ...rest }
}

/** Titles vote for six-digit codes; a speciality is taken for a tenth of its code's people. */
export function titledOccupations({ occupations }: Pick<KnowledgeBase, 'occupations'>): Titled[] {
  return occupations.map(({ code, wages }) => {
    const people = wages?.employment ?? 0
    return { people: code.endsWith('.00') ? people : Math.min(20_000, people / 10), group: code.slice(0, 7) }
  })
}
