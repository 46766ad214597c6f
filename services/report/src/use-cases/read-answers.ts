import { detailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import type { ReportAnswers } from '@waymark/contracts/models/report/report-answers'
import { check } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type { GetAssessmentResponse } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { ApiContext } from '../context.ts'
import { answersInWords } from '../domain/answer-words.ts'
import type { Report } from '../generated/client.ts'
import { correctionsLeft } from './keep-correction.ts'

export type AnsweredReport = Pick<Report, 'id' | 'assessmentId' | 'userId' | 'guestKey'>

/** The answers of a report as they are saved beside it. Throws `conflict` for one whose answers are not kept any more. */
export async function readAnswers(context: ApiContext, report: AnsweredReport): Promise<ReportAnswers> {
  const assessment = await savedAnswers(context, report)
  return { ...readSaved(assessment), corrections: await correctionsLeft(context, report.id) }
}

export async function savedAnswers({ clients }: ApiContext, report: AnsweredReport): Promise<GetAssessmentResponse> {
  const { assessmentId, userId, guestKey } = report
  try {
    return await clients.assessment.getAssessment({ assessmentId, userId: userId ?? '', guestKey: guestKey ?? '' })
  } catch (error) {
    // A guest's answers end with their time, also where the report itself was taken into an account.
    if (error instanceof AppError && error.code === 'not_found') throw notKept()
    throw error
  }
}

export function readSaved({ answersJson, careerGoals, answered }: GetAssessmentResponse): Omit<ReportAnswers, 'corrections'> {
  const answers = check(detailedAssessment, JSON.parse(answersJson))
  if (!answers.ok) throw notKept()
  return { answers: answers.value, said: answersInWords(answers.value, careerGoals, answered) }
}

function notKept(): AppError {
  return new AppError('conflict', 'The answers of this report are not kept any more. Please take the assessment again.')
}
