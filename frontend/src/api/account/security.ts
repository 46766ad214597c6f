import type { SecurityEvents } from '@waymark/contracts/models/identity/security'
import { factorRoutes } from '@waymark/contracts/routes/factors'
import { api } from '../api.ts'

/** What happened to the security of the account, a page at a time. The server says when there is something new. */
const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSecurityEvents: build.query<SecurityEvents, { before?: string | undefined }>({
      query: ({ before }) => ({ route: factorRoutes.listSecurityEvents, query: { before } }),
      providesTags: ['Security'],
    }),
  }),
})

export const { useListSecurityEventsQuery } = securityApi
