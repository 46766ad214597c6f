import type { CareerSummary } from '@waymark/contracts/models/identity/career-summary'
import type { Resume, ResumeDocument } from '@waymark/contracts/models/resume/resume'
import { accountRoutes } from '@waymark/contracts/routes/account'
import { api } from '../api.ts'

const resumeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getResume: build.query<Resume, void>({
      query: () => ({ route: accountRoutes.getResume }),
      providesTags: ['Resume', 'Skills', 'Portfolio'],
    }),
    /** Reads nothing again: the page that saves holds the newest text itself. */
    saveResume: build.mutation<{ version: number; updatedAt: string }, { version: number; document: ResumeDocument }>({
      query: (body) => ({ route: accountRoutes.saveResume, body }),
    }),
    resetResume: build.mutation<Resume, void>({
      extraOptions: { failure: { title: 'Not reset' } },
      query: () => ({ route: accountRoutes.resetResume }),
    }),
    importResume: build.mutation<{ document: ResumeDocument }, unknown>({
      query: (resume) => ({ route: accountRoutes.importResume, body: { resume } }),
    }),
    getCareerSummary: build.query<CareerSummary, void>({
      query: () => ({ route: accountRoutes.getCareerSummary }),
      providesTags: ['Profile', 'Skills', 'Assessments', 'Recommendations', 'LearningPaths'],
    }),
  }),
})

export const {
  useGetResumeQuery,
  useLazyGetResumeQuery,
  useSaveResumeMutation,
  useResetResumeMutation,
  useImportResumeMutation,
  useGetCareerSummaryQuery,
} = resumeApi
