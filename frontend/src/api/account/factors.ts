import type { Factors } from '@waymark/contracts/models/identity/factors'
import type { BodyOf, ResponseOf } from '@waymark/contracts/route'
import { factorRoutes } from '@waymark/contracts/routes/factors'
import { after, api } from '../api.ts'

export type FactorsChanged = ResponseOf<typeof factorRoutes.addPasskey>
type Given = { password?: string }

/** Authenticator app, passkeys, accounts at other sites and recovery codes. What these calls refuse is said where it was asked for, so none tells it by itself. */
const factorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFactors: build.query<Factors, void>({
      query: () => ({ route: factorRoutes.getFactors }),
      providesTags: ['Factors'],
    }),
    beginAuthenticator: build.mutation<ResponseOf<typeof factorRoutes.beginAuthenticator>, Given>({
      query: (body) => ({ route: factorRoutes.beginAuthenticator, body }),
    }),
    confirmAuthenticator: build.mutation<FactorsChanged, { code: string }>({
      query: (body) => ({ route: factorRoutes.confirmAuthenticator, body }),
      invalidatesTags: after('Factors'),
    }),
    removeAuthenticator: build.mutation<FactorsChanged, Given>({
      query: (body) => ({ route: factorRoutes.removeAuthenticator, body }),
      invalidatesTags: after('Factors'),
    }),
    renewRecoveryCodes: build.mutation<FactorsChanged, Given>({
      query: (body) => ({ route: factorRoutes.renewRecoveryCodes, body }),
      invalidatesTags: after('Factors'),
    }),
    beginPasskey: build.mutation<ResponseOf<typeof factorRoutes.beginPasskey>, Given>({
      query: (body) => ({ route: factorRoutes.beginPasskey, body }),
    }),
    addPasskey: build.mutation<FactorsChanged, BodyOf<typeof factorRoutes.addPasskey>>({
      query: (body) => ({ route: factorRoutes.addPasskey, body }),
      invalidatesTags: after('Factors'),
    }),
    renamePasskey: build.mutation<FactorsChanged, { id: string; name: string }>({
      query: ({ id, name }) => ({ route: factorRoutes.renamePasskey, params: { id }, body: { name } }),
      invalidatesTags: after('Factors'),
    }),
    removePasskey: build.mutation<FactorsChanged, { id: string } & Given>({
      query: ({ id, ...body }) => ({ route: factorRoutes.removePasskey, params: { id }, body }),
      invalidatesTags: after('Factors'),
    }),
    removeProvider: build.mutation<FactorsChanged, { id: string } & Given>({
      query: ({ id, ...body }) => ({ route: factorRoutes.removeProvider, params: { id }, body }),
      invalidatesTags: after('Factors'),
    }),
  }),
})

export const {
  useGetFactorsQuery,
  useBeginAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useRemoveProviderMutation,
} = factorsApi
