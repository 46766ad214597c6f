import { AppError } from '@waymark/kit/errors'

const MAX_VALUES = 10_000
const MAX_DEPTH = 32
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Refuses a JSON text with more values, or more levels, than any body of ours has. Parsing, cleaning and decoding cost by the value:
 * half a megabyte of short keys would hold the process up for a quarter of a second, the same as one long text for next to nothing.
 */
export function checkJsonBounds(text: string): void {
  let values = 1
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) quoted = false
    } else if (code === QUOTE) quoted = true
    else if (code === COMMA) values++
    else if (OPENING.has(code)) depth++
    else if (CLOSING.has(code)) depth--
    if (values > MAX_VALUES || depth > MAX_DEPTH) throw new AppError('too_large', 'That is more than we can take at once.')
  }
}
