import type { Text } from '../../../document/model/rich-text.ts'

/** The sentences of a text; a mark of source after the stop belongs to the one before it. */
export function sentencesOf(text: Text): string[] {
  return text.split(/(?<=[.!?][”’")\]]*(?:\{\^[^{}]*\})*)\s+/).filter((sentence) => sentence.trim() !== '')
}
