import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { integerBetween, listOf, oneOf, optional, text, uuid } from '../codec/primitives.ts'
import { gameCategories } from './options.ts'

export const startGame = object({
  categories: listOf(oneOf(gameCategories), { min: 2, max: 4, message: 'Please select at least 2 categories' }),
})
export const startedGame = object({ gameId: uuid, status: oneOf(['started'] as const) })

export const gameQuestion = object({
  id: t.string,
  question: t.string,
  options: t.array(t.string),
  /** Null until answered: the key stays on the server. */
  correctAnswer: t.union([t.number, t.null]),
  explanation: t.union([t.string, t.null]),
  difficulty: t.string,
  category: t.string,
})
export const gameQuestions = t.array(gameQuestion)
export const questionsQuery = object({ gameId: optional(uuid), categories: optional(text({ max: 200 })) })

export const answerQuestion = object({ gameId: uuid, questionId: text({ min: 1, max: 100 }), answer: integerBetween(-1, 3) })
export const answeredQuestion = object({
  correct: t.boolean,
  correctAnswer: t.number,
  explanation: t.string,
  next: t.union([gameQuestion, t.null]),
})
export const resultQuery = object({ gameId: optional(uuid), answers: optional(text({ max: 4000 })) })
export const gameResult = object({
  score: t.number,
  totalQuestions: t.number,
  skillBreakdown: t.array(object({ skill: t.string, correct: t.number, total: t.number, level: t.string })),
  recommendations: t.array(t.string),
})
