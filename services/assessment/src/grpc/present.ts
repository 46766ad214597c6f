import {
  AnsweredQuestion,
  type GetAssessmentResponse,
  type GetProfileResponse,
  type Recommendation as RecommendationMessage,
} from '@waymark/proto/waymark/assessment/v1/assessment'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { purposeOf } from '../domain/purpose.ts'
import type { RecommendationAdvice as AdviceRow, Assessment, Recommendation as RecommendationRow } from '../generated/client.ts'
import { presentAdvice, presentRecommendation, presentSummary } from '../http/present.ts'

export function presentRecommendationMessage(row: RecommendationRow): RecommendationMessage {
  return {
    id: row.id,
    occupationCode: row.occupationCode,
    careerTitle: row.careerTitle,
    fit: row.fit,
    fitLow: row.fitLow,
    fitHigh: row.fitHigh,
    createdAt: row.createdAt.toISOString(),
  }
}

/** `made` is what the person's list was made from, when it is the list of this assessment. */
export function presentProfileMessage(
  row: Pick<Assessment, 'id' | 'assessmentType' | 'profile'>,
  made: Pick<AdviceRow, 'profile'> | undefined,
): GetProfileResponse {
  return {
    assessmentId: row.id,
    purpose: purposeOf(row.assessmentType),
    profile: Profile.fromJSON(row.profile),
    rankedProfile: made && Profile.fromJSON(made.profile),
  }
}

/** Everything held about a person: their answers as sent, how the engine read them, and what came of it. */
export function presentExport(
  assessments: readonly Assessment[],
  recommendations: readonly RecommendationRow[],
  advice: readonly AdviceRow[] = [],
) {
  return {
    assessments: assessments.map((row) => ({
      ...presentSummary(row),
      bankVersion: row.bankVersion,
      careerGoals: row.careerGoals,
      answers: row.payload,
      answersInWords: row.answered,
      profile: row.profile,
    })),
    recommendations: recommendations.map((row) => ({
      ...presentRecommendation(row),
      assessmentId: row.assessmentId,
      engineVersion: row.engineVersion,
    })),
    advice: advice.map((row) => ({
      ...presentAdvice(row),
      assessmentId: row.assessmentId,
      madeFrom: row.profile,
      engineVersion: row.engineVersion,
    })),
  }
}

export function presentAssessmentMessage(row: Assessment): GetAssessmentResponse {
  return {
    assessmentId: row.id,
    assessmentType: row.assessmentType,
    userId: row.userId ?? '',
    guestEmail: row.guestEmail ?? '',
    answersJson: JSON.stringify(row.payload),
    bankVersion: row.bankVersion,
    createdAt: row.createdAt.toISOString(),
    profile: Profile.fromJSON(row.profile),
    answered: Array.isArray(row.answered) ? row.answered.map((question) => AnsweredQuestion.fromJSON(question)) : [],
    careerGoals: row.careerGoals,
  }
}
