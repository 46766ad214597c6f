import type { Dashboard } from '@waymark/contracts/models/identity/dashboard'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { api } from './api.ts'

export type { Dashboard }

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<Dashboard, void>({
      query: () => ({ route: identityRoutes.getDashboard }),
      providesTags: ['Dashboard'],
    }),
  }),
})

export const { useGetDashboardQuery } = dashboardApi
