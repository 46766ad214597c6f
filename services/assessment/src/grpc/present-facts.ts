import type { AssessmentFactsResponse, Direction } from '@waymark/proto/waymark/assessment/v1/assessment'
import { toldFacts } from '../domain/told-facts.ts'
import type { Assessment, Recommendation } from '../generated/client.ts'
import { presentRecommendation } from '../http/present.ts'

/** Assessments newest first, recommendations best first. */
export function presentFacts(
  assessments: readonly Pick<Assessment, 'payload' | 'createdAt'>[],
  recommendations: readonly Recommendation[],
): AssessmentFactsResponse {
  return {
    assessedAt: assessments[0]?.createdAt.toISOString() ?? '',
    ...toldFacts(assessments.map(({ payload }) => payload)),
    directions: recommendations.map(presentDirection),
  }
}

/** With the very figures that the list shows. */
function presentDirection(row: Recommendation): Direction {
  const { occupationCode, careerTitle, postName = '', ...shown } = presentRecommendation(row)
  return {
    occupationCode,
    careerTitle,
    postName,
    fit: shown.matchPercentage,
    fitLow: shown.fitLow,
    fitHigh: shown.fitHigh,
    payLow: shown.salaryRangeMin,
    payHigh: shown.salaryRangeMax,
    payState: shown.pay && !shown.pay.national ? shown.pay.state : '',
    reasonFor: shown.reasonsFor[0]?.text ?? '',
    reasonAgainst: shown.reasonsAgainst[0]?.text ?? '',
  }
}
