import { Radio } from 'antd'
import { useFormField } from '../../../ui/form/use-shown-field.ts'
import { QuestionSection } from './QuestionSection.tsx'

type Choice = { value: string; label: string; description: string }
type Props = { name: string; title: string; text: string; choices: readonly Choice[] }

/** One of three, each said in a sentence. */
export function ChoiceQuestion({ name, title, text, choices }: Props) {
  const { input, error } = useFormField<string | undefined>(name)
  return (
    <QuestionSection id={name} title={title} text={text} error={error}>
      <Radio.Group
        className="choices"
        name={name}
        aria-labelledby={`${name}-title`}
        value={input.value || undefined}
        onChange={({ target }) => input.onChange(target.value)}
      >
        {choices.map(({ value, label, description }) => (
          <Radio key={value} value={value}>
            {label}
            <small>{description}</small>
          </Radio>
        ))}
      </Radio.Group>
    </QuestionSection>
  )
}
