import type { GameCategory, GameQuestion } from '@waymark/contracts/models/game'
import { ChevronDown } from 'lucide-react'
import { useListGameQuestionsQuery } from '../../api/game.ts'

type Props = { gameId: string; categories: readonly GameCategory[] }

/** The ten questions again, to be read without a clock: what was chosen, what is right, and why. */
export function AskedQuestions({ gameId, categories }: Props) {
  const { data } = useListGameQuestionsQuery({ gameId, categories }, { refetchOnMountOrArgChange: true })
  if (!data || data.length === 0) return null
  return (
    <section className="game-asked">
      <h2 className="t-3">The questions and why</h2>
      <ol>
        {data.map((question) => (
          <li key={question.id}>
            <details>
              <summary>
                <i className={question.correct ? 'y' : 'n'} aria-hidden="true" />
                <span>{question.question}</span>
                <span className="cap">{outcomeOf(question)}</span>
                <ChevronDown className="i" aria-hidden="true" />
              </summary>
              <dl>
                <dt>Your answer</dt>
                <dd>{question.options[question.answer ?? -1] ?? 'None: time ran out'}</dd>
                <dt>Correct answer</dt>
                <dd>{question.options[question.correctAnswer ?? -1] ?? ''}</dd>
                <dt>Why</dt>
                <dd>{question.explanation}</dd>
              </dl>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

function outcomeOf({ correct, answer }: GameQuestion): string {
  if (correct) return 'right'
  return answer === -1 ? 'out of time' : 'wrong'
}
