import {
  answeredQuestion,
  answerQuestion,
  gameOverview,
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
    method: 'POST',
    path: '/api/skills-game/start',
    summary: 'Start a game in 2 to 4 categories; a game that was left open ends',
    body: startGame,
    response: startedGame,
    status: 201,
  }),
  listGameQuestions: defineRoute({
    id: 'listGameQuestions',
    service,
    method: 'GET',
    path: '/api/skills-game/questions',
    summary: 'The questions issued so far; without gameId those of the open game',
    query: questionsQuery,
    response: gameQuestions,
    problems: [404],
  }),
  answerGameQuestion: defineRoute({
    id: 'answerGameQuestion',
    service,
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
    method: 'GET',
    path: '/api/skills-game/result',
    summary: "The game's result, from the server's record; without gameId that of the latest finished game",
    query: resultQuery,
    response: gameResult,
    problems: [404],
  }),
  getGameOverview: defineRoute({
    id: 'getGameOverview',
    service,
    method: 'GET',
    path: '/api/skills-game/overview',
    summary: 'Levels so far, and the game that can be resumed',
    response: gameOverview,
  }),
} as const
