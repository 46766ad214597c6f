import type { Text } from '../../../document/model/rich-text.ts'
import { wordsOf } from './gate-words.ts'
import { sentencesOf } from './sentences.ts'

/** A stop, with the quotes, brackets and marks of sources that may follow it. */
const STOPPED = /[.!?:][”’"')\]]*(?:\{\^[^{}]*\})*$/
/** A sentence of one word is said in the text's own words or not at all. */
const SHORT = 2

/**
 * Whether a rewrite is whole sentences where its original is: a word of an answer that trails behind the last stop, or stands alone, is
 * made of allowed words and says nothing false, and is refused for that it is no English.
 */
export function formFaults(text: Text, { original }: { original: Text }): string[] {
  const faults: string[] = []
  const theirs = sentencesOf(original)
  const stopped = STOPPED.test(original.trim())
  if (stopped && !STOPPED.test(text.trim())) faults.push('its last sentence does not end')
  if (!stopped) {
    const again = wordsOf(text).find((word) => timesIn(word, text) > Math.max(1, timesIn(word, original)))
    if (again) faults.push(`"${again}" stands more often than in the text`)
  }
  if (sentencesOf(text).some(opensSmall) && !theirs.some(opensSmall)) faults.push('a sentence begins with a small letter')
  for (const sentence of sentencesOf(text))
    if (wordsAndTokens(sentence) < SHORT && !theirs.includes(sentence)) faults.push(`"${sentence}" is no sentence of the text`)
  const doubled = DOUBLED.exec(text)?.[0]
  if (doubled && !original.toLowerCase().includes(doubled.toLowerCase())) faults.push(`it says "${doubled}"`)
  return faults
}

const DOUBLED = /(?<!\p{L})(\p{L}{2,})\s+\1(?!\p{L})/iu

function opensSmall(sentence: string): boolean {
  return /^["“‘(]*\p{Ll}/u.test(sentence.trim())
}

function wordsAndTokens(sentence: string): number {
  return sentence.match(/\{(?!\^)[^{}]*\}|\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0
}

function timesIn(word: string, text: Text): number {
  return wordsOf(text).filter((one) => one === word).length
}
