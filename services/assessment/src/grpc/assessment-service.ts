import { answerCorrection } from '@waymark/contracts/models/assessment/assessment'
import { decode } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import { isUuid } from '@waymark/kit/ids'
import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { GrpcServer } from '@waymark/service/grpc/server'
import type { Context } from '../context.ts'
import { correctAssessment } from '../use-cases/correct-assessment.ts'
import { presentAssessmentMessage, presentExport, presentProfileMessage, presentRecommendationMessage } from './present.ts'
import { presentFacts } from './present-facts.ts'

const MOST = 20

/** `onStored` is called after each save of answers of a signed-in person: their recommendations are due. */
export function addGrpc(grpc: GrpcServer, context: Context, onStored: () => void = () => {}): void {
  const { db } = context
  grpc.add(AssessmentServiceService, {
    async getAssessment({ assessmentId, userId, guestKey }) {
      const owner = ownerOf(userId, guestKey)
      const row = owner && isUuid(assessmentId) ? await db.assessment.findFirst({ where: { id: assessmentId, ...owner } }) : null
      // A foreign id answers as an unknown one does.
      if (!row) throw new AppError('not_found', 'There is no such assessment.')
      return presentAssessmentMessage(row)
    },

    async correctAssessment({ assessmentId, userId, guestKey, correctionJson }) {
      const owner = ownerOf(userId, guestKey)
      if (!owner || !isUuid(assessmentId)) throw new AppError('not_found', 'There is no such assessment.')
      const id = await correctAssessment(context, {
        assessmentId,
        owner,
        correction: decode(answerCorrection, parsed(correctionJson)),
      })
      if (userId) onStored()
      return { assessmentId: id }
    },

    async listRecommendations({ userId, limit }) {
      if (!isUuid(userId)) return { recommendations: [], assessments: 0, lastAssessmentAt: '' }
      const [rows, taken] = await Promise.all([
        db.recommendation.findMany({
          where: { userId },
          orderBy: { position: 'asc' },
          take: limit > 0 ? Math.min(limit, MOST) : MOST,
        }),
        db.assessment.aggregate({ where: { userId }, _count: true, _max: { createdAt: true } }),
      ])
      return {
        recommendations: rows.map(presentRecommendationMessage),
        assessments: taken._count,
        lastAssessmentAt: taken._max.createdAt?.toISOString() ?? '',
      }
    },

    async getProfile({ userId }) {
      const newest = isUuid(userId)
        ? await db.assessment.findFirst({
            where: { userId },
            select: { id: true, assessmentType: true, profile: true, advice: { select: { profile: true } } },
            // Ids sort by the time they were made.
            orderBy: { id: 'desc' },
          })
        : null
      if (!newest) throw new AppError('not_found', 'This person has not taken an assessment yet.')
      return presentProfileMessage(newest, newest.advice[0])
    },

    async assessmentFacts({ userId }) {
      if (!isUuid(userId)) return presentFacts([], [])
      const [assessments, recommendations] = await Promise.all([
        db.assessment.findMany({ where: { userId }, select: { payload: true, createdAt: true }, orderBy: { createdAt: 'desc' } }),
        db.recommendation.findMany({ where: { userId }, orderBy: { position: 'asc' } }),
      ])
      return presentFacts(assessments, recommendations)
    },

    async export({ userId }) {
      if (!isUuid(userId)) return { json: JSON.stringify(presentExport([], [])) }
      const [assessments, recommendations, advice] = await Promise.all([
        db.assessment.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
        db.recommendation.findMany({ where: { userId }, orderBy: { position: 'asc' } }),
        db.recommendationAdvice.findMany({ where: { userId } }),
      ])
      return { json: JSON.stringify(presentExport(assessments, recommendations, advice)) }
    },
  })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Exactly one owner is named, or nobody's row is found. */
function ownerOf(userId: string, guestKey: string): { userId: string } | { guestKey: string } | undefined {
  if (userId && guestKey) return undefined
  if (guestKey) return { guestKey }
  return isUuid(userId) ? { userId } : undefined
}
