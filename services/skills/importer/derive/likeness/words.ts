/** Words of two letters and more, lower case, plurals folded; digits and punctuation end a word. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{2,}/g) ?? []).map(singular)
}

/** How often each term stands in a list of terms. */
export function countTerms(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** Pairs of neighbouring words, "data entry". */
export function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`)
}

function singular(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}
