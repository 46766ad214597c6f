import { Choice } from '../Choice.tsx'
import { describe, FieldFrame } from './FieldFrame.tsx'
import { useFormField } from './use-shown-field.ts'

type Props = {
  name: string
  label: string
  options: { value: string; label: string }[]
  optional?: boolean
  help?: string
  placeholder?: string
}

export function SelectField({ name, label, options, optional, help, placeholder = 'Please choose' }: Props) {
  const { input, error } = useFormField<string | undefined>(name)
  return (
    <FieldFrame id={name} label={label} optional={optional} help={help} error={error}>
      <Choice
        {...describe({ id: name, error, help })}
        id={name}
        aria-label={label}
        options={options}
        placeholder={placeholder}
        allowClear={optional}
        status={error ? 'error' : undefined}
        value={input.value || undefined}
        onChange={(value) => input.onChange(value)}
        onBlur={() => input.onBlur()}
        onFocus={() => input.onFocus()}
      />
    </FieldFrame>
  )
}
