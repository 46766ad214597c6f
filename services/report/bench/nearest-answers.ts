/** A reader's answers and the report that was made of them, as plain words. */
export type AnswersAndReport = { readonly answers: string; readonly report: string }

/**
 * Share of reports whose nearest answers, by the cosine of TF-IDF weights over all of them, are those of their own reader: 0 to 1.
 * A report that could be anybody's is nearest to anybody's answers.
 */
export function shareNearestToOwn(readers: readonly AnswersAndReport[]): number {
  const counts = readers.map(({ answers, report }) => ({ answers: countWords(answers), report: countWords(report) }))
  const rarity = rarityOf(counts.flatMap(({ answers, report }) => [answers, report]))
  const own = counts.filter(({ report }, at) => {
    const scores = counts.map(({ answers }) => cosine(report, answers, rarity))
    return scores.every((score, other) => other === at || score < scores[at]!)
  })
  return own.length / Math.max(1, readers.length)
}

type Counts = ReadonlyMap<string, number>

function countWords(text: string): Counts {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{3,}/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function rarityOf(documents: readonly Counts[]): Counts {
  const holding = new Map<string, number>()
  for (const document of documents) for (const word of document.keys()) holding.set(word, (holding.get(word) ?? 0) + 1)
  return new Map([...holding].map(([word, count]) => [word, Math.log(documents.length / count)]))
}

function cosine(one: Counts, other: Counts, rarity: Counts): number {
  const weight = (counts: Counts, word: string): number =>
    (counts.get(word) ?? 0) === 0 ? 0 : (1 + Math.log(counts.get(word)!)) * (rarity.get(word) ?? 0)
  const length = (counts: Counts): number => Math.hypot(...[...counts.keys()].map((word) => weight(counts, word)))
  const product = [...one.keys()].reduce((sum, word) => sum + weight(one, word) * weight(other, word), 0)
  return product / (length(one) * length(other) || 1)
}
