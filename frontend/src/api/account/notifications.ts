import type { ResponseOf } from '@waymark/contracts/route'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { after, api } from '../api.ts'

export type Notifications = ResponseOf<typeof identityRoutes.listNotifications>
export type Notification = Notifications['notifications'][number]

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Notifications, void>({
      query: () => ({ route: identityRoutes.listNotifications }),
      providesTags: ['Notifications'],
    }),
    readNotification: build.mutation<Notifications, string>({
      query: (id) => ({ route: identityRoutes.readNotification, params: { id } }),
      invalidatesTags: after('Notifications'),
    }),
    readNotifications: build.mutation<Notifications, string>({
      query: (until) => ({ route: identityRoutes.readNotifications, body: { until } }),
      invalidatesTags: after('Notifications'),
    }),
  }),
})

export const { useListNotificationsQuery, useReadNotificationMutation, useReadNotificationsMutation } = notificationsApi
