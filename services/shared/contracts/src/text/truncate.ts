let segmenter: Intl.Segmenter | undefined
/** Made when it is first needed: a page that cuts nothing does not wait for it. */
function segments(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/**
 * The beginning of a text, at most `most` UTF-16 code units long: the unit in which fields are bounded. It ends between two
 * characters as a reader sees them, so no emoji, accent or half of a surrogate pair is cut apart.
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  const end = segments(text).containing(Math.max(0, most))?.index ?? 0
  return text.slice(0, end).trimEnd()
}

/** The characters of a text as a reader sees them. */
export function graphemes(text: string): string[] {
  return Array.from(segments(text), ({ segment }) => segment)
}
