import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { instant, integerBetween, listOf, oneOf, optional, text, uuid } from '../codec/primitives.ts'
import { described } from '../codec/schema.ts'
import { gameCategories } from './assessment/options.ts'

const category = oneOf(gameCategories)
export type GameCategory = t.TypeOf<typeof category>

export const startGame = object({
  categories: twoToFour(listOf(category, { min: 2, max: 4, message: 'Please select at least 2 categories' })),
  /** Twice the time for each question, as the person's settings say (`/api/account/settings`); such a game makes no evidence. */
  extraTime: optional(t.boolean),
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
  /** What the question tries: a part of its category. */
  skill: optional(t.string),
  /** 1 is the first of the game's ten. */
  position: optional(t.number),
  /** What counts as the person's answer: an index into `options`, -1 for a time out; absent until answered. */
  answer: optional(t.number),
  /** Absent until answered. */
  correct: optional(t.boolean),
  /** Seconds a person still has, for the open question; 0 when its time is over. */
  secondsLeft: optional(t.number),
})
export type GameQuestion = t.TypeOf<typeof gameQuestion>
export const gameQuestions = t.array(gameQuestion)
export const questionsQuery = object({ gameId: optional(uuid), categories: optional(text({ max: 200 })) })

export const answerQuestion = object({ gameId: uuid, questionId: text({ min: 1, max: 100 }), answer: integerBetween(-1, 3) })
export const answeredQuestion = object({
  correct: t.boolean,
  correctAnswer: t.number,
  explanation: t.string,
  next: t.union([gameQuestion, t.null]),
  /** What counts: -1 when the answer came too late. */
  answer: optional(t.number),
})
export type AnsweredQuestion = t.TypeOf<typeof answeredQuestion>

export const resultQuery = object({ gameId: optional(uuid), answers: optional(text({ max: 4000 })) })
const categoryLevel = object({
  category,
  /** What the category stands for in the skills inventory. */
  skill: t.string,
  /** 1-5 by all games so far; 0 when never played. */
  level: t.number,
  /** 0-1: how far the level can be relied upon. */
  reliability: t.number,
  /** Questions answered in all games so far. */
  answered: t.number,
})
export const gameResult = object({
  /** Right answers. */
  score: t.number,
  totalQuestions: t.number,
  skillBreakdown: t.array(
    object({
      skill: t.string,
      correct: t.number,
      total: t.number,
      /** `strong` from 70 percent, else `to practise`. */
      level: t.string,
      category: optional(category),
    }),
  ),
  recommendations: t.array(t.string),
  gameId: optional(uuid),
  /** False while questions are open: then the figures are those so far. */
  finished: optional(t.boolean),
  /** Absent while questions are open. */
  finishedAt: optional(instant),
  categories: optional(t.array(category)),
  /** Played with extra time: for practice, no evidence. */
  practice: optional(t.boolean),
  /** What all games so far say of these categories. */
  levels: optional(t.array(categoryLevel)),
})
export type GameResult = t.TypeOf<typeof gameResult>

export const gameOverview = object({
  categories: t.array(categoryLevel),
  /** The game that can be resumed. */
  openGame: t.union([
    t.null,
    object({
      gameId: uuid,
      categories: t.array(category),
      extraTime: t.boolean,
      /** Questions answered so far. */
      answered: t.number,
      totalQuestions: t.number,
      /** Seconds left for the open question; 0 when its time is over. */
      secondsLeft: t.number,
    }),
  ]),
  /** The latest finished games, newest first; at most five. */
  recentGames: t.array(
    object({ gameId: uuid, categories: t.array(category), score: t.number, totalQuestions: t.number, finishedAt: instant }),
  ),
})
export type GameOverview = t.TypeOf<typeof gameOverview>

/** Says in a sentence of its own that there are too many, or one of them twice. */
function twoToFour<A>(list: t.Type<A[], A[], unknown>): t.Type<A[], A[], unknown> {
  const codec = new t.Type<A[], A[], unknown>(
    'TwoToFour',
    (u): u is A[] => list.is(u) && new Set(u).size === u.length,
    (u, c) => {
      if (Array.isArray(u) && u.length > 4) return t.failure(u, c, 'Please select no more than 4 categories')
      if (Array.isArray(u) && new Set(u).size < u.length) return t.failure(u, c, 'Please select each category once')
      return list.validate(u, c)
    },
    list.encode,
  )
  const { listOf: item, listBounds } = list as unknown as { listOf: t.Mixed; listBounds: object }
  return Object.assign(described(codec, {}), { listOf: item, listBounds: { ...listBounds, uniqueItems: true } })
}
