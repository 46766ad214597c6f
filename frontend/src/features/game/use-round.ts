import type { AnsweredQuestion, GameQuestion } from '@waymark/contracts/models/game'
import { useRef, useState } from 'react'
import { isApiError } from '../../api/api-error.ts'
import { useAnswerGameQuestionMutation } from '../../api/game.ts'
import { clockOf, reviewSeconds } from './round-times.ts'
import { useCountdown } from './use-countdown.ts'

export type OpenGame = { gameId: string; extraTime: boolean }

type Stand = {
  /** Answered ones first, the one on the screen last. */
  questions: readonly GameQuestion[]
  /** Set while an answer is on its way, or did not arrive. */
  sent?: { answer: number; failed: boolean } | undefined
  /** The server's word on the question on the screen. */
  review?: AnsweredQuestion | undefined
}

export type Round = {
  questions: readonly GameQuestion[]
  question: GameQuestion
  /** The option that was picked, -1 for a time out; undefined while the question is open. */
  picked: number | undefined
  review: AnsweredQuestion | undefined
  /** The answer did not arrive: nothing moves until it is sent again. */
  failed: boolean
  secondsLeft: number
  pick(answer: number): void
  sendAgain(): void
}

/**
 * One game on the screen: a question is open until it is picked or its clock ends (-1), then locked; the server's word on it is
 * shown for three seconds; then comes the next question or the end.
 */
export function useRound(options: {
  game: OpenGame
  questions: readonly GameQuestion[]
  onDone: (answers: readonly number[]) => void
  /** The server knows this game no more, or has gone on without this screen. */
  onLost: () => void
}): Round | undefined {
  const { game, onDone, onLost } = options
  const [stand, setStand] = useState<Stand>({ questions: options.questions })
  const [sendAnswer] = useAnswerGameQuestionMutation()
  // Two picks in one frame, or a pick as the clock ends: the first counts.
  const locked = useRef<string>(undefined)
  const question = stand.questions.at(-1)
  const { sent, review } = stand

  async function send({ id: questionId }: GameQuestion, answer: number): Promise<void> {
    setStand((before) => ({ ...before, sent: { answer, failed: false } }))
    const reply = await sendAnswer({ gameId: game.gameId, questionId, answer })
    if (reply.data) {
      const word = reply.data
      setStand((before) => ({ ...before, review: word }))
      return
    }
    const status = isApiError(reply.error) ? reply.error.status : 0
    if (status === 404 || status === 409) return onLost()
    setStand((before) => ({ ...before, sent: { answer, failed: true } }))
  }

  function pick(answer: number): void {
    if (!question || locked.current === question.id) return
    locked.current = question.id
    void send(question, answer)
  }

  function goOn(question: GameQuestion, review: AnsweredQuestion): void {
    const { correct, correctAnswer, explanation, next } = review
    const answer = review.answer ?? sent?.answer ?? -1
    const answered = [...stand.questions.slice(0, -1), { ...question, correct, correctAnswer, explanation, answer }]
    if (next) setStand({ questions: [...answered, next] })
    else onDone(answered.map((one) => one.answer ?? -1))
  }

  const phase = review ? 'review' : sent ? '' : 'open'
  const clock = clockOf(game.extraTime)
  // A game that is resumed goes on with what the server says is left.
  const openSeconds = stand.questions === options.questions ? Math.min(clock, question?.secondsLeft ?? clock) : clock
  const secondsLeft = useCountdown({
    turn: phase && question ? `${question.id} ${phase}` : '',
    seconds: review ? reviewSeconds : openSeconds,
    onEnd: () => (question && review ? goOn(question, review) : pick(-1)),
  })

  if (!question) return undefined
  return {
    questions: stand.questions,
    question,
    picked: review?.answer ?? sent?.answer,
    review,
    failed: sent?.failed === true && !review,
    secondsLeft,
    pick,
    sendAgain: () => void (sent && send(question, sent.answer)),
  }
}
