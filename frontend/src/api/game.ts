import type { AnsweredQuestion, GameCategory, GameOverview, GameQuestion, GameResult } from '@waymark/contracts/models/game'
import { gameRoutes } from '@waymark/contracts/routes/game'
import { api } from './api.ts'

/** What the screen wrote down of an answer; the server's own record decides the result. */
export type RecordedAnswer = { questionId: string; answer: number; correct: boolean }

const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGameOverview: build.query<GameOverview, void>({
      query: () => ({ route: gameRoutes.getGameOverview }),
      providesTags: ['Game'],
    }),
    startGame: build.mutation<{ gameId: string }, { categories: GameCategory[]; extraTime: boolean }>({
      query: (body) => ({ route: gameRoutes.startGame, body }),
      invalidatesTags: ['Game'],
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
    getGameResult: build.query<GameResult, { gameId: string; answers: readonly RecordedAnswer[] }>({
      query: ({ gameId, answers }) => ({
        route: gameRoutes.getGameResult,
        query: { gameId, answers: JSON.stringify(answers.map(({ answer }) => answer)) },
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
