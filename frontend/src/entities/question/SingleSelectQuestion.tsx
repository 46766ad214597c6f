import { Radio } from 'antd'
import { choicesOf, type QuestionProps } from './question-props.ts'

export function SingleSelectQuestion({ question, titleId, value, onChange }: QuestionProps) {
  return (
    <Radio.Group
      className="choices"
      name={question.id}
      aria-labelledby={titleId}
      value={typeof value === 'string' ? value : undefined}
      onChange={({ target }) => onChange(String(target.value))}
    >
      {choicesOf(question.options).map((choice) => (
        <Radio key={choice.value} value={choice.value}>
          {choice.label}
          {choice.description && <small>{choice.description}</small>}
        </Radio>
      ))}
    </Radio.Group>
  )
}
