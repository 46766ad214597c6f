import { gameRoutes as routes } from '@waymark/contracts/routes/game'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { readGame } from '../data/read-game.ts'
import { readOverview } from '../data/read-overview.ts'
import { answerQuestion } from '../use-cases/answer-question.ts'
import { startGame } from '../use-cases/start-game.ts'
import { presentOverview, presentQuestion, presentResult } from './present.ts'

/** `categories` and `answers` of the reads travel as specified; the server's record of the game decides. */
export function addHttp(http: Http, context: Context): void {
  const { db, clock } = context

  http.route(routes.startGame, async ({ user, body }) => {
    const gameId = await startGame(context, {
      userId: user.userId,
      categories: body.categories,
      extraTime: body.extraTime ?? false,
    })
    return { body: { gameId, status: 'started' as const } }
  })

  http.route(routes.listGameQuestions, async ({ user, query }) => {
    const game = await readGame(db, { userId: user.userId, gameId: query.gameId, state: 'open' })
    const now = clock()
    return { body: game.answers.map((question) => presentQuestion(game, question, now)) }
  })

  http.route(routes.answerGameQuestion, async ({ user, body }) => {
    const { game, question, next, now } = await answerQuestion(context, { userId: user.userId, ...body })
    const { correct, correctAnswer, explanation, answer } = presentQuestion(game, question, now)
    return {
      body: {
        correct: correct === true,
        correctAnswer: correctAnswer ?? 0,
        explanation: explanation ?? '',
        answer,
        next: next && presentQuestion(game, next, now),
      },
    }
  })

  http.route(routes.getGameResult, async ({ user, query }) => {
    const game = await readGame(db, { userId: user.userId, gameId: query.gameId, state: 'finished' })
    const abilities = await db.ability.findMany({ where: { userId: user.userId } })
    return { body: presentResult(game, abilities) }
  })

  http.route(routes.getGameOverview, async ({ user }) => {
    return { body: presentOverview({ ...(await readOverview(db, user.userId)), now: clock() }) }
  })
}
