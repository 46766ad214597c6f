import type { BasicAssessment, DetailedAssessment, GuestAssessment } from '@waymark/contracts/models/assessment/assessment'
import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { type UsState, usState } from '@waymark/contracts/models/skills/us-states'
import type { ResponseOf } from '@waymark/contracts/route'
import { assessmentRoutes } from '@waymark/contracts/routes/assessment'
import { after, api } from './api.ts'

export type AssessmentSummary = ResponseOf<typeof assessmentRoutes.listAssessments>[number]

export const assessmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAssessmentQuestions: build.query<DetailedQuestion[], ReportType>({
      query: (assessmentType) => ({ route: assessmentRoutes.getAssessmentQuestions, params: { assessmentType } }),
    }),
    listAssessments: build.query<AssessmentSummary[], void>({
      query: () => ({ route: assessmentRoutes.listAssessments }),
      providesTags: ['Assessments'],
    }),
    submitBasicAssessment: build.mutation<{ id: string }, BasicAssessment>({
      extraOptions: { failure: { title: 'Assessment Failed', text: 'Error submitting your assessment. Please try again.' } },
      query: (body) => ({ route: assessmentRoutes.submitBasicAssessment, body }),
      invalidatesTags: (_result, error) => (error ? [] : ['Assessments', 'Recommendations', 'Dashboard']),
    }),
    saveDetailedAssessment: build.mutation<{ id: string }, DetailedAssessment>({
      query: (body) => ({ route: assessmentRoutes.saveDetailedAssessment, body }),
      invalidatesTags: after('Assessments', 'Dashboard'),
    }),
    saveGuestAssessment: build.mutation<{ id: string }, GuestAssessment>({
      query: (body) => ({ route: assessmentRoutes.saveGuestAssessment, body }),
    }),
  }),
})

/** The state that the person named in their newest answers; `known` once it can be told. */
export function useOwnState(): { state?: UsState; known: boolean } {
  const { data, isLoading } = assessmentsApi.useListAssessmentsQuery()
  const named = data?.[0]?.state
  return { known: !isLoading, ...(usState.is(named) && { state: named }) }
}

export const {
  useGetAssessmentQuestionsQuery,
  useListAssessmentsQuery,
  useSubmitBasicAssessmentMutation,
  useSaveDetailedAssessmentMutation,
  useSaveGuestAssessmentMutation,
} = assessmentsApi
