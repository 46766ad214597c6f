import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { GameOverview, GameQuestion, GameResult } from '@waymark/contracts/models/game'
import { gameCategories } from '@waymark/contracts/models/options'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../src/app/store.ts'
import { ToastProvider } from '../src/components/toast/ToastProvider.tsx'
import { choiceHint } from '../src/features/game/category-words.ts'
import { GamePage } from '../src/features/game/GamePage.tsx'
import { badgeOf } from '../src/features/game/GameResults.tsx'

const gameId = '0190c1de-0000-7000-8000-000000000001'
const user = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'F',
  email: 'i@example.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
} as const

/** A server in a few lines: ten questions, the second option is right. */
const server = {
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
      { skill: 'Data analysis', correct: 2, total: 5, level: 'to practise', category: 'analytics' },
    ],
    recommendations: ['Practise data analysis: 2 of 5 right. Begin with probability.'],
    levels: [{ category: 'analytics', skill: 'Data analysis', level: 2, reliability: 0.5, answered: 5 }],
  }
}

function answerOf(path: string, init: RequestInit): Response {
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

/** Lets time pass, and answers that are on their way arrive. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const sentAnswers = () =>
  server.sent.filter(({ path }) => path.endsWith('/answers')).map(({ body }) => (body as { answer: number }).answer)

async function open() {
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

async function start(...names: string[]) {
  await open()
  for (const name of names.length > 0 ? names : ['Analytics', 'Creativity'])
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))
  fireEvent.click(screen.getByRole('button', { name: 'Start Challenge' }))
  await pass(50)
}

const clock = () => screen.getByRole('timer').getAttribute('aria-label')
const count = () => screen.getByText(/^Question \d+ of 10/).textContent
const optionNamed = (name: RegExp) => screen.getByRole('button', { name })

test('setup: two to four categories, the hint says what is missing, a fifth cannot be added', async () => {
  await open()
  const button = screen.getByRole('button', { name: 'Start Challenge' }) as HTMLButtonElement
  expect(button.disabled).toBe(true)
  expect(screen.getByText('Select at least 2 categories.')).toBeTruthy()
  const boxes = screen.getAllByRole('checkbox') as HTMLInputElement[]
  expect(boxes.length).toBe(6)
  for (const box of boxes.slice(0, 4)) fireEvent.click(box)
  expect(screen.getByText('4 chosen. That is the most for one game.')).toBeTruthy()
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, false, false, true, true])
  for (const box of boxes.slice(1, 4)) fireEvent.click(box)
  expect(screen.getByText('1 chosen. Select at least 2 categories.')).toBeTruthy()
  expect(button.disabled).toBe(true)
  expect([2, 3].map(choiceHint)).toEqual(['2 chosen. You can add 2 more.', '3 chosen. You can add 1 more.'])
})

test('a start that fails says so and stays on setup with the choice kept', async () => {
  server.startFails = true
  await start()
  expect(screen.getByRole('alert').textContent).toContain('Failed to start the game. Please try again.')
  expect(screen.getByText('2 chosen. You can add 2 more.')).toBeTruthy()
  expect((screen.getByRole('button', { name: 'Start Challenge' }) as HTMLButtonElement).disabled).toBe(false)
})

test('a pick locks the question, shows both answers and the reason for 3 s, then the next one', async () => {
  await start()
  expect(server.sent[0]?.body).toEqual({ categories: ['analytics', 'creativity'], extraTime: false })
  expect([count(), clock()]).toEqual(['Question 1 of 10 · analytics · intermediate', '30 seconds left'])
  await pass(4000)
  expect(clock()).toBe('26 seconds left')
  fireEvent.click(optionNamed(/third of 1/))
  fireEvent.click(optionNamed(/first of 1/))
  await pass(50)
  expect(sentAnswers()).toEqual([2])
  expect(optionNamed(/third of 1/).textContent).toContain('Your answer')
  expect(optionNamed(/second of 1/).textContent).toContain('Correct answer')
  expect(screen.getByText('Because of 1.')).toBeTruthy()
  expect(screen.getByText('Next question in 3 seconds')).toBeTruthy()
  expect(screen.getByText('Not right. The correct answer is: second of 1. Because of 1.')).toBeTruthy()
  await pass(2000)
  expect(screen.getByText('Next question in 1 second')).toBeTruthy()
  expect(count()).toContain('Question 1 of 10')
  await pass(1000)
  expect([count(), clock()]).toEqual(['Question 2 of 10 · creativity · intermediate', '30 seconds left'])
  expect(screen.getByRole('img', { name: '0 right, 1 wrong so far' })).toBeTruthy()
})

test('a clock that reaches zero after 30 s answers -1', async () => {
  await start()
  await pass(20_000)
  expect(screen.getByText('10 seconds left')).toBeTruthy()
  await pass(9900)
  expect(sentAnswers()).toEqual([])
  await pass(200)
  expect(sentAnswers()).toEqual([-1])
  expect(screen.getByText(/Time ran out\. Next question in 3 seconds/)).toBeTruthy()
  expect(screen.queryByText('Your answer')).toBeNull()
})

test('extra time doubles the clock, not the review', async () => {
  server.extraTime = true
  server.secondsLeft = 60
  await start()
  expect(server.sent[0]?.body).toEqual({ categories: ['analytics', 'creativity'], extraTime: true })
  expect(clock()).toBe('60 seconds left')
  await pass(59_900)
  expect(sentAnswers()).toEqual([])
  await pass(200)
  expect(sentAnswers()).toEqual([-1])
  await pass(3000)
  expect([count(), clock()]).toEqual(['Question 2 of 10 · creativity · intermediate', '60 seconds left'])
})

test('the keys 1 to 4 pick, arrows move among the options, modifiers are left alone', async () => {
  await start()
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(optionNamed(/first of 1/))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(optionNamed(/fourth of 1/))
  fireEvent.keyDown(document.body, { key: '2', ctrlKey: true })
  expect(sentAnswers()).toEqual([])
  fireEvent.keyDown(document.body, { key: '2' })
  fireEvent.keyDown(document.body, { key: '3' })
  await pass(50)
  expect(sentAnswers()).toEqual([1])
  expect(optionNamed(/second of 1/).textContent).toContain('Your answer · Correct answer')
})

test('a digit means nothing while the focus is outside the question', async () => {
  await start()
  ;(document.activeElement as HTMLElement).blur()
  fireEvent.keyDown(document.body, { key: '2' })
  await pass(50)
  expect(sentAnswers()).toEqual([])
  optionNamed(/first of 1/)?.focus()
  fireEvent.keyDown(document.activeElement as Element, { key: '2' })
  await pass(50)
  expect(sentAnswers()).toEqual([1])
})

test('an answer that does not arrive is kept and sent again; the clock stands meanwhile', async () => {
  await start()
  server.answerFails = true
  await pass(7000)
  fireEvent.keyDown(document.body, { key: '1' })
  await pass(50)
  expect(screen.getByRole('alert').textContent).toContain('Your answer did not reach us.')
  await pass(60_000)
  expect(clock()).toBe('23 seconds left')
  expect(sentAnswers()).toEqual([0])
  server.answerFails = false
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await pass(50)
  expect(sentAnswers()).toEqual([0, 0])
  expect(screen.getByText('Because of 1.')).toBeTruthy()
})

test('ten questions end in results; Play Again resets everything to setup', async () => {
  await start()
  for (let position = 1; position <= 10; position += 1) {
    expect(count()).toContain(`Question ${position} of 10`)
    // The second is right; the last clock runs out.
    if (position < 10) fireEvent.keyDown(document.body, { key: ['3', '4', '1'][position - 1] ?? '2' })
    else await pass(30_000)
    await pass(50)
    if (position === 10) expect(screen.getByText(/Your results in 3 seconds$/)).toBeTruthy()
    await pass(3000)
  }
  await pass(50)
  expect(screen.getByRole('heading', { level: 1, name: 'Results' })).toBeTruthy()
  const kept = server.sent.filter(({ path }) => path.endsWith('/answers')).map(({ body }) => body)
  const picked = [2, 3, 0, 1, 1, 1, 1, 1, 1, -1]
  expect(kept).toEqual(picked.map((answer, index) => ({ gameId, questionId: `analytics-q${index + 1}`, answer })))
  const asked = new URLSearchParams(server.results[0]?.split('?')[1])
  expect([asked.get('gameId'), asked.get('answers')]).toEqual([gameId, JSON.stringify(picked)])
  expect(screen.getByText('60 percent').className).toContain('tag-spruce')
  expect(screen.getByText('Ten questions from creativity and analytics.')).toBeTruthy()
  const rows = within(screen.getByRole('region', { name: 'Score' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Creative thinking4 of 5strong', 'Data analysis2 of 5to practise'])
  expect(screen.getByText('Practise data analysis: 2 of 5 right. Begin with probability.')).toBeTruthy()
  await pass(2000)
  await pass(50)
  expect(screen.getByText(/None of the skills you hold/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Play Again' }))
  await pass(50)
  expect(screen.getByText('Select at least 2 categories.')).toBeTruthy()
  expect((screen.getAllByRole('checkbox') as HTMLInputElement[]).some(({ checked }) => checked)).toBe(false)
})

test('the badge changes its colour at 80 and at 60 percent', () => {
  expect([100, 80, 79, 60, 59, 0].map(badgeOf)).toEqual([
    'game-high',
    'game-high',
    'tag-spruce',
    'tag-spruce',
    'game-low',
    'game-low',
  ])
})

test('a reload goes on with what the server says is left', async () => {
  server.answers = [1, 0, 1]
  server.secondsLeft = 17
  server.open = {
    gameId,
    categories: ['creativity', 'analytics'],
    extraTime: false,
    answered: 3,
    totalQuestions: 10,
    secondsLeft: 17,
  }
  await open()
  expect([count(), clock()]).toEqual(['Question 4 of 10 · creativity · intermediate', '17 seconds left'])
  expect(screen.getByRole('img', { name: '2 right, 1 wrong so far' })).toBeTruthy()
  await pass(17_100)
  expect(sentAnswers()).toEqual([-1])
  await pass(3000)
  expect(clock()).toBe('30 seconds left')
})

test('a game whose clock ran out while away waits on setup until it is continued', async () => {
  server.answers = [1]
  server.secondsLeft = 0
  server.open = {
    gameId,
    categories: ['creativity', 'analytics'],
    extraTime: false,
    answered: 1,
    totalQuestions: 10,
    secondsLeft: 0,
  }
  await open()
  expect(screen.getByRole('region', { name: 'Your open game' }).textContent).toContain('at question 2 of 10')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await pass(200)
  expect(sentAnswers()).toEqual([-1])
  await pass(3000)
  expect(count()).toContain('Question 3 of 10')
})

test('what cannot be loaded says so and can be tried again', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Skills Challenge' })).toBeTruthy()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => answerOf(path, init))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(50)
  expect(screen.getAllByRole('checkbox').length).toBe(6)
})

test('a game that the server has ended goes back to setup with a word', async () => {
  await start()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    path.endsWith('/answers') ? new Response('{}', { status: 409 }) : answerOf(path, init),
  )
  fireEvent.keyDown(document.body, { key: '1' })
  await pass(100)
  expect(screen.getByRole('alert').textContent).toContain('This game is over')
  expect(screen.getByText('Select at least 2 categories.')).toBeTruthy()
})
