import { uuidv7 } from '@waymark/kit/ids'
import type { RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { detailsOf, type RecommendationDetails } from './recommendation-details.ts'

/** Whose list it is, what it was made from, and the state whose pay counts, if one was named. */
type Made = {
  readonly userId: string
  readonly assessmentId: string
  readonly state: string | undefined
  readonly createdAt: Date
}

/** A ranking as the rows of a person's list, best first. */
export function recommendationRows({ ranked, engineVersion }: RankResponse, { userId, assessmentId, state, createdAt }: Made) {
  return ranked.flatMap((one, index) => {
    const { occupation, fit, fitLow, fitHigh } = one
    if (!occupation) return []
    const details: RecommendationDetails = detailsOf(one, occupation, state)
    return {
      id: uuidv7(createdAt.getTime()),
      ...{ userId, assessmentId, createdAt, engineVersion, fit, fitLow, fitHigh, details },
      position: index + 1,
      occupationCode: occupation.code,
      careerTitle: occupation.title,
    }
  })
}
