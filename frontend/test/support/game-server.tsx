import { act, fireEvent, render, screen } from '@testing-library/react'
import { gameCategories } from '@waymark/contracts/models/assessment/options'
import type { GameOverview, GameQuestion, GameResult } from '@waymark/contracts/models/game'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { createStore } from '../../src/app/store.ts'
import { GamePage } from '../../src/features/game/GamePage.tsx'
import { ToastProvider } from '../../src/ui/toast/ToastProvider.tsx'

export const gameId = '0190c1de-0000-7000-8000-000000000001'
const user = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'F',
  email: 'i@example.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
} as const

/** A server in a few lines: ten questions, the second option is right. */
export const server = {
  sent: [] as { path: string; body: unknown }[],
  /** The addresses at which the result was read. */
  results: [] as string[],
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

export function answerOf(path: string, init: RequestInit): Response {
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
  if (path.startsWith('/api/account/settings')) return json({ theme: 'system', extraTime: server.extraTime })
  if (path.startsWith('/api/user/skills')) return json([])
  if (path.startsWith('/api/skills-game/overview')) {
    const categories = gameCategories.map((category) => ({ category, skill: category, level: 0, reliability: 0, answered: 0 }))
    return json({ categories, openGame: server.open, recentGames: [] })
  }
  if (path.startsWith('/api/skills-game/questions')) {
    const issued = Math.min(10, server.answers.length + 1)
    return json(Array.from({ length: issued }, (_, index) => questionAt(index + 1)))
  }
  if (path.startsWith('/api/skills-game/result')) {
    server.results.push(path)
    return json(result())
  }
  const body = JSON.parse(String(init.body))
  server.sent.push({ path, body })
  if (path.endsWith('/start')) return server.startFails ? json({ detail: 'no' }, 503) : json({ gameId, status: 'started' }, 201)
  if (server.answerFails) return json({ detail: 'no' }, 503)
  server.answers.push(body.answer)
  const position = server.answers.length
  const { correct, explanation } = questionAt(position)
  return json({
    correct,
    correctAnswer: 1,
    explanation,
    answer: body.answer,
    next: position < 10 ? questionAt(position + 1) : null,
  })
}

/** Each test of the file meets this server anew, and a clock that it moves itself. */
export function playAgainstServer(): void {
  beforeEach(() => {
    Object.assign(server, {
      sent: [],
      results: [],
      extraTime: false,
      answers: [],
      open: null,
      startFails: false,
      answerFails: false,
      secondsLeft: 30,
    })
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => answerOf(path, init))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** Lets time pass, and answers that are on their way arrive. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const sentAnswers = () =>
  server.sent.filter(({ path }) => path.endsWith('/answers')).map(({ body }) => (body as { answer: number }).answer)

export async function open() {
  render(
    <Provider store={createStore()}>
      <ToastProvider>
        <MemoryRouter>
          <GamePage user={user} />
        </MemoryRouter>
      </ToastProvider>
    </Provider>,
  )
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
