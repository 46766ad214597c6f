import { findPhrases, type GoalPhrases } from '../goal-phrases.ts'
import type { GoalWords } from '../goal-table.ts'
import type { TableMatch } from './modified-words.ts'

type Wordings = { readonly phrases: GoalPhrases; readonly words: readonly GoalWords[] }

/**
 * "cloud or security architecture", "property, facilities or project management": each word of a list whose last one alone has the head.
 * Read only where the word with the head is a wording of the table; a word that names work of its own ("HR or project management") takes
 * no head that leads or helps.
 */
export function sharedHeads({ phrases, words: table }: Wordings, said: string): TableMatch[] {
  return [...said.matchAll(LISTS)].flatMap((list) => {
    const [, words, , head] = list
    const standsAlone = (word: string): boolean =>
      !MAKES.test(head!) && (findPhrases(phrases, word).length > 0 || table.some(({ pattern }) => word.search(pattern) >= 0))
    return [...words!.matchAll(/[\p{L}&-]+(?: [\p{L}&-]+)?/gu)].flatMap((word) => {
      const alone = [word[0], word[0].split(' ').at(-1)!]
      for (const each of alone) {
        const whole = `${each} ${head}`
        const [found] = findPhrases(phrases, whole)
        if (found?.from !== 0 || found.to !== whole.length || found.targets.length === 0 || standsAlone(each)) continue
        const from = list.index + word.index + word[0].length - each.length
        return [{ from, to: from + each.length, targets: found.targets }]
      }
      return []
    })
  })
}

/** Heads that make the work what it is. */
const MAKES = /^(?:architect(?:ure)?|engineer(?:ing)?|design|sales|nurs(?:e|ing)|teacher|therapist|mechanic|inspector)$/i
/** One to three words, "or", and a word with the head that they share. */
const LISTS =
  /(?<![\p{L}&-])((?:[\p{L}&-]+(?: [\p{L}&-]+)?,? ){0,2}?[\p{L}&-]+(?: [\p{L}&-]+)?),? (?:or|and|\/|&) (?:maybe )?((?:[\p{L}&-]+ ){1,2}?)(architecture|architect|engineering|engineer|administration|management|manager|analysis|analyst|design|sales|coordinator|technician|tech|mechanic|supervisor|inspector|nurse|nursing|teacher|therapist|operator|planning|writing|support)\b/giu
