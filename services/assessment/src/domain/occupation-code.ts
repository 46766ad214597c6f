import { NO_OCCUPATION } from '@waymark/contracts/models/assessment/assessment'
import type { AnswerFault } from './read-answers.ts'

/** The code as the engine takes it: empty when none was chosen. */
export function chosenCode(code: string | undefined): string {
  return code === undefined || code === NO_OCCUPATION ? '' : code
}

/** O*NET-SOC codes look like 15-1252.00. Whether the code exists is the engine's to say; "none" is an answer too. */
export function occupationFaults(path: string, code: string | undefined): AnswerFault[] {
  if (code === undefined || code === NO_OCCUPATION || /^\d{2}-\d{4}\.\d{2}$/.test(code)) return []
  return [{ path, message: 'Please pick an occupation from the list' }]
}
