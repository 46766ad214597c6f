import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { text } from '../codec/primitives.ts'
import { recommendationAdvice } from '../models/advice/advice.ts'
import { recommendationList, triedList } from '../models/advice/recommendation.ts'
import {
  assessmentSummary,
  basicAssessment,
  createdAssessment,
  detailedAssessment,
  guestAssessment,
  startedAssessment,
} from '../models/assessment/assessment.ts'
import { detailedQuestion } from '../models/assessment/question.ts'
import { defineRoute } from '../route.ts'

const service = 'assessment'

/** The name of a limit as `easing` gives it. */
const easedLimit = object({ id: text({ min: 1, max: 100 }) })

export const assessmentRoutes = {
  getAssessmentQuestions: defineRoute({
    id: 'getAssessmentQuestions',
    service,
    method: 'GET',
    path: '/api/reports/assessment-questions/{assessmentType}',
    summary: 'Questions of the detailed assessment for a report type',
    access: 'public',
    params: object({ assessmentType: text({ min: 1, max: 50 }) }),
    response: t.array(detailedQuestion),
    problems: [404],
  }),
  saveDetailedAssessment: defineRoute({
    id: 'saveDetailedAssessment',
    service,
    method: 'POST',
    path: '/api/detailed-assessment',
    summary: 'Save the detailed assessment of a signed-in person',
    body: detailedAssessment,
    response: createdAssessment,
    status: 201,
  }),
  saveGuestAssessment: defineRoute({
    id: 'saveGuestAssessment',
    service,
    method: 'POST',
    path: '/api/guest-assessment',
    summary: "Save a guest's detailed assessment; binds it to the guest cookie",
    access: 'guest',
    throttle: 'assessment-guest',
    body: guestAssessment,
    response: createdAssessment,
    status: 201,
  }),
  listAssessments: defineRoute({
    id: 'listAssessments',
    service,
    method: 'GET',
    path: '/api/assessments',
    summary: "The person's assessments, newest first",
    response: t.array(assessmentSummary),
  }),
  submitBasicAssessment: defineRoute({
    id: 'submitBasicAssessment',
    service,
    method: 'POST',
    path: '/api/assessments',
    summary: 'Submit the basic assessment',
    body: basicAssessment,
    response: startedAssessment,
    status: 201,
  }),
  listRecommendations: defineRoute({
    id: 'listRecommendations',
    service,
    method: 'GET',
    path: '/api/recommendations',
    summary: "The person's career recommendations, best first",
    response: recommendationList,
  }),
  getRecommendationAdvice: defineRoute({
    id: 'getRecommendationAdvice',
    service,
    method: 'GET',
    path: '/api/recommendations/advice',
    summary: "What the list of recommendations answers to the person's goals, and what it refuses",
    response: recommendationAdvice,
  }),
  tryLimit: defineRoute({
    id: 'tryLimit',
    service,
    method: 'GET',
    path: '/api/recommendations/limits/{id}',
    summary: 'The list as it would be with one limit eased; nothing is stored',
    throttle: 'costly',
    params: easedLimit,
    response: triedList,
    problems: [404],
  }),
  easeLimit: defineRoute({
    id: 'easeLimit',
    service,
    method: 'POST',
    path: '/api/recommendations/limits/{id}',
    summary: 'Ease one limit in the answers that the list was made from; the list follows by itself',
    throttle: 'costly',
    params: easedLimit,
    response: startedAssessment,
    status: 202,
    problems: [404, 409],
  }),
} as const
