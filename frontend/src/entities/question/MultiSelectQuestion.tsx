import { Checkbox } from 'antd'
import { type Choice, choicesOf, listOf, type QuestionProps } from './question-props.ts'

/** Tick boxes. With a limit, the rest is closed once it is reached. */
export function MultiSelectQuestion({ question, titleId, value, onChange }: QuestionProps) {
  const chosen = listOf(value)
  const full = question.maxChoices !== undefined && chosen.length >= question.maxChoices
  return (
    <Checkbox.Group
      className="checks"
      role="group"
      aria-labelledby={titleId}
      value={chosen}
      onChange={(next) => onChange(next.map(String))}
    >
      {choicesOf(question.options).map((choice) => (
        <ChoiceBox key={choice.value} choice={choice} disabled={full && !chosen.includes(choice.value)} />
      ))}
    </Checkbox.Group>
  )
}

/** The same, in groups with a heading each. */
export function CategorizedMultiSelectQuestion({ question, titleId, value, onChange }: QuestionProps) {
  return (
    <Checkbox.Group
      className="cat"
      role="group"
      aria-labelledby={titleId}
      value={listOf(value)}
      onChange={(next) => onChange(next.map(String))}
    >
      {(question.categories ?? []).map(({ category, options }) => (
        <fieldset key={category}>
          <legend className="t-5">{category}</legend>
          {choicesOf(options).map((choice) => (
            <ChoiceBox key={choice.value} choice={choice} />
          ))}
        </fieldset>
      ))}
    </Checkbox.Group>
  )
}

function ChoiceBox({ choice, disabled = false }: { choice: Choice; disabled?: boolean }) {
  return (
    <Checkbox value={choice.value} disabled={disabled}>
      {choice.label}
      {choice.description && <small>{choice.description}</small>}
    </Checkbox>
  )
}
