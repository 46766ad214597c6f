import type { ReportProgress, ReportSummary, ReportView } from '@waymark/contracts/models/report'
import type { ReportType } from '@waymark/contracts/models/report-type'
import type { BodyOf, ResponseOf } from '@waymark/contracts/route'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { api } from './api.ts'

export type Accepted = ResponseOf<typeof reportRoutes.generateReport>
export type Payment = { reportId: string; paymentId: string }

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateReport: build.mutation<Accepted, { assessmentId: string; reportType: ReportType }>({
      query: (body) => ({ route: reportRoutes.generateReport, body }),
      invalidatesTags: ['Reports', 'Dashboard'],
    }),
    generateGuestReport: build.mutation<Accepted, BodyOf<typeof reportRoutes.generateGuestReport>>({
      query: (body) => ({ route: reportRoutes.generateGuestReport, body }),
    }),
    completeReportPayment: build.mutation<ResponseOf<typeof reportRoutes.completeReportPayment>, Payment>({
      query: ({ reportId, paymentId }) => ({
        route: reportRoutes.completeReportPayment,
        params: { reportId },
        body: { paymentId },
      }),
      invalidatesTags: ['Reports', 'Dashboard'],
    }),
    listReports: build.query<{ reports: ReportSummary[]; total: number }, { page: number; limit: number }>({
      query: (query) => ({ route: reportRoutes.listReports, query }),
      providesTags: ['Reports'],
    }),
    getReport: build.query<{ report: ReportSummary; progress: ReportProgress }, string>({
      query: (id) => ({ route: reportRoutes.getReport, params: { id } }),
      providesTags: ['Reports'],
    }),
    getReportView: build.query<ReportView, string>({
      query: (id) => ({ route: reportRoutes.getReportView, params: { id } }),
    }),
    retryReport: build.mutation<Accepted, string>({
      query: (id) => ({ route: reportRoutes.retryReport, params: { id } }),
      invalidatesTags: ['Reports'],
    }),
    deleteReport: build.mutation<unknown, string>({
      query: (id) => ({ route: reportRoutes.deleteReport, params: { id } }),
      // The answers go with the report, and what was ranked from them.
      invalidatesTags: ['Reports', 'Dashboard', 'Assessments', 'Recommendations'],
    }),
  }),
})

export const {
  useGenerateReportMutation,
  useGenerateGuestReportMutation,
  useCompleteReportPaymentMutation,
  useListReportsQuery,
  useGetReportQuery,
  useGetReportViewQuery,
  useRetryReportMutation,
  useDeleteReportMutation,
} = reportsApi
