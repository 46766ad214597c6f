import type { SearchResults } from '@waymark/contracts/models/search'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { api } from './api.ts'

export type SearchAsked = { q: string; limit: number }

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is typed changes with every letter: only the last few answers are worth keeping. */
    search: build.query<SearchResults, SearchAsked>({
      query: (query) => ({ route: identityRoutes.search, query }),
      keepUnusedDataFor: 60,
    }),
  }),
})

export const { useSearchQuery } = searchApi
