import type { RecommendationAdvice } from '@waymark/contracts/models/advice'
import type { Recommendation } from '@waymark/contracts/models/recommendation'
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
  }),
})

export const { useListRecommendationsQuery, useGetRecommendationAdviceQuery } = recommendationsApi
