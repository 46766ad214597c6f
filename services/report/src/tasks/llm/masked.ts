import type { Text } from '../../document/model/rich-text.ts'

/** A text whose fixed parts stand as tokens of their own, and what they stand for. */
export type Masked = { text: Text; parts: ReadonlyMap<string, Text> }

/** What is quoted, emphasized or escaped is printed as it stands: a model sees a token in its place, `{fixed:1}`. */
const FIXED = /\*\*(?:[^*\\]|\\.)+\*\*|\*(?:[^*\\]|\\.)+\*|“(?:[^”\\]|\\.)*”/g

export function masked(text: Text): Masked {
  const parts = new Map<string, Text>()
  const shown = text.replace(FIXED, (part) => {
    const token = `{fixed:${parts.size + 1}}`
    parts.set(token, part)
    return token
  })
  return { text: shown, parts }
}

/** The text with its fixed parts in their places again. */
export function unmasked(text: Text, parts: ReadonlyMap<string, Text>): Text {
  return text.replace(/\{fixed:\d+\}/g, (token) => parts.get(token) ?? token)
}
