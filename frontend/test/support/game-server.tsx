import { act, fireEvent, screen } from '@testing-library/react'
import { gameCategories } from '@waymark/contracts/models/assessment/options'
import type { GameOverview, GameQuestion, GameResult } from '@waymark/contracts/models/game'
import { afterEach, beforeEach, vi } from 'vitest'
import { GamePage } from '../../src/features/game/GamePage.tsx'
import { renderApp, user } from './render-app.tsx'
import { type Answers, problem, sent, serve } from './server.ts'

export const gameId = '0190c1de-0000-7000-8000-000000000001'

/** A server in a few lines: ten questions, the second option is right. */
export const server = {
  extraTime: false,
  answers: [] as number[],
  open: null as GameOverview['openGame'],
  startFails: false,
  answerFails: false,
  secondsLeft: 30,
}

function questionAt(position: number): GameQuestion {
  const given = server.answers[position - 1]
  const answered = given !== undefined
  return {
    id: `analytics-q${position}`,
    question: `What follows from ${position}?`,
    options: ['first', 'second', 'third', 'fourth'].map((word) => `${word} of ${position}`),
    correctAnswer: answered ? 1 : null,
    explanation: answered ? `Because of ${position}.` : null,
    difficulty: 'intermediate',
    category: position % 2 ? 'analytics' : 'creativity',
    position,
    ...(answered ? { answer: given, correct: given === 1 } : { secondsLeft: server.secondsLeft }),
  }
}

function result(): GameResult {
  const score = server.answers.filter((answer) => answer === 1).length
  return {
    gameId,
    finished: true,
    finishedAt: new Date().toISOString(),
    score,
    totalQuestions: 10,
    categories: ['creativity', 'analytics'],
    practice: server.extraTime,
    skillBreakdown: [
      { skill: 'Creative thinking', correct: 4, total: 5, level: 'strong', category: 'creativity' },
      { skill: 'Data analysis', correct: 2, total: 5, level: 'to practice', category: 'analytics' },
    ],
    recommendations: ['Practice data analysis: 2 of 5 right. Begin with probability.'],
    levels: [{ category: 'analytics', skill: 'Data analysis', level: 2, reliability: 0.5, answered: 5 }],
  }
}

const overview = () => {
  const categories = gameCategories.map((category) => ({ category, skill: category, level: 0, reliability: 0, answered: 0 }))
  return { categories, openGame: server.open, recentGames: [] }
}

function takeAnswer({ answer }: { answer: number }) {
  server.answers.push(answer)
  const position = server.answers.length
  const { correct, explanation } = questionAt(position)
  return { correct, correctAnswer: 1, explanation, answer, next: position < 10 ? questionAt(position + 1) : null }
}

export const gameAnswers: Answers = {
  'GET /api/account/settings': () => ({ theme: 'system', extraTime: server.extraTime }),
  'GET /api/user/skills': () => [],
  'GET /api/skills-game/overview': overview,
  'GET /api/skills-game/questions': () => {
    const issued = Math.min(10, server.answers.length + 1)
    return Array.from({ length: issued }, (_, index) => questionAt(index + 1))
  },
  'GET /api/skills-game/result': result,
  'POST /api/skills-game/start': () =>
    server.startFails ? problem(503, 'no') : Response.json({ gameId, status: 'started' }, { status: 201 }),
  'POST /api/skills-game/answers': ({ body }) => (server.answerFails ? problem(503, 'no') : takeAnswer(body)),
}

/** Each test of the file meets this server anew, and a clock that it moves itself. */
export function playAgainstServer(): void {
  beforeEach(() => {
    Object.assign(server, {
      extraTime: false,
      answers: [],
      open: null,
      startFails: false,
      answerFails: false,
      secondsLeft: 30,
    })
    vi.useFakeTimers()
    serve(gameAnswers)
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Lets time pass, and answers that are on their way arrive. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const sentAnswers = () => sent.filter(({ path }) => path.endsWith('/answers')).map(({ body }) => body.answer as number)

export async function open() {
  renderApp(<GamePage user={user} />)
  await pass(50)
}

export async function start(...names: string[]) {
  await open()
  for (const name of names.length > 0 ? names : ['Analytics', 'Creativity'])
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))
  fireEvent.click(screen.getByRole('button', { name: 'Start Challenge' }))
  await pass(50)
}

export const clock = () => screen.getByRole('timer').getAttribute('aria-label')
export const count = () => screen.getByText(/^Question \d+ of 10/).textContent
export const optionNamed = (name: RegExp) => screen.getByRole('button', { name })
