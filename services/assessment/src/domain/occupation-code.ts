import type { AnswerFault } from './read-answers.ts'

/** O*NET-SOC codes look like 15-1252.00. Whether the code exists is the engine's to say. */
export function occupationFaults(path: string, code: string | undefined): AnswerFault[] {
  if (code === undefined || /^\d{2}-\d{4}\.\d{2}$/.test(code)) return []
  return [{ path, message: 'Please pick an occupation from the list' }]
}
