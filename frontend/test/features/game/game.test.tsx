import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  clock,
  count,
  gameId,
  optionNamed,
  pass,
  playAgainstServer,
  sentAnswers,
  server,
  start,
} from '../../support/game-server.tsx'
import { sent, writes } from '../../support/server.ts'

playAgainstServer()

test('a pick locks the question, shows both answers and the reason for 3 s, then the next one', async () => {
  await start()
  expect(writes()[0]?.body).toEqual({ categories: ['analytics', 'creativity'], extraTime: false })
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
  expect(writes()[0]?.body).toEqual({ categories: ['analytics', 'creativity'], extraTime: true })
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
  const kept = sent.filter(({ path }) => path.endsWith('/answers')).map(({ body }) => body)
  const picked = [2, 3, 0, 1, 1, 1, 1, 1, 1, -1]
  expect(kept).toEqual(picked.map((answer, index) => ({ gameId, questionId: `analytics-q${index + 1}`, answer })))
  const asked = sent.find(({ path }) => path === '/api/skills-game/result')?.query ?? new URLSearchParams()
  expect([asked.get('gameId'), asked.get('answers')]).toEqual([gameId, JSON.stringify(picked)])
  expect(screen.getByText('60 percent').className).toContain('tag-spruce')
  expect(screen.getByText('Ten questions from creativity and analytics.')).toBeTruthy()
  const rows = within(screen.getByRole('region', { name: 'Score' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Creative thinking4 of 5strong', 'Data analysis2 of 5to practice'])
  expect(screen.getByText('Practice data analysis: 2 of 5 right. Begin with probability.')).toBeTruthy()
  await pass(2000)
  await pass(50)
  expect(screen.getByText(/None of the skills you hold/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Play Again' }))
  await pass(50)
  expect(screen.getByText('Select at least 2 categories.')).toBeTruthy()
  expect((screen.getAllByRole('checkbox') as HTMLInputElement[]).some(({ checked }) => checked)).toBe(false)
})
