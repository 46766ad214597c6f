import { interestAreas, workValueOptions } from '@waymark/contracts/models/assessment/options'
import { Checkbox } from 'antd'
import { useField } from 'react-final-form'
import { useFormField } from '../../../ui/form/use-shown-field.ts'
import { ActivitiesFold } from './ActivitiesFold.tsx'
import { OrderedValues } from './OrderedValues.tsx'
import { keepOrder } from './order-values.ts'
import { QuestionSection } from './QuestionSection.tsx'

/** Step 3. */
export function ValuesStep() {
  return (
    <>
      <Values />
      <Interests />
      <ActivitiesFold />
    </>
  )
}

function Values() {
  const { input, error } = useFormField<string[]>('values')
  return (
    <QuestionSection id="values" title="What matters to you in work?" text="Tick all that matter. At least one." error={error}>
      <Ticks
        id="values"
        all={workValueOptions}
        chosen={input.value}
        onChange={(next) => input.onChange(keepOrder(input.value, next))}
      />
      <Order />
    </QuestionSection>
  )
}

function Order() {
  const values = useField<string[]>('values', { subscription: { value: true } })
  const ordered = useField<boolean | undefined>('ordered', { subscription: { value: true } })
  return (
    <OrderedValues
      values={values.input.value}
      onMove={(next) => {
        values.input.onChange(next)
        ordered.input.onChange(true)
      }}
    />
  )
}

function Interests() {
  const { input, error } = useFormField<string[]>('skillsInterest')
  return (
    <QuestionSection
      id="skillsInterest"
      title="Which areas interest you?"
      text="Interest, not skill. At least one."
      error={error}
    >
      <Ticks id="skillsInterest" all={interestAreas} chosen={input.value} onChange={(next) => input.onChange(next)} />
    </QuestionSection>
  )
}

type TicksProps = { id: string; all: readonly string[]; chosen: string[]; onChange: (next: string[]) => void }

function Ticks({ id, all, chosen, onChange }: TicksProps) {
  return (
    <Checkbox.Group
      className="grid4"
      role="group"
      aria-labelledby={`${id}-title`}
      value={chosen}
      onChange={(next) => onChange(next.map(String))}
    >
      {all.map((value) => (
        <Checkbox key={value} value={value}>
          {breakable(value)}
        </Checkbox>
      ))}
    </Checkbox.Group>
  )
}

/** A slash may end a line. */
function breakable(text: string) {
  const [first, ...rest] = text.split('/')
  return (
    <>
      {first}
      {rest.map((part) => (
        <span key={part}>
          /<wbr />
          {part}
        </span>
      ))}
    </>
  )
}
