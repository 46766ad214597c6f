import { type RecommendationAdvice, recommendationAdvice } from '@waymark/contracts/models/advice/advice'
import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { decode } from '@waymark/kit/decode'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { recommendationDetails } from '../data/recommendation-details.ts'
import type { RecommendationAdvice as AdviceRow, Assessment, Recommendation as RecommendationRow } from '../generated/client.ts'

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
