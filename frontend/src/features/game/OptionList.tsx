import type { RefObject } from 'react'
import type { Round } from './use-round.ts'

const letters = ['A', 'B', 'C', 'D']

/** The four options; after the answer each says what it was. They keep the focus: a locked option is not taken away. */
export function OptionList({ round, list }: { round: Round; list: RefObject<HTMLDivElement | null> }) {
  const { question, picked, review } = round
  const locked = picked !== undefined
  return (
    <div className="game-opts" ref={list}>
      {question.options.map((option, place) => {
        const { name, note } = standOf({ place, picked, correctAnswer: review?.correctAnswer })
        return (
          <button
            key={option}
            type="button"
            className={`panel game-opt ${name}`}
            aria-disabled={locked || undefined}
            aria-keyshortcuts={String(place + 1)}
            onClick={() => !locked && round.pick(place)}
          >
            <span>{letters[place]}</span>
            <span className="game-opt-text">{option}</span>
            {note && <em>{note}</em>}
            {!locked && (
              <span className="game-opt-key" aria-hidden="true">
                key {place + 1}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

function standOf(at: { place: number; picked: number | undefined; correctAnswer: number | undefined }): {
  name: string
  note?: string
} {
  const { place, picked, correctAnswer } = at
  if (picked === undefined) return { name: '' }
  if (correctAnswer === undefined) return { name: place === picked ? 'is-chosen' : 'is-off' }
  if (place === correctAnswer)
    return { name: 'is-right', note: place === picked ? 'Your answer · Correct answer' : 'Correct answer' }
  return place === picked ? { name: 'is-wrong', note: 'Your answer' } : { name: 'is-off' }
}
