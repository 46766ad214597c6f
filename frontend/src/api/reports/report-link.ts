import type { AnswerCorrection } from '@waymark/contracts/models/assessment/assessment'
import type { ReportView } from '@waymark/contracts/models/report/report'
import type { ReportAnswers } from '@waymark/contracts/models/report/report-answers'
import type { ReportComparison } from '@waymark/contracts/models/report/report-comparison'
import type { ReportMark, ReportMarks } from '@waymark/contracts/models/report/report-marks'
import type { ResponseOf } from '@waymark/contracts/route'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { withMark } from '../../lib/with-mark.ts'
import { after, api } from '../api.ts'
import type { Accepted } from './reports.ts'

/** What a guest reads and does behind the link of the mail; the token is the whole proof. */
const linkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getViewByLink: build.query<ReportView, string>({
      query: (token) => ({ route: reportRoutes.getViewByLink, params: { token } }),
    }),
    getMarksByLink: build.query<ReportMarks, string>({
      query: (token) => ({ route: reportRoutes.getMarksByLink, params: { token } }),
    }),
    markByLink: build.mutation<ReportMarks, { token: string; place: string; mark: ReportMark }>({
      query: ({ token, place, mark }) => ({ route: reportRoutes.markByLink, params: { token, place }, body: mark }),
      // Its own place only: answers of two places may arrive in another order than they were made.
      async onQueryStarted({ token, place, mark }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          linkApi.util.updateQueryData('getMarksByLink', token, (marks) =>
            withMark(marks, { place, mark, now: new Date().toISOString() }),
          ),
        )
        await queryFulfilled.catch(patch.undo)
      },
    }),
    endAiTextByLink: build.mutation<ResponseOf<typeof reportRoutes.endAiTextByLink>, string>({
      query: (token) => ({ route: reportRoutes.endAiTextByLink, params: { token } }),
    }),
    getAnswersByLink: build.query<ReportAnswers, string>({
      query: (token) => ({ route: reportRoutes.getAnswersByLink, params: { token } }),
      providesTags: [{ type: 'Reports', id: 'link' }],
    }),
    correctByLink: build.mutation<Accepted, { token: string; correction: AnswerCorrection }>({
      query: ({ token, correction }) => ({ route: reportRoutes.correctByLink, params: { token }, body: correction }),
      invalidatesTags: after({ type: 'Reports', id: 'link' }),
    }),
    compareByLink: build.query<ReportComparison, string>({
      query: (token) => ({ route: reportRoutes.compareByLink, params: { token } }),
    }),
  }),
})

export const {
  useGetViewByLinkQuery,
  useGetMarksByLinkQuery,
  useMarkByLinkMutation,
  useEndAiTextByLinkMutation,
  useGetAnswersByLinkQuery,
  useCorrectByLinkMutation,
  useCompareByLinkQuery,
} = linkApi
