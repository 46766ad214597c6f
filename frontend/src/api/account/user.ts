import type { User } from '@waymark/contracts/models/identity/user'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { api } from '../api.ts'

export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who is signed in; null when nobody is. Asked once, and only when the hint cookie says that it is worth asking. */
    getUser: build.query<User | null, void>({
      query: () => ({ route: identityRoutes.getUser, nullOn401: true }),
      providesTags: ['User'],
    }),
  }),
})

export const { useGetUserQuery } = userApi
