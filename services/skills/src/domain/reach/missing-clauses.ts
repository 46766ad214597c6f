import { BACHELOR } from './education.ts'
import type { EntryPath } from './entry-path.ts'
import type { Gate } from './gate.ts'

/** What is missing of a gate on a way, as clauses that can stand after "You need"; of a way that nobody could say, all that the gate asks. */
export function missingClauses(
  { license, program, exam, limit }: Gate,
  path: Pick<EntryPath, 'how' | 'studyMonths' | 'paidMonths' | 'experienceMonths'> | undefined,
  held: number,
): string[] {
  const clauses: string[] = []
  const learns = !path || path.studyMonths[1] + path.paidMonths[1] > 0
  const isFromNear = path?.how === 'related' || path?.how === 'outside'
  // Where years of work stand in for the degree that employers usually ask for, it is still what others come with.
  const withoutDegree = isFromNear && held < BACHELOR && program !== undefined && ANY_BACHELOR.test(program)
  const hasDegree = held >= BACHELOR && path?.studyMonths[0] === 0 && program !== undefined && ANY_BACHELOR.test(program)
  if ((learns || withoutDegree) && asks(program) && !hasDegree) clauses.push(`the program: ${lower(program!)}`)
  if (path && path.experienceMonths > 0) clauses.push(`${path.experienceMonths} months of related work`)
  const holds = path?.how === 'same' && !learns
  if (!holds && asks(exam)) clauses.push(`the exam: ${exam}`)
  if (!holds && asks(license)) clauses.push(`the license: ${lower(license!)}`)
  if (limit) clauses.push(`the limit: ${lower(limit)}`)
  return clauses
}

function asks(text: string | undefined): boolean {
  return text !== undefined && !/^none\b/i.test(text)
}

/** Lower case at the start, but for abbreviations and proper names that begin with two capitals. */
function lower(text: string): string {
  return /^[A-Z][a-z]/.test(text) && !/^(?:Doctor|Coast|Praxis)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** Programs that are a bachelor's degree in whatever field. */
const ANY_BACHELOR = /^bachelor's degree(?:, several fields)?$/i
