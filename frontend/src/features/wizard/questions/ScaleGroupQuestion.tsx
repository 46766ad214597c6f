import { groupItems } from '@waymark/contracts/models/question'
import { useCallback } from 'react'
import { mapOf, type QuestionProps } from './question-props.ts'
import { ScaleInput } from './ScaleInput.tsx'
import { useEntry } from './use-entry.ts'

/** One scale an item; the item's place in the list is its key. */
export function ScaleGroupQuestion({ question, value, onChange }: QuestionProps) {
  const scores = mapOf(value)
  const setEntry = useEntry({ value, onChange })
  const setScore = useCallback(
    (score: number, name: string) => setEntry(name.slice(name.lastIndexOf('_') + 1), score),
    [setEntry],
  )
  return (
    <>
      {(question.lowLabel || question.highLabel) && (
        <p className="help grp-ends">
          1 {question.lowLabel}, 10 {question.highLabel}
        </p>
      )}
      <ul className="scale-rows">
        {groupItems(question).map(({ name, description }, index) => {
          const score = scores[String(index)]
          return (
            <li key={name}>
              <span>
                <b className="strong">{name}</b>
                {description && <small>{description}</small>}
              </span>
              <ScaleInput
                name={`${question.id}_${index}`}
                label={name}
                value={typeof score === 'number' ? score : undefined}
                onChange={setScore}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
