import { groupItems } from '@waymark/contracts/models/assessment/question'
import { useCallback } from 'react'
import { mapOf, type QuestionProps } from './question-props.ts'
import { ScaleInput } from './ScaleInput.tsx'
import { useEntry } from './use-entry.ts'

/** One scale an item; the item's place in the whole list is its key. The first open one is marked. */
export function ScaleGroupQuestion({ question, value, items, onChange }: QuestionProps) {
  const scores = mapOf(value)
  const setEntry = useEntry({ value, onChange })
  const setScore = useCallback(
    (score: number, name: string) => setEntry(name.slice(name.lastIndexOf('_') + 1), score),
    [setEntry],
  )
  const asked = [...groupItems(question).entries()].filter(([index]) => !items || items.includes(index))
  const here = asked.find(([index]) => typeof scores[String(index)] !== 'number')?.[0]
  return (
    <>
      <div className="ch-ends">
        <p className="scale-ends">
          <span>1 {question.lowLabel}</span>
          <span>10 {question.highLabel}</span>
        </p>
      </div>
      <ul>
        {asked.map(([index, { name, description }]) => {
          const score = scores[String(index)]
          return (
            <li key={name} className={index === here ? 'ch-it here' : 'ch-it'}>
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
