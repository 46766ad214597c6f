import type { AnswerCorrection } from '@waymark/contracts/models/assessment/assessment'
import type { ReportAnswers } from '@waymark/contracts/models/report/report-answers'
import type { ReportComparison } from '@waymark/contracts/models/report/report-comparison'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { after, api } from '../api.ts'
import type { Accepted } from './reports.ts'

const correctionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReportAnswers: build.query<ReportAnswers, string>({
      query: (id) => ({ route: reportRoutes.getReportAnswers, params: { id } }),
      // How many corrections are left changes with every report of the line.
      providesTags: ['Reports'],
    }),
    correctReport: build.mutation<Accepted, { id: string; correction: AnswerCorrection }>({
      query: ({ id, correction }) => ({ route: reportRoutes.correctReport, params: { id }, body: correction }),
      // The corrected answers are the newest ones: recommendations follow them.
      invalidatesTags: after('Reports', 'Dashboard', 'Assessments', 'Recommendations'),
    }),
    compareReports: build.query<ReportComparison, { id: string; other: string }>({
      query: (params) => ({ route: reportRoutes.compareReports, params }),
    }),
  }),
})

export const { useGetReportAnswersQuery, useCorrectReportMutation, useCompareReportsQuery } = correctionsApi
