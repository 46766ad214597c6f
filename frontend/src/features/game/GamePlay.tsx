import type { GameQuestion } from '@waymark/contracts/models/game'
import { useEffect, useRef } from 'react'
import { ClockRing } from './ClockRing.tsx'
import { questionCount } from './category-words.ts'
import { OptionList } from './OptionList.tsx'
import { clockOf } from './round-times.ts'
import { Segments } from './Segments.tsx'
import { useOptionKeys } from './use-option-keys.ts'
import { type OpenGame, type Round, useRound } from './use-round.ts'

type Props = {
  game: OpenGame
  questions: readonly GameQuestion[]
  onDone: (answers: readonly number[]) => void
  onLost: () => void
}

/** Ten questions, one at a time. */
export function GamePlay(props: Props) {
  const round = useRound(props)
  return round ? <OneQuestion round={round} extraTime={props.game.extraTime} /> : null
}

function OneQuestion({ round, extraTime }: { round: Round; extraTime: boolean }) {
  const { questions, question, review, secondsLeft } = round
  const list = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useOptionKeys(list, round.pick)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is read from its beginning
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [question.id])

  return (
    <>
      <h1 className="kicker game-kicker">Skills Challenge</h1>
      <div className="game-play">
        <div className="game-top num">
          <p className="game-count">
            Question {questions.length} of {questionCount}{' '}
            <span>
              <span className="game-between">· </span>
              {question.category} · {question.difficulty}
            </span>
          </p>
          <Segments questions={questions} />
          <ClockRing left={secondsLeft} of={clockOf(extraTime)} />
        </div>
        <h2 className="t-1 game-q" ref={heading} tabIndex={-1}>
          {question.question}
        </h2>
        <OptionList round={round} list={list} />
        {review && <Why explanation={review.explanation} />}
        <BelowOptions round={round} />
        <p className="vh" role="status">
          {spoken(round)}
        </p>
      </div>
    </>
  )
}

/** Three seconds are short: where the screen is small, the reason comes into view by itself. */
function Why({ explanation }: { explanation: string }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className="panel game-why" ref={panel}>
      <h3 className="t-5">Why</h3>
      <p>{explanation}</p>
    </section>
  )
}

function BelowOptions({ round }: { round: Round }) {
  const { questions, review, picked, failed, secondsLeft } = round
  if (failed) {
    return (
      <div className="panel game-lost" role="alert">
        <p>Your answer did not reach us. It is kept here: send it again.</p>
        <button type="button" className="btn btn-p" onClick={round.sendAgain}>
          Send again
        </button>
      </div>
    )
  }
  if (!review) return <p className="game-next">{picked === undefined ? '' : 'Checking your answer'}</p>
  const what = questions.length === questionCount ? 'Your results' : 'Next question'
  return (
    <p className="game-next num">
      {picked === -1 && 'Time ran out. '}
      {what} in {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}
    </p>
  )
}

/** What a screen reader says by itself, and no more: the outcome, and the clock twice. */
function spoken({ question, review, picked, secondsLeft }: Round): string {
  if (review) {
    const right = question.options[review.correctAnswer] ?? ''
    if (review.correct) return `Right. ${review.explanation}`
    return `${picked === -1 ? 'Time ran out' : 'Not right'}. The correct answer is: ${right}. ${review.explanation}`
  }
  if (picked !== undefined) return ''
  if (secondsLeft <= 5) return '5 seconds left'
  return secondsLeft <= 10 ? '10 seconds left' : ''
}
