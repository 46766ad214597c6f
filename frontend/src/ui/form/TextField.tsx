import type { HTMLInputTypeAttribute } from 'react'
import { describe, FieldFrame } from './FieldFrame.tsx'
import { useFormField } from './use-shown-field.ts'

type Props = {
  name: string
  label: string
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'numeric' | 'email'
  autoComplete?: string
  optional?: boolean
  help?: string
  placeholder?: string
  /** A sign before the value, such as `$`. */
  prefix?: string
  /** Turns what was typed into what the form keeps. */
  keep?: (typed: string) => string | number
}

export function TextField({ name, label, keep, optional, help, prefix, ...control }: Props) {
  const { input, error } = useFormField<string | number | undefined>(name)
  const box = (
    <input
      type="text"
      {...control}
      {...describe({ id: name, error, help })}
      id={name}
      name={name}
      className="input"
      value={input.value ?? ''}
      onChange={({ target }) => input.onChange(keep ? keep(target.value) : target.value)}
      onBlur={() => input.onBlur()}
      onFocus={() => input.onFocus()}
    />
  )
  return (
    <FieldFrame id={name} label={label} optional={optional} help={help} error={error}>
      {prefix ? (
        <span className="affix">
          <span>{prefix}</span>
          {box}
        </span>
      ) : (
        box
      )}
    </FieldFrame>
  )
}
