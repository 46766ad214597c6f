import { useCallback } from 'react'
import { mapOf, type QuestionProps } from './question-props.ts'
import { ScaleInput } from './ScaleInput.tsx'
import { useEntry } from './use-entry.ts'
import { ratedSkills } from './wire-answers.ts'

const boxes = Array.from({ length: ratedSkills }, (_unused, index) => index + 1)

/** Six boxes for skill names, each with an optional rating. */
export function SkillsRatingQuestion({ question, value, onChange }: QuestionProps) {
  const filled = mapOf(value)
  const setEntry = useEntry({ value, onChange })
  const setRating = useCallback((rating: number, name: string) => setEntry(`rating_${name.at(-1)}`, rating), [setEntry])
  return (
    <ol className="skill-rows">
      {boxes.map((box) => {
        const rating = filled[`rating_${box}`]
        return (
          <li key={box}>
            <input
              className="input"
              aria-label={`Skill ${box}`}
              placeholder={`Skill ${box}`}
              maxLength={200}
              value={filled[`name_${box}`] ?? ''}
              onChange={({ target }) => setEntry(`name_${box}`, target.value || undefined)}
            />
            <ScaleInput
              name={`${question.id}_rating_${box}`}
              label={`Rating of skill ${box}`}
              value={typeof rating === 'number' ? rating : undefined}
              onChange={setRating}
            />
          </li>
        )
      })}
    </ol>
  )
}
