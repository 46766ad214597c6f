const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The beginning of a text, at most `most` UTF-16 code units long: the unit in which fields are bounded. It ends between two
 * characters as a reader sees them, so no emoji, accent or half of a surrogate pair is cut apart.
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  const end = characters.segment(text).containing(Math.max(0, most))?.index ?? 0
  return text.slice(0, end).trimEnd()
}

/** The characters of a text as a reader sees them. */
export function graphemes(text: string): string[] {
  return Array.from(characters.segment(text), ({ segment }) => segment)
}
