/** A known title: its different words in their order, parted by spaces. */
type Titled = { readonly key: string }

/**
 * Finds known titles that a title cuts short by the first three letters of a word or two: "sec guard" → "security guard". Every word that is
 * not cut short has to be in it, and no other. The last word is never read so: it may be one that is still typed.
 */
export function createAbbreviations<Entry extends Titled>(
  entries: readonly Entry[],
  vocabulary: ReadonlyMap<string, readonly number[]>,
): (words: readonly string[]) => Entry[] {
  return (words) => {
    const short = words.filter((word, at) => at < words.length - 1 && SHORT.test(word) && !WORDS.test(word))
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
  return rest.length === short.length && short.every((word, at) => rest[at]!.length > word.length && rest[at]!.startsWith(word))
}

/** Fewer letters stand for too much, more are rather a word. */
const SHORT = /^[a-z]{3}$/
/** Short words that stand for themselves. */
const WORDS =
  /^(?:not|non|the|and|for|our|you|her|his|any|all|big|old|new|top|own|its|bad|hot|man|men|boy|day|cat|dog|ice|oil|gas|car|bus|law|art|tax|pet|bar|eye|ear|arm|leg|hip|air|sea|sun|die|gum|mat|lap|tie|saw|can|bag|box|log|net|web|key|bed|hat|egg|hay|pig|cow|hog|bee)$/
/** Words cut short in one title. */
const MOST = 2
