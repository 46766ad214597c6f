import { type AdvisedPlace, type RecommendationAdvice, recommendationAdvice } from '@waymark/contracts/models/advice/advice'
import { decode } from '@waymark/kit/decode'
import type { RankedOccupation, RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { entryDetails } from './entry-details.ts'

/** What a ranking says as a whole, as it is stored beside its list. */
export function adviceOf(response: RankResponse): RecommendationAdvice {
  const { goals, refused, candidates, confidence, confidenceReason, present, specialities, sameWork, limits, wishes } = response
  return decode(recommendationAdvice, {
    goals: goals.map(({ phrase, codes, answer, why, place }) => ({ phrase, codes, answer, why, place: advisedPlace(place) })),
    refused: refused.map(({ code, title, why, whatWouldOpenIt }) => ({ code, title, why, whatWouldOpenIt })),
    candidates,
    confidence: confidence === '' ? undefined : { grade: confidence, reason: confidenceReason },
    present: advisedPlace(present),
    specialities: specialities.flatMap(({ occupation }) =>
      occupation ? [{ code: occupation.code, title: occupation.title }] : [],
    ),
    sameWork,
    limits: limits.length > 0 ? limits.map(limitOf) : undefined,
    wishes: wishes.length > 0 ? wishes.map((wish) => ({ ...wish, source: wish.source || undefined })) : undefined,
  })
}

function limitOf({ label, refused, opens, easing }: RankResponse['limits'][number]) {
  const places = opens.flatMap((ranked) => advisedPlace(ranked) ?? [])
  return {
    label,
    refused,
    opens: places.map(({ code, title, medianPay, payState }) => ({ code, title, medianPay, payState })),
    easing: easing && { ...easing, takesBack: easing.takesBack || undefined },
  }
}

function advisedPlace(ranked: RankedOccupation | undefined): AdvisedPlace | undefined {
  if (!ranked?.occupation) return undefined
  const { code, title, wages, outlook } = ranked.occupation
  return {
    code,
    title,
    matchPercentage: Math.round(ranked.fit),
    fitLow: Math.round(ranked.fitLow),
    fitHigh: Math.round(ranked.fitHigh),
    medianPay: wages?.median || undefined,
    payState: wages?.state,
    growthPercent: outlook?.growthPercent,
    entry: entryDetails(ranked),
    postName: ranked.postName || undefined,
  }
}
