import { QuestionBlock } from '../../../entities/question/QuestionBlock.tsx'
import type { Part } from './screens.ts'

/** The questions of one screen: one alone is its heading, several stand below the name of their chapter. */
export function QuestionScreen({ name, parts }: { name: string; parts: readonly Part[] }) {
  const [only] = parts
  if (parts.length === 1 && only) return <QuestionBlock key={keyOf(only)} question={only.question} items={only.items} />
  return (
    <>
      <h2 className="t-3 ch-name" tabIndex={-1}>
        {name}
      </h2>
      {parts.map((part) => (
        <QuestionBlock key={keyOf(part)} question={part.question} items={part.items} level={3} />
      ))}
    </>
  )
}

function keyOf({ question, items }: Part): string {
  return `${question.id} ${items?.[0] ?? 0}`
}
