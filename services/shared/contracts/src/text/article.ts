/** The article by the sound of what follows: reports, lists and pages take it from here. */

/** "a paralegal", "an umpire", "an HR manager", "an 8". */
export function withArticle(words: string): string {
  return `${article(words)} ${words}`
}

/** By the sound of what follows, not by its letter. */
export function article(words: string): 'a' | 'an' {
  const first = /[\p{L}\p{N}$][\p{L}\p{N}$&,.’'-]*/u.exec(words)?.[0] ?? ''
  return startsWithVowelSound(first) ? 'an' : 'a'
}

function startsWithVowelSound(word: string): boolean {
  if (/^\$?\d/.test(word)) return /^\$?(?:8|(?:11|18)(?!\d))/.test(word)
  if (SPELLED.test(word)) return /^[AEFHILMNORSX]/.test(word)
  return (VOWEL.test(word) && !YOU_OR_WON.test(word)) || SILENT_H.test(word)
}

const VOWEL = /^[aeiouàáâäåèéêëìíîïòóôöùúûü]/i
/** Begins like "you" or "won": a university, a European, a one-off. */
const YOU_OR_WON = /^(?:uni(?![nm])|use|usu|usa|uti|ura|uro|ure|ubi|uku|eu|ewe|one(?![a-z])|once\b|ouija)/i
const SILENT_H = /^(?:hour|honest|honor|heir|herb(?!i))/i
/** Read letter by letter: HR, MRI, X-ray; not NASA, CAD, SAP or SNAP, which are read as words. */
const SPELLED =
  /^(?:[A-Z](?![\p{L}])|(?!(?:(?:[B-DF-HJ-NP-TV-Z]|S[CKLMNPTW]|[BCDFGPT]R|[BCFGP]L|[CST]H)[AEIOU][B-DF-HJ-NP-TV-Z]|[A-Z]*[AEIOU][A-Z]*[B-DF-HJ-NP-TV-Z][A-Z]+)(?![\p{L}]))[A-Z&]{2,}(?![\p{Ll}]))/u
