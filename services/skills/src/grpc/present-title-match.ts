import type { KnowledgeBase } from '../domain/catalogue/figures.ts'
import type { TitleMatch } from '../domain/catalogue/titles/title-index.ts'

/** A match by the code and title of its occupation; `score` 0-1 is how sure it is. */
export function presentTitleMatch({ occupations }: KnowledgeBase, { index, matchedTitle, score }: TitleMatch) {
  const { code, title } = occupations[index]!
  return { code, title, matchedTitle, score }
}
