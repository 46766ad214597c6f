import type { AccountSettings, SettingsChange } from '@waymark/contracts/models/identity/settings'
import { accountRoutes } from '@waymark/contracts/routes/account'
import { api } from '../api.ts'

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<AccountSettings, void>({
      query: () => ({ route: accountRoutes.getSettings }),
      providesTags: ['Account'],
    }),
    /** `useChangeSettings` shows the change; another page of the person is told by the server. */
    changeSettings: build.mutation<AccountSettings, SettingsChange>({
      query: (body) => ({ route: accountRoutes.changeSettings, body }),
    }),
  }),
})

export const { useGetSettingsQuery, useChangeSettingsMutation } = settingsApi
