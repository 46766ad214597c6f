import type { ReportStatus } from '@waymark/contracts/models/report/report'

/** The PDF is stored. */
export const madeStatuses = ['ready', 'delivering', 'delivered'] as const satisfies readonly ReportStatus[]

export function isMade(status: ReportStatus): boolean {
  return madeStatuses.some((made) => made === status)
}

export const failureCodes = ['compose', 'render', 'attempts', 'away', 'deliver', 'stopped'] as const
export type FailureCode = (typeof failureCodes)[number]

/** What the person reads; what is safe comes first. */
const sentences: Record<FailureCode, string> = {
  compose:
    'Your answers are safe. We could not write your report from them; we have been told and will look into it. You can try again.',
  render: 'Your answers are safe. The report was written but could not be printed. You can try again.',
  attempts: 'Your answers are safe. Making your report stopped time and again. You can try again.',
  away: 'Your answers are safe. A part of Waymark was away for too long. You can try again.',
  deliver: 'Your report is made, but your mail server did not take it. Please check the address, then try again.',
  stopped: 'Your report is made, but the owner of this address wants no mail from us, so it was not sent.',
}

export function failureSentence(code: string | null): string | undefined {
  if (code === null) return undefined
  return sentences[code as FailureCode] ?? 'Your answers are safe. Something went wrong on our side. You can try again.'
}
