import { describe, FieldFrame } from './FieldFrame.tsx'
import { useFormField } from './use-shown-field.ts'

type Props = { name: string; label: string; optional?: boolean; help?: string; className?: string; rows?: number }

export function TextAreaField({ name, label, optional, help, className, rows = 4 }: Props) {
  const { input, error } = useFormField<string | undefined>(name)
  return (
    <FieldFrame id={name} label={label} optional={optional} help={help} error={error} className={className}>
      <textarea
        {...describe({ id: name, error, help })}
        id={name}
        name={name}
        rows={rows}
        className="textarea"
        value={input.value ?? ''}
        onChange={({ target }) => input.onChange(target.value)}
        onBlur={() => input.onBlur()}
        onFocus={() => input.onFocus()}
      />
    </FieldFrame>
  )
}
