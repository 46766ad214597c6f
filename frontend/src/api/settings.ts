import type { AccountSettings } from '@waymark/contracts/models/settings'
import { accountRoutes } from '@waymark/contracts/routes/account'
import { api } from './api.ts'

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<AccountSettings, void>({
      query: () => ({ route: accountRoutes.getSettings }),
      providesTags: ['Account'],
    }),
    changeSettings: build.mutation<AccountSettings, AccountSettings>({
      query: (body) => ({ route: accountRoutes.changeSettings, body }),
      invalidatesTags: ['Account'],
    }),
  }),
})

export const { useGetSettingsQuery, useChangeSettingsMutation } = settingsApi
