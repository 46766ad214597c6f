import type { Completeness, Usage } from '@waymark/contracts/models/identity/usage'
import type { BodyOf, ResponseOf } from '@waymark/contracts/route'
import { accountRoutes } from '@waymark/contracts/routes/account'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { after, api } from '../api.ts'

export type SessionList = ResponseOf<typeof identityRoutes.listSessions>

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<SessionList, void>({
      query: () => ({ route: identityRoutes.listSessions }),
      providesTags: ['Account'],
    }),
    revokeSession: build.mutation<SessionList, { id: string; password?: string }>({
      query: ({ id, ...given }) => ({ route: identityRoutes.revokeSession, params: { id }, body: given }),
      invalidatesTags: after('Account'),
    }),
    revokeOtherSessions: build.mutation<SessionList, { password?: string }>({
      query: (body) => ({ route: accountRoutes.revokeOtherSessions, body }),
      invalidatesTags: after('Account'),
    }),
    changePassword: build.mutation<unknown, BodyOf<typeof identityRoutes.changePassword>>({
      extraOptions: { failure: { title: 'Password not changed', onFields: true } },
      query: (body) => ({ route: identityRoutes.changePassword, body }),
      invalidatesTags: after('Account'),
    }),
    changeEmail: build.mutation<unknown, BodyOf<typeof identityRoutes.changeEmail>>({
      extraOptions: { failure: { title: 'Address not changed', onFields: true } },
      query: (body) => ({ route: identityRoutes.changeEmail, body }),
    }),
    resendVerification: build.mutation<unknown, void>({
      extraOptions: { failure: { title: 'Mail not sent' } },
      query: () => ({ route: identityRoutes.resendVerification }),
    }),
    deleteAccount: build.mutation<unknown, { password: string }>({
      extraOptions: { failure: { title: 'Account not deleted', onFields: true } },
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
  useChangeEmailMutation,
  useResendVerificationMutation,
  useDeleteAccountMutation,
  useGetCompletenessQuery,
  useGetUsageQuery,
} = accountApi
