import type { QuestionProps } from './question-props.ts'
import { ScaleInput } from './ScaleInput.tsx'

export function ScaleQuestion({ question, value, onChange }: QuestionProps) {
  return (
    <ScaleInput
      name={question.id}
      label={question.question}
      value={typeof value === 'number' ? value : undefined}
      onChange={onChange}
      lowLabel={question.lowLabel}
      highLabel={question.highLabel}
    />
  )
}
