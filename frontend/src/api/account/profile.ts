import type { UserProfile } from '@waymark/contracts/models/identity/user'
import type { BodyOf } from '@waymark/contracts/route'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { after, api } from '../api.ts'

export type ProfileChange = BodyOf<typeof identityRoutes.changeProfile>

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<UserProfile, void>({
      query: () => ({ route: identityRoutes.getProfile }),
      providesTags: ['Profile'],
    }),
    changeProfile: build.mutation<UserProfile, ProfileChange>({
      extraOptions: { failure: { title: 'Profile not saved' } },
      query: (body) => ({ route: identityRoutes.changeProfile, body }),
      invalidatesTags: after('Profile', 'User', 'Dashboard', 'Resume'),
    }),
  }),
})

export const { useGetProfileQuery, useChangeProfileMutation } = profileApi
