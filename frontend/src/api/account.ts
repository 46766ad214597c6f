import type { Completeness, Usage } from '@waymark/contracts/models/usage'
import type { BodyOf, ResponseOf } from '@waymark/contracts/route'
import { accountRoutes } from '@waymark/contracts/routes/account'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { api } from './api.ts'

export type SessionList = ResponseOf<typeof identityRoutes.listSessions>

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<SessionList, void>({
      query: () => ({ route: identityRoutes.listSessions }),
      providesTags: ['Account'],
    }),
    revokeSession: build.mutation<SessionList, string>({
      query: (id) => ({ route: identityRoutes.revokeSession, params: { id } }),
      invalidatesTags: ['Account'],
    }),
    revokeOtherSessions: build.mutation<SessionList, void>({
      query: () => ({ route: accountRoutes.revokeOtherSessions }),
      invalidatesTags: ['Account'],
    }),
    changePassword: build.mutation<unknown, BodyOf<typeof identityRoutes.changePassword>>({
      query: (body) => ({ route: identityRoutes.changePassword, body }),
      invalidatesTags: ['Account'],
    }),
    resendVerification: build.mutation<unknown, void>({
      query: () => ({ route: identityRoutes.resendVerification }),
    }),
    deleteAccount: build.mutation<unknown, { password: string }>({
      query: (body) => ({ route: identityRoutes.deleteAccount, body }),
    }),
    getCompleteness: build.query<Completeness, void>({
      query: () => ({ route: accountRoutes.getCompleteness }),
      providesTags: ['Profile', 'Skills', 'Assessments'],
    }),
    getUsage: build.query<Usage, void>({
      query: () => ({ route: accountRoutes.getUsage }),
      providesTags: [
        'Assessments',
        'Recommendations',
        'Reports',
        'Skills',
        'Game',
        'Applications',
        'Jobs',
        'LearningPaths',
        'Portfolio',
      ],
    }),
  }),
})

export const {
  useListSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useChangePasswordMutation,
  useResendVerificationMutation,
  useDeleteAccountMutation,
  useGetCompletenessQuery,
  useGetUsageQuery,
} = accountApi
