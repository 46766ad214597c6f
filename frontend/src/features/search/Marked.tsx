/** A text with the words that were looked for underlined. */
export function Marked({ text, query }: { text: string; query: string }) {
  const words = query.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return text
  const pattern = new RegExp(`(${words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})`, 'gi')
  let at = 0
  return text.split(pattern).map((piece, index) => {
    at += piece.length
    // Every second piece is what the pattern caught.
    return index % 2 === 1 ? <mark key={at}>{piece}</mark> : piece
  })
}
