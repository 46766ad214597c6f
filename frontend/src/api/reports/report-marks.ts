import type { ReportMark, ReportMarks } from '@waymark/contracts/models/report/report-marks'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { withMark } from '../../lib/with-mark.ts'
import { api } from '../api.ts'

export type Marking = { id: string; place: string; mark: ReportMark }

const reportMarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReportMarks: build.query<ReportMarks, string>({
      query: (id) => ({ route: reportRoutes.getReportMarks, params: { id } }),
    }),
    markReport: build.mutation<ReportMarks, Marking>({
      query: ({ id, place, mark }) => ({ route: reportRoutes.markReport, params: { id, place }, body: mark }),
      // Its own place only: answers of two places may arrive in another order than they were made.
      async onQueryStarted({ id, place, mark }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          reportMarksApi.util.updateQueryData('getReportMarks', id, (marks) =>
            withMark(marks, { place, mark, now: new Date().toISOString() }),
          ),
        )
        await queryFulfilled.catch(patch.undo)
      },
    }),
  }),
})

export const { useGetReportMarksQuery, useMarkReportMutation } = reportMarksApi
