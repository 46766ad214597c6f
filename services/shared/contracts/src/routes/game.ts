import {
  answeredQuestion,
  answerQuestion,
  gameQuestions,
  gameResult,
  questionsQuery,
  resultQuery,
  startedGame,
  startGame,
} from '../models/game.ts'
import { defineRoute } from '../route.ts'

const service = 'game'

export const gameRoutes = {
  startGame: defineRoute({
    id: 'startGame',
    service,
    planned: true,
    method: 'POST',
    path: '/api/skills-game/start',
    summary: 'Start a game in 2 to 4 categories',
    body: startGame,
    response: startedGame,
    status: 201,
  }),
  listGameQuestions: defineRoute({
    id: 'listGameQuestions',
    service,
    planned: true,
    method: 'GET',
    path: '/api/skills-game/questions',
    summary: 'The questions issued so far',
    query: questionsQuery,
    response: gameQuestions,
    problems: [404],
  }),
  answerGameQuestion: defineRoute({
    id: 'answerGameQuestion',
    service,
    planned: true,
    method: 'POST',
    path: '/api/skills-game/answers',
    summary: 'Answer a question; -1 is a time out',
    body: answerQuestion,
    response: answeredQuestion,
    problems: [404, 409],
  }),
  getGameResult: defineRoute({
    id: 'getGameResult',
    service,
    planned: true,
    method: 'GET',
    path: '/api/skills-game/result',
    summary: "The game's result, from the server's record",
    query: resultQuery,
    response: gameResult,
    problems: [404],
  }),
} as const
