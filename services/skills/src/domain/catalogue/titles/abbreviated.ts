/** A known title: its different words in their order, parted by spaces. */
type Titled = { readonly key: string }

/**
 * Finds known titles that a title abbreviates: "sec guard" → "security guard", "wrhs supervisor" → "warehouse supervisor".
 * Every word that is not abbreviated has to be in it, and no other. The last word is never read so: it may be one that is still typed.
 */
export function createAbbreviations<Entry extends Titled>(
  entries: readonly Entry[],
  vocabulary: ReadonlyMap<string, readonly number[]>,
): (words: readonly string[]) => Entry[] {
  return (words) => {
    const short = words.filter(
      (word, at) => at < words.length - 1 && mayBeShort(word) && (word.length <= 3 || !vocabulary.has(word)),
    )
    const whole = words.filter((word) => !short.includes(word))
    if (short.length === 0 || short.length > MOST || whole.length === 0) return []
    const lists = whole.map((word) => vocabulary.get(word) ?? [])
    const rarest = lists.sort((a, b) => a.length - b.length)[0] ?? []
    return rarest.map((at) => entries[at]!).filter(({ key }) => stands(key.split(' '), { whole, short }))
  }
}

function stands(title: readonly string[], { whole, short }: { whole: readonly string[]; short: readonly string[] }): boolean {
  if (title.length !== whole.length + short.length || !whole.every((word) => title.includes(word))) return false
  const rest = title.filter((word) => !whole.includes(word))
  return rest.length === short.length && short.every((word, at) => abbreviates(word, rest[at]!))
}

const mayBeShort = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && /^[a-z]+$/.test(word) && !WORDS.test(word)

/** "sec" → security, "wrhs" → warehouse: its first three letters, or the first and four consonants and more of it in their order. */
export function abbreviates(short: string, word: string): boolean {
  if (short[0] !== word[0]) return false
  if (short.length === 3 && word.startsWith(short)) return true
  // Three consonants are rather a name of their own: CRM, ERP, SQL.
  if (short.length < 4 || /[aeiou]/.test(short.slice(1))) return false
  let at = 0
  for (const letter of word) if (letter === short[at]) at += 1
  return at === short.length && word.length > short.length + 1
}

/** Two letters stand for too much. */
const SHORTEST = 3
const LONGEST = 5
/** Short words that stand for themselves. */
const WORDS =
  /^(?:not?|non|the|and|for|our|you|her|his|any|all|big|old|new|top|own|its?|bad|hot|man|men|boy|day|cat|dog|ice|oil|gas|car|bus|law|art|tax|pet|bar)$/
/** Abbreviated words of one title. */
const MOST = 2
