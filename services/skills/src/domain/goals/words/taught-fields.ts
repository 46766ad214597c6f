import { collegeTeacher, fieldTaught, type TitleFamilies } from '../../catalogue/titles/title-families.ts'
import type { TableMatch } from './modified-words.ts'

/** "teach accounting at a community college": the clause, and who teaches that field; of a profession its field alone is enough. */
export function taughtAtCollege(
  { families, codes }: { readonly families: TitleFamilies; readonly codes: readonly string[] },
  said: string,
  present: number | undefined,
): TableMatch[] {
  const profession = present !== undefined && PROFESSIONS.test(codes[present]!)
  return [...said.matchAll(CLAUSES)].flatMap((clause) => {
    const words = clause[0].toLowerCase()
    const own =
      profession && TEACHES.test(words) && !BELOW_COLLEGE.test(words) ? fieldTaught(families.teachers, words) : undefined
    const place =
      collegeTeacher(families.teachers, words) ?? (own !== undefined && OF_PROFESSIONS.test(codes[own]!) ? own : undefined)
    if (place === undefined) return []
    const from = clause.index + /^\s*(?:(?:and|or|but|then|while|maybe|perhaps)\b\s*)*/i.exec(clause[0])![0].length
    return [{ from, to: clause.index + clause[0].trimEnd().length, targets: [{ target: codes[place]!, weight: 1 }] }]
  })
}

/** Parts of a text that say one thing. */
const CLAUSES = /(?<![\p{L}\p{N}])(?:(?!(?<![\p{L}\p{N}])(?:and|or|but|then|while)\b)[^,;:.!?])+/giu
/** Who names a field to teach in from such work means the college: business, computers, engineering, law and social work. */
const PROFESSIONS = /^(?:1[1357]|2[13])-/
const OF_PROFESSIONS = /^25-1(?:011|021|032|112|113)/
/** Schools and pupils below college. */
const BELOW_COLLEGE = /\b(?:(?:high|middle|elementary|grade|public|charter) ?school|hs|k-?12|teens|teenagers|kids|children)\b/
const TEACHES = /\b(?:teach|teaching)\b/
