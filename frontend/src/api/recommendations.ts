import type { RecommendationAdvice } from '@waymark/contracts/models/advice/advice'
import type { Recommendation, TriedList } from '@waymark/contracts/models/advice/recommendation'
import { assessmentRoutes } from '@waymark/contracts/routes/assessment'
import { api } from './api.ts'

export const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRecommendations: build.query<Recommendation[], void>({
      query: () => ({ route: assessmentRoutes.listRecommendations }),
      providesTags: ['Recommendations'],
    }),
    getRecommendationAdvice: build.query<RecommendationAdvice, void>({
      query: () => ({ route: assessmentRoutes.getRecommendationAdvice }),
      providesTags: ['Recommendations'],
    }),
    /** A trial is of the moment: it is asked for each time it opens, and not again when it was kept and the limit is gone. */
    tryLimit: build.query<TriedList, string>({
      query: (id) => ({ route: assessmentRoutes.tryLimit, params: { id } }),
      keepUnusedDataFor: 0,
    }),
    easeLimit: build.mutation<unknown, string>({
      extraOptions: { failure: { title: 'Error', text: 'Your limit could not be changed. Please try again.' } },
      query: (id) => ({ route: assessmentRoutes.easeLimit, params: { id } }),
      invalidatesTags: (_result, error) => (error ? [] : ['Assessments', 'Recommendations', 'Dashboard']),
    }),
  }),
})

export const { useListRecommendationsQuery, useGetRecommendationAdviceQuery, useTryLimitQuery, useEaseLimitMutation } =
  recommendationsApi
