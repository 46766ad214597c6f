import { type RecommendationAdvice, recommendationAdvice } from '@waymark/contracts/models/advice'
import type { Recommendation } from '@waymark/contracts/models/recommendation'
import { decode } from '@waymark/kit/decode'
import {
  AnsweredQuestion,
  type GetAssessmentResponse,
  type GetProfileResponse,
  type Recommendation as RecommendationMessage,
} from '@waymark/proto/waymark/assessment/v1/assessment'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { recommendationDetails } from './domain/recommendation-details.ts'
import type { RecommendationAdvice as AdviceRow, Assessment, Recommendation as RecommendationRow } from './generated/client.ts'

export function presentSummary(row: Pick<Assessment, 'id' | 'assessmentType' | 'profile' | 'createdAt'>) {
  const { currentOccupation, reach } = Profile.fromJSON(row.profile)
  return {
    id: row.id,
    assessmentType: row.assessmentType,
    status: 'completed',
    currentOccupation: currentOccupation || undefined,
    state: reach?.state,
    createdAt: row.createdAt.toISOString(),
  }
}

export function presentRecommendation(row: RecommendationRow): Recommendation {
  const { salaryRangeMin, salaryRangeMax, ...details } = decode(recommendationDetails, row.details)
  return {
    id: row.id,
    occupationCode: row.occupationCode,
    careerTitle: row.careerTitle,
    matchPercentage: Math.round(row.fit),
    fitLow: Math.round(row.fitLow),
    fitHigh: Math.round(row.fitHigh),
    aiGenerated: false,
    ...details,
    salaryRangeMin: salaryRangeMin ?? undefined,
    salaryRangeMax: salaryRangeMax ?? undefined,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Before there is a list it answers and refuses nothing. */
export const NO_ADVICE: RecommendationAdvice = { goals: [], refused: [], specialities: [] }

export function presentAdvice({ content, createdAt }: AdviceRow): RecommendationAdvice {
  return { ...decode(recommendationAdvice, content), createdAt: createdAt.toISOString() }
}

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

/** The engine ranks by this name: a report type, or `basic`. */
export function purposeOf(assessmentType: string): string {
  return assessmentType === 'basic_career' ? 'basic' : assessmentType
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
