import type { QuestionProps } from './question-props.ts'

/** Free text, and the fallback for a kind that this page does not know. */
export function TextQuestion({ question, titleId, value, onChange }: QuestionProps) {
  return (
    <textarea
      className="textarea"
      id={`${question.id}-text`}
      aria-labelledby={titleId}
      rows={4}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  )
}
