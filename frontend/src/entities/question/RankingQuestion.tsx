import { choicesOf, mapOf, type QuestionProps, withEntry } from './question-props.ts'
import { rankLimit } from './validate-answers.ts'

/** A number beside each option: 1 is most important. An option may be left out. */
export function RankingQuestion({ question, value, onChange }: QuestionProps) {
  const ranks = mapOf(value)
  const limit = rankLimit(question)
  return (
    <ol className="rank">
      {choicesOf(question.options).map((option) => (
        <li key={option.value}>
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={limit}
            className="input num"
            id={`${question.id}-${option.value}`}
            value={ranks[option.value] ?? ''}
            onChange={({ target }) => onChange(withEntry(value, option.value, rankFrom(target.value)))}
          />
          <label htmlFor={`${question.id}-${option.value}`}>
            <span className="vh">Rank of </span>
            {option.label}
            {option.description && <small>{option.description}</small>}
          </label>
        </li>
      ))}
    </ol>
  )
}

function rankFrom(typed: string): number | undefined {
  const rank = Number.parseInt(typed, 10)
  return Number.isNaN(rank) ? undefined : rank
}
