import { type Catalogue, indexCatalogue } from './domain/catalogue-search.ts'
import { createEngine, type Engine } from './domain/engine.ts'
import { createSimilarity, type Similarity } from './domain/similarity.ts'
import { createTitleIndex, type TitleIndex } from './domain/titles.ts'
import { loadAnchors, loadKnowledgeBase } from './knowledge-base/load.ts'

/** The knowledge base and what answers from it, built once at start and read-only afterwards. */
export type Careers = {
  readonly engine: Engine
  readonly titles: TitleIndex
  readonly similarity: Similarity
  readonly catalogue: Catalogue
}

export function createCareers(): Careers {
  const base = loadKnowledgeBase()
  const engine = createEngine(base, loadAnchors())
  const catalogue = indexCatalogue(base, engine.catalogue)
  return { engine, titles: createTitleIndex(base), similarity: createSimilarity(engine), catalogue }
}
