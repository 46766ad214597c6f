import type { AnswerValue } from './answer-values.ts'

/** One entry of an answer that is a map; an answer of another kind has none. */
export function entryOf(value: AnswerValue | undefined, key: string): string | number | undefined {
  return typeof value === 'object' && !Array.isArray(value) ? value[key] : undefined
}
