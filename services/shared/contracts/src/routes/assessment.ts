import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { text } from '../codec/primitives.ts'
import { recommendationAdvice } from '../models/advice.ts'
import {
  assessmentSummary,
  basicAssessment,
  createdAssessment,
  detailedAssessment,
  guestAssessment,
  startedAssessment,
} from '../models/assessment.ts'
import { detailedQuestion } from '../models/question.ts'
import { recommendationList } from '../models/recommendation.ts'
import { defineRoute } from '../route.ts'

const service = 'assessment'

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
} as const
