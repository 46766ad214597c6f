import { type ArticleEntry, articles } from '@waymark/contracts/models/articles'

/** Articles that hold every word; in the title counts most, then in the category, then in the description. */
export function findArticles(query: string, limit: number): ArticleEntry[] {
  const words = query.toLowerCase().split(/\s/).filter(Boolean)
  return articles
    .map((article) => ({ article, score: scoreOf(article, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ article }) => article)
}

function scoreOf({ title, category, description }: ArticleEntry, words: readonly string[]): number {
  const scores = words.map((word) => {
    if (title.toLowerCase().includes(word)) return 3
    if (category.toLowerCase().includes(word)) return 2
    return description.toLowerCase().includes(word) ? 1 : 0
  })
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0)
}
