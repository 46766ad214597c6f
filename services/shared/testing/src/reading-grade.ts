/**
 * Flesch-Kincaid grade level (Kincaid and others 1975, Derivation of new readability formulas for Navy enlisted personnel); 0 for
 * less than thirty words. Syllables are counted as groups of vowels, silent endings left out.
 */
export function gradeOf(prose: string): number {
  const sentences = prose.split(/[.!?]+(?:\s|$)/).filter((sentence) => /[a-z]/i.test(sentence))
  const words = prose.match(/[A-Za-z][A-Za-z’'-]*/g) ?? []
  if (words.length < 30) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / Math.max(1, sentences.length)) + 11.8 * (syllables / words.length) - 15.59
}

function syllablesIn(word: string): number {
  const bare = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) => end[0] ?? '')
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 1)
}
