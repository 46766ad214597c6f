import { applicationStatuses } from '@waymark/contracts/models/job'
import type { Stage } from '../../../api/jobs/jobs.ts'

const words: Record<Stage, string> = {
  planned: 'Planned',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

export const stages = applicationStatuses.map((value) => ({ value, label: words[value] }))

export function isStage(value: string | null | undefined): value is Stage {
  return applicationStatuses.some((stage) => stage === value)
}

export function stageWord(status: string): string {
  return isStage(status) ? words[status] : status
}
