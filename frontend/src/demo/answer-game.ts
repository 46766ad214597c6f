import { gameCategories } from '@waymark/contracts/models/assessment/options'
import type { GameCategory } from '@waymark/contracts/models/game'
import type { BodyOf } from '@waymark/contracts/route'
import type { gameRoutes } from '@waymark/contracts/routes/game'
import type { DemoQuestion } from './shapes.ts'
import { liveQuestion } from './to-live.ts'
import { type Answers, bodyOf, type DemoGame, type DemoWorld, notFound } from './world.ts'

type Start = BodyOf<typeof gameRoutes.startGame>
type Choice = BodyOf<typeof gameRoutes.answerGameQuestion>

const QUESTIONS = 10
const SECONDS = 30
const STRONG = 0.7

/** The Skills Challenge on the questions that ship with the demo, in their order instead of adaptively. */
export const gameAnswers: Answers = {
  getGameOverview: ({ games }) => {
    const open = games.find((game) => answered(game) < QUESTIONS)
    return {
      categories: gameCategories.map((category) => ({
        category,
        skill: titleOf(category),
        level: 0,
        reliability: 0,
        answered: 0,
      })),
      openGame: open
        ? {
            gameId: open.gameId,
            categories: open.categories,
            extraTime: open.extraTime,
            answered: answered(open),
            totalQuestions: QUESTIONS,
            secondsLeft: secondsOf(open),
          }
        : null,
      recentGames: [],
    }
  },

  startGame: (world, call) => {
    const { categories, extraTime = false } = bodyOf<Start>(call)
    const questions = pick(world, categories)
    const game: DemoGame = { gameId: world.newId(), categories, extraTime, questions, answers: questions.map(() => undefined) }
    world.games = [game]
    return { gameId: game.gameId, status: 'started' }
  },

  listGameQuestions: (world, { query }) => {
    const game = gameOf(world, String(query?.gameId ?? '')) ?? world.games[0]
    if (!game)
      return pick(world, String(query?.categories ?? '').split(',')).map((question, index) => liveQuestion(question, index + 1))
    const issued = game.questions.slice(0, Math.min(QUESTIONS, answered(game) + 1))
    return issued.map((question, index) => issue(game, question, index))
  },

  answerGameQuestion: (world, call) => {
    const { gameId, questionId, answer } = bodyOf<Choice>(call)
    const game = gameOf(world, gameId)
    const index = game?.questions.findIndex(({ id }) => id === questionId) ?? -1
    const question = game?.questions[index]
    if (!game || !question) return notFound
    game.answers[index] ??= answer
    const next = game.questions[answered(game)]
    const { correctAnswer, explanation } = question
    const counted = game.answers[index]
    return {
      correct: counted === correctAnswer,
      correctAnswer,
      explanation,
      answer: counted,
      next: next ? issue(game, next, answered(game)) : null,
    }
  },

  getGameResult: (world, { query }) => {
    const game = gameOf(world, String(query?.gameId ?? '')) ?? world.games[0]
    if (!game) return notFound
    const right = game.questions.map(({ correctAnswer }, index) => game.answers[index] === correctAnswer)
    const breakdown = game.categories.map((category) => {
      const own = game.questions.flatMap((question, index) => (question.category === category ? [right[index]] : []))
      const correct = own.filter(Boolean).length
      const level = correct >= own.length * STRONG ? 'strong' : 'to practice'
      return { skill: titleOf(category), category, correct, total: own.length, level }
    })
    const weak = breakdown.filter(({ level }) => level !== 'strong').map(({ skill }) => skill)
    return {
      score: right.filter(Boolean).length,
      totalQuestions: QUESTIONS,
      skillBreakdown: breakdown,
      recommendations:
        weak.length > 0
          ? weak.map((skill) => `Practice ${skill.toLowerCase()}: read the explanations once more, then play again.`)
          : ['Every area is strong. Try two others.'],
      gameId: game.gameId,
      finished: answered(game) === QUESTIONS,
      finishedAt: answered(game) === QUESTIONS ? world.now() : undefined,
      categories: game.categories,
      practice: true,
    }
  },
}

function gameOf({ games }: DemoWorld, id: string): DemoGame | undefined {
  return games.find(({ gameId }) => gameId === id)
}

function answered({ answers }: DemoGame): number {
  const open = answers.indexOf(undefined)
  return open < 0 ? answers.length : open
}

function secondsOf({ extraTime }: DemoGame): number {
  return extraTime ? SECONDS * 2 : SECONDS
}

function issue(game: DemoGame, question: DemoQuestion, index: number) {
  const live = liveQuestion(question, index + 1, game.answers[index])
  return live.correctAnswer === null ? { ...live, secondsLeft: secondsOf(game) } : live
}

/** Ten questions, in turn from each chosen category. */
function pick({ files }: DemoWorld, categories: readonly string[]): DemoQuestion[] {
  const own = categories.map((category) => files.quiz.filter((item) => item.category === category))
  const turns = Array.from({ length: QUESTIONS }, (_, turn) => own[turn % own.length]?.[Math.floor(turn / own.length)])
  return turns.flatMap((item) => (item ? [asked(item)] : []))
}

function asked({ correct, ...question }: DemoWorld['files']['quiz'][number]): DemoQuestion {
  return { ...question, correctAnswer: correct }
}

function titleOf(category: GameCategory | string): string {
  return category
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
