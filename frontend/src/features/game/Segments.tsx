import type { GameQuestion } from '@waymark/contracts/models/game'
import { questionCount } from './category-words.ts'

/** Ten segments: filled for a right answer, hatched for a wrong one, the blaze for the question on the screen. */
export function Segments({ questions }: { questions: readonly GameQuestion[] }) {
  const answered = questions.slice(0, -1)
  const right = answered.filter(({ correct }) => correct).length
  const classes = Array.from({ length: questionCount }, (_, index) => {
    const question = answered[index]
    if (question) return question.correct ? 'y' : 'n'
    return index === answered.length ? 'now' : undefined
  })
  return (
    <div className="game-dots" role="img" aria-label={`${right} right, ${answered.length - right} wrong so far`}>
      {classes.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a segment is
        <i key={index} className={name} />
      ))}
    </div>
  )
}
