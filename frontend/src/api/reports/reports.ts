import type { ReportProgress, ReportSummary, ReportView, SharedSummaryLink } from '@waymark/contracts/models/report/report'
import type { BodyOf, ResponseOf } from '@waymark/contracts/route'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { after, api } from '../api.ts'

export type Accepted = ResponseOf<typeof reportRoutes.generateReport>
export type Payment = { reportId: string; paymentId: string }

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateReport: build.mutation<Accepted, BodyOf<typeof reportRoutes.generateReport>>({
      query: (body) => ({ route: reportRoutes.generateReport, body }),
      invalidatesTags: after('Reports', 'Dashboard'),
    }),
    generateGuestReport: build.mutation<Accepted, BodyOf<typeof reportRoutes.generateGuestReport>>({
      query: (body) => ({ route: reportRoutes.generateGuestReport, body }),
    }),
    getPayments: build.query<ResponseOf<typeof reportRoutes.getPayments>, void>({
      query: () => ({ route: reportRoutes.getPayments }),
    }),
    getLanguageModel: build.query<ResponseOf<typeof reportRoutes.getLanguageModel>, void>({
      query: () => ({ route: reportRoutes.getLanguageModel }),
    }),
    completeReportPayment: build.mutation<ResponseOf<typeof reportRoutes.completeReportPayment>, Payment>({
      extraOptions: { failure: { title: 'Payment Processing Failed' } },
      query: ({ reportId, paymentId }) => ({
        route: reportRoutes.completeReportPayment,
        params: { reportId },
        body: { paymentId },
      }),
      invalidatesTags: after('Reports', 'Dashboard'),
    }),
    openCheckout: build.mutation<ResponseOf<typeof reportRoutes.openCheckout>, string>({
      extraOptions: { failure: { title: 'Payment Processing Failed' } },
      query: (id) => ({ route: reportRoutes.openCheckout, params: { id } }),
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
    getSharedSummaryLink: build.query<SharedSummaryLink, string>({
      query: (id) => ({ route: reportRoutes.getSharedSummaryLink, params: { id } }),
      providesTags: ['SummaryLink'],
    }),
    shareSummary: build.mutation<SharedSummaryLink, string>({
      extraOptions: { failure: { title: 'No link was made' } },
      query: (id) => ({ route: reportRoutes.shareSummary, params: { id } }),
      invalidatesTags: after('SummaryLink'),
    }),
    endSharedSummary: build.mutation<SharedSummaryLink, string>({
      extraOptions: { failure: { title: 'The link still works' } },
      query: (id) => ({ route: reportRoutes.endSharedSummary, params: { id } }),
      invalidatesTags: after('SummaryLink'),
    }),
    endAiText: build.mutation<ResponseOf<typeof reportRoutes.endAiText>, string>({
      query: (id) => ({ route: reportRoutes.endAiText, params: { id } }),
    }),
    countClaimableReports: build.query<{ count: number }, void>({
      query: () => ({ route: reportRoutes.countClaimableReports }),
      // Confirming the address makes reports claimable that were not before.
      providesTags: ['Reports', 'User'],
    }),
    claimReports: build.mutation<{ claimed: string[] }, void>({
      extraOptions: { failure: { title: 'Not added' } },
      query: () => ({ route: reportRoutes.claimReports }),
      invalidatesTags: after('Reports', 'Dashboard'),
    }),
    retryReport: build.mutation<Accepted, string>({
      extraOptions: { failure: { title: 'Report Generation Failed' } },
      query: (id) => ({ route: reportRoutes.retryReport, params: { id } }),
      invalidatesTags: after('Reports'),
    }),
    deleteReport: build.mutation<unknown, string>({
      extraOptions: { failure: { title: 'Report not deleted' } },
      query: (id) => ({ route: reportRoutes.deleteReport, params: { id } }),
      // The answers go with the report, and what was ranked from them.
      invalidatesTags: after('Reports', 'Dashboard', 'Assessments', 'Recommendations'),
    }),
  }),
})

export const {
  useGenerateReportMutation,
  useGenerateGuestReportMutation,
  useGetPaymentsQuery,
  useGetLanguageModelQuery,
  useCompleteReportPaymentMutation,
  useOpenCheckoutMutation,
  useListReportsQuery,
  useGetReportQuery,
  useGetReportViewQuery,
  useGetSharedSummaryLinkQuery,
  useShareSummaryMutation,
  useEndSharedSummaryMutation,
  useEndAiTextMutation,
  useCountClaimableReportsQuery,
  useClaimReportsMutation,
  useRetryReportMutation,
  useDeleteReportMutation,
} = reportsApi
