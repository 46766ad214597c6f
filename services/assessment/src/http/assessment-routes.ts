import { reportType, reportTypes } from '@waymark/contracts/models/report/report-type'
import { assessmentRoutes as routes } from '@waymark/contracts/routes/assessment'
import { check } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { banks } from '../data/banks/banks.ts'
import { keepEasedLimit } from '../use-cases/keep-eased-limit.ts'
import { saveDetailedAssessment } from '../use-cases/save-detailed-assessment.ts'
import { submitBasicAssessment } from '../use-cases/submit-basic-assessment.ts'
import { tryLimit } from '../use-cases/try-limit.ts'
import { guestCookie } from './guest-cookie.ts'
import { NO_ADVICE, presentAdvice, presentRecommendation, presentSummary } from './present.ts'
import { presentQuestion } from './present-question.ts'

/** `onStored` is called after each save or change of answers of a signed-in person: their recommendations are due. */
export function addHttp(http: Http, context: Context, onStored: () => void): void {
  const { db, config } = context

  http.route(routes.getAssessmentQuestions, ({ params }) => {
    const type = check(reportType, params.assessmentType)
    if (!type.ok)
      throw new AppError('not_found', `There is no such report type. The report types are: ${reportTypes.join(', ')}.`)
    return { body: banks[type.value].questions.map(presentQuestion), headers: { 'cache-control': 'public, max-age=60' } }
  })

  http.route(routes.saveDetailedAssessment, async ({ user, body }) => {
    const payload = body
    const id = await saveDetailedAssessment(context, { userId: user.userId }, payload)
    onStored()
    return { body: { id } }
  })

  http.route(routes.saveGuestAssessment, async ({ body, cookies }) => {
    const { guestEmail, ...payload } = body
    const { cookie, guestKey } = await guestCookie({
      cookies,
      publicUrl: config.PUBLIC_URL,
      days: config.GUEST_DAYS,
      isIssued: async (key) => (await db.assessment.findFirst({ where: { guestKey: key }, select: { id: true } })) !== null,
    })
    const id = await saveDetailedAssessment(context, { guestKey, guestEmail }, payload)
    return { body: { id }, cookies: [cookie] }
  })

  http.route(routes.submitBasicAssessment, async ({ user, body }) => {
    const submitted = body
    const id = await submitBasicAssessment(context, user.userId, submitted)
    onStored()
    return { body: { id, status: 'started' as const } }
  })

  http.route(routes.listAssessments, async ({ user }) => {
    const rows = await db.assessment.findMany({
      where: { userId: user.userId },
      select: { id: true, assessmentType: true, profile: true, createdAt: true },
      orderBy: { id: 'desc' },
      take: 200,
    })
    return { body: rows.map(presentSummary) }
  })

  http.route(routes.listRecommendations, async ({ user }) => {
    const rows = await db.recommendation.findMany({ where: { userId: user.userId }, orderBy: { position: 'asc' } })
    return { body: rows.map(presentRecommendation) }
  })

  http.route(routes.getRecommendationAdvice, async ({ user }) => {
    const row = await db.recommendationAdvice.findUnique({ where: { userId: user.userId } })
    return { body: row ? presentAdvice(row) : NO_ADVICE }
  })

  http.route(routes.tryLimit, async ({ user, params }) => {
    const { rows, ...tried } = await tryLimit(context, { userId: user.userId, id: params.id })
    return { body: { ...tried, recommendations: rows.map(presentRecommendation) } }
  })

  http.route(routes.easeLimit, async ({ user, params }) => {
    const id = await keepEasedLimit(context, { userId: user.userId, id: params.id })
    onStored()
    return { body: { id, status: 'started' as const } }
  })
}
