import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choiceHint } from '../../../src/features/game/category-words.ts'
import { badgeOf } from '../../../src/features/game/GameResults.tsx'
import {
  clock,
  count,
  gameAnswers,
  gameId,
  open,
  pass,
  playAgainstServer,
  sentAnswers,
  server,
  start,
} from '../../support/game-server.tsx'
import { failing, serve } from '../../support/server.ts'

playAgainstServer()

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
  serve({ '/api/*': () => failing(503) })
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Skills Challenge' })).toBeTruthy()
  serve(gameAnswers)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(50)
  expect(screen.getAllByRole('checkbox').length).toBe(6)
})

test('a game that the server has ended goes back to setup with a word', async () => {
  await start()
  serve({ 'POST /api/skills-game/answers': () => failing(409) })
  fireEvent.keyDown(document.body, { key: '1' })
  await pass(100)
  expect(screen.getByRole('alert').textContent).toContain('This game is over')
  expect(screen.getByText('Select at least 2 categories.')).toBeTruthy()
})
