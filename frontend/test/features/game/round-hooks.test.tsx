import { act, renderHook } from '@testing-library/react'
import type { AnsweredQuestion, GameQuestion } from '@waymark/contracts/models/game'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useRound } from '../../../src/features/game/use-round.ts'
import { frame } from '../../support/render-app.tsx'
import { hold } from '../../support/server.ts'

const gameId = '0190c1de-0000-7000-8000-000000000001'
const question = (id: string, more: Partial<GameQuestion> = {}): GameQuestion => ({
  id,
  question: `What of ${id}?`,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: null,
  explanation: null,
  difficulty: 'beginner',
  category: 'analytics',
  position: 1,
  ...more,
})
const word = (more: Partial<AnsweredQuestion> = {}): AnsweredQuestion => ({
  correct: true,
  correctAnswer: 1,
  explanation: 'So it is.',
  next: null,
  ...more,
})

/** The calls that wait for their answer, oldest first. */
let waiting: ReturnType<typeof hold>
const onDone = vi.fn()
const onLost = vi.fn()
beforeEach(() => {
  onDone.mockClear()
  onLost.mockClear()
  vi.useFakeTimers({ now: 1_000_000 })
  waiting = hold('/api/*')
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function begin(questions: GameQuestion[] = [question('one')], extraTime = false) {
  const game = { gameId, extraTime }
  const { result } = renderHook(() => useRound({ game, questions, onDone, onLost }), { wrapper: frame() })
  const shown = () => {
    if (!result.current) throw new Error('no question is shown')
    const { question, picked, review, failed, secondsLeft } = result.current
    return { id: question.id, picked, explanation: review?.explanation, failed, secondsLeft }
  }
  /** Sets off what a button would, and lets the call leave. */
  const press = async (how: 'sendAgain' | number) => {
    act(() => (how === 'sendAgain' ? result.current?.sendAgain() : result.current?.pick(how)))
    await pass(0)
  }
  const answer = async (body: unknown, status = 200) => {
    waiting.shift()?.reply(Response.json(body, { status }))
    await pass(0)
  }
  return { result, shown, press, answer }
}

describe('one question', () => {
  const open = { id: 'one', picked: undefined, explanation: undefined, failed: false }

  test('is open for thirty seconds, with extra time for sixty', async () => {
    expect((await begin()).shown()).toEqual({ ...open, secondsLeft: 30 })
    expect((await begin([question('one')], true)).shown()).toEqual({ ...open, secondsLeft: 60 })
  })
  test('that was left goes on with what is left of it, and never with more than its clock', async () => {
    expect((await begin([question('one', { secondsLeft: 12 })])).shown()).toEqual({ ...open, secondsLeft: 12 })
    expect((await begin([question('one', { secondsLeft: 60 })])).shown()).toEqual({ ...open, secondsLeft: 30 })
  })
  test('is locked by the first pick: the clock stands, and the pick is shown before the answer is there', async () => {
    const { shown, press } = await begin()
    await pass(4_000)
    await press(2)
    await press(3)
    expect(waiting.map(({ call: { line, body } }) => ({ line, body }))).toEqual([
      { line: 'POST /api/skills-game/answers', body: { gameId, questionId: 'one', answer: 2 } },
    ])
    await pass(40_000)
    expect(shown()).toEqual({ ...open, picked: 2, secondsLeft: 26 })
    expect(waiting).toHaveLength(1)
  })
  test('that nobody answers is answered as a time out', async () => {
    const { shown } = await begin()
    await pass(30_000)
    expect(waiting[0]?.call.body).toMatchObject({ answer: -1 })
    expect(shown()).toEqual({ ...open, picked: -1, secondsLeft: 0 })
  })
  test('shows the word of the server for three seconds: what it counted, not what was picked', async () => {
    const { shown, press, answer } = await begin()
    await press(2)
    await answer(word({ answer: -1, next: question('two') }))
    expect(shown()).toEqual({ ...open, picked: -1, explanation: 'So it is.', secondsLeft: 3 })
    await pass(2_999)
    expect(shown().id).toBe('one')
    await pass(1)
    expect(shown()).toEqual({ ...open, id: 'two', secondsLeft: 30 })
  })
  test('that comes next has the whole clock, also in a game that was left', async () => {
    const { shown, press, answer } = await begin([question('one', { secondsLeft: 12 })])
    await press(0)
    await answer(word({ next: question('two', { secondsLeft: 29 }) }))
    await pass(3_000)
    expect(shown().secondsLeft).toBe(30)
  })
})

describe('a game', () => {
  test('keeps what was right, and ends with all answers', async () => {
    const before = question('zero', { answer: 3, correct: false, correctAnswer: 0, explanation: 'No.' })
    const { result, press, answer } = await begin([before, question('one')])
    await press(1)
    await answer(word({ next: question('two') }))
    await pass(3_000)
    expect(result.current?.questions).toEqual([
      before,
      question('one', { answer: 1, correct: true, correctAnswer: 1, explanation: 'So it is.' }),
      question('two'),
    ])
    await press(0)
    await answer(word({ correct: false, answer: -1 }))
    expect(onDone).not.toHaveBeenCalled()
    await pass(3_000)
    expect(onDone.mock.calls).toEqual([[[3, 1, -1]]])
    expect(onLost).not.toHaveBeenCalled()
  })
  test('without a question shows none, and asks nothing', async () => {
    const { result } = await begin([])
    await pass(60_000)
    expect([result.current, waiting.length]).toEqual([undefined, 0])
  })
})

describe('an answer that does not arrive', () => {
  test('is kept, and sent again when the person says so', async () => {
    const { shown, press, answer } = await begin()
    await press('sendAgain')
    expect(waiting).toEqual([])
    await press(2)
    await answer({}, 503)
    expect(shown()).toMatchObject({ picked: 2, failed: true })
    expect(onLost).not.toHaveBeenCalled()
    await press('sendAgain')
    expect(waiting[0]?.call.body).toEqual({ gameId, questionId: 'one', answer: 2 })
    expect(shown()).toMatchObject({ picked: 2, failed: false })
    await answer(word())
    expect(shown()).toMatchObject({ explanation: 'So it is.', failed: false })
  })
  test('is no failure once another try has arrived', async () => {
    const { shown, press, answer } = await begin()
    await press(2)
    await answer({}, 503)
    await press('sendAgain')
    await press('sendAgain')
    await answer(word())
    await answer({}, 503)
    expect(shown()).toMatchObject({ explanation: 'So it is.', failed: false })
  })
  test.each([404, 409])('because the game is over leaves it (%s)', async (status) => {
    const { shown, press, answer } = await begin()
    await press(2)
    await answer({}, status)
    expect(onLost).toHaveBeenCalledTimes(1)
    expect(shown().failed).toBe(false)
  })
})
