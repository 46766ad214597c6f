import type { AnsweredQuestion, GameCategory, GameOverview, GameQuestion, GameResult } from '@waymark/contracts/models/game'
import { gameRoutes } from '@waymark/contracts/routes/game'
import { after, api } from './api.ts'

const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGameOverview: build.query<GameOverview, void>({
      query: () => ({ route: gameRoutes.getGameOverview }),
      providesTags: ['Game'],
    }),
    startGame: build.mutation<{ gameId: string }, { categories: GameCategory[]; extraTime: boolean }>({
      query: (body) => ({ route: gameRoutes.startGame, body }),
      invalidatesTags: after('Game'),
    }),
    /** Asked anew at each start and each return to a game: what was issued changes with every answer. */
    listGameQuestions: build.query<GameQuestion[], { gameId: string; categories: readonly GameCategory[] }>({
      query: ({ gameId, categories }) => ({
        route: gameRoutes.listGameQuestions,
        query: { gameId, categories: categories.join(',') },
      }),
      providesTags: ['Game'],
      keepUnusedDataFor: 0,
    }),
    answerGameQuestion: build.mutation<AnsweredQuestion, { gameId: string; questionId: string; answer: number }>({
      query: (body) => ({ route: gameRoutes.answerGameQuestion, body }),
      // The last answer finishes the game; the news of the server comes a moment later.
      invalidatesTags: (answered) => (answered && answered.next === null ? ['Game', 'Dashboard'] : []),
    }),
    /** `answers` as the screen saw them, -1 for a time out; the server's own record decides. */
    getGameResult: build.query<GameResult, { gameId: string; answers: readonly number[] }>({
      query: ({ gameId, answers }) => ({
        route: gameRoutes.getGameResult,
        query: { gameId, answers: JSON.stringify(answers) },
      }),
      providesTags: ['Game'],
    }),
  }),
})

export const {
  useGetGameOverviewQuery,
  useStartGameMutation,
  useLazyListGameQuestionsQuery,
  useAnswerGameQuestionMutation,
  useGetGameResultQuery,
  useListGameQuestionsQuery,
} = gameApi
