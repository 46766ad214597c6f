import type { ReportInput } from '../../model/report-input.ts'
import { isStudent } from '../student.ts'
import { wordsFor } from './situations.ts'

/** Whether the reader has no job today: no boss to ask, no pay to give up, and nothing to give notice to. */
export function hasNoWork(input: Pick<ReportInput, 'profile' | 'present'>): boolean {
  if (isStudent(input)) return true
  const { currentRole, reach } = input.profile
  const role = currentRole.trim()
  const paid = (reach?.salaryCurrent ?? 0) > 0
  if (role === '') return !paid && input.present === undefined
  return wordsFor('no_work').test(role) && (!paid || NO_JOB.test(role))
}

/** Said of who has lost a job, whatever it paid. */
const NO_JOB = /\b(?:unemployed|jobless|between jobs|out of work|laid off|retired|no job)\b/i
