import type { ResponseOf } from '@waymark/contracts/route'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { api } from './api.ts'

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<ResponseOf<typeof identityRoutes.listNotifications>, void>({
      query: () => ({ route: identityRoutes.listNotifications }),
      providesTags: ['Notifications'],
    }),
  }),
})

export const { useListNotificationsQuery } = notificationsApi
