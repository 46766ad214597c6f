import type { Text } from '../../document/model/rich-text.ts'
import { masked } from './masked.ts'

/** What the law, a school or a licensing board asks is told in our words alone: a shade of meaning is a wrong answer there. */
const BINDING =
  /\b(?:licen[sc]\w*|exams?|registered|registration|certif\w*|diplomas?|degrees?|accredit\w*|legal\w*|illegal|laws?|permits?|gate|tax\w*|insurance)\b/i
/** Addresses, and lines that help in need. */
const ADDRESS = /\b(?:988|911)\b|\b[\w-]+\.(?:org|com|gov|net|edu)\b|@/
const LEAST_WORDS = 7

/** Whether a text is prose that may be worded anew: long enough, without blanks to fill in, addresses, or what binds by law. */
export function isRewritable(text: Text): boolean {
  const { text: shown } = masked(text)
  if (/_{2,}|[\\*<>]|\/\//.test(shown) || ADDRESS.test(shown) || BINDING.test(text)) return false
  const words = shown.replace(/\{[^{}]*\}/g, ' ').match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  return words.length >= LEAST_WORDS && /[.!?][”’")\]]*(?:\{\^[^{}]*\})*$/.test(shown)
}
