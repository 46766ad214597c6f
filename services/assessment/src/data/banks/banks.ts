import { createHash } from 'node:crypto'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import type { ChapterQuestion } from '../../domain/bank-types.ts'
import { aiTransition } from './ai-transition.ts'
import { careerChange } from './career-change.ts'
import { careerDeepDive } from './career-deep-dive.ts'
import { executiveTransition } from './executive-transition.ts'

export type Bank = { readonly type: ReportType; readonly version: string; readonly questions: readonly ChapterQuestion[] }

export const banks: Readonly<Record<ReportType, Bank>> = {
  career_deep_dive: bankOf('career_deep_dive', careerDeepDive),
  career_change: bankOf('career_change', careerChange),
  executive_transition: bankOf('executive_transition', executiveTransition),
  ai_transition: bankOf('ai_transition', aiTransition),
}

/** The version is a digest of the content: any change of wording, order, scale or reader makes a new one. */
function bankOf(type: ReportType, questions: readonly ChapterQuestion[]): Bank {
  const digest = createHash('sha256').update(JSON.stringify(questions)).digest('hex')
  return { type, version: `${type}-${digest.slice(0, 12)}`, questions }
}
