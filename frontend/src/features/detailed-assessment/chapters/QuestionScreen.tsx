import type { ReactNode } from 'react'
import { QuestionBlock } from '../../../entities/question/QuestionBlock.tsx'
import type { Part } from './screens.ts'

type Props = {
  name: string
  parts: readonly Part[]
  /** What stands below the answer to a question. */
  below: (questionId: string) => ReactNode
}

/** The questions of one screen: one alone is its heading, several stand below the name of their chapter. */
export function QuestionScreen({ name, parts, below }: Props) {
  const [only] = parts
  if (parts.length === 1 && only)
    return (
      <QuestionBlock key={keyOf(only)} question={only.question} items={only.items}>
        {below(only.question.id)}
      </QuestionBlock>
    )
  return (
    <>
      <h2 className="t-3 ch-name" tabIndex={-1}>
        {name}
      </h2>
      {parts.map((part) => (
        <QuestionBlock key={keyOf(part)} question={part.question} items={part.items} level={3}>
          {below(part.question.id)}
        </QuestionBlock>
      ))}
    </>
  )
}

function keyOf({ question, items }: Part): string {
  return `${question.id} ${items?.[0] ?? 0}`
}
