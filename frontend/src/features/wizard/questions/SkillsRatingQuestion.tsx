import { Input } from 'antd'
import { ratedSkills } from '../wire-answers.ts'
import { mapOf, type QuestionProps, withEntry } from './question-props.ts'
import { ScaleInput } from './ScaleInput.tsx'

const boxes = Array.from({ length: ratedSkills }, (_unused, index) => index + 1)

/** Six boxes for skill names, each with an optional rating. */
export function SkillsRatingQuestion({ question, value, onChange }: QuestionProps) {
  const filled = mapOf(value)
  return (
    <ol className="sk">
      {boxes.map((box) => {
        const rating = filled[`rating_${box}`]
        return (
          <li key={box}>
            <Input
              aria-label={`Skill ${box}`}
              placeholder={`Skill ${box}`}
              maxLength={200}
              value={filled[`name_${box}`] ?? ''}
              onChange={({ target }) => onChange(withEntry(value, `name_${box}`, target.value || undefined))}
            />
            <ScaleInput
              name={`${question.id}_rating_${box}`}
              label={`Rating of skill ${box}`}
              value={typeof rating === 'number' ? rating : undefined}
              onChange={(next) => onChange(withEntry(value, `rating_${box}`, next))}
            />
          </li>
        )
      })}
    </ol>
  )
}
