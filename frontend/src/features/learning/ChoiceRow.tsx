import type { ReactNode } from 'react'
import { useField } from 'react-final-form'

type Props<V extends string> = { name: string; legend: string; options: readonly V[]; draw: (option: V) => ReactNode }

/** A row of pictures to choose one from; each is a radio with its word. */
export function ChoiceRow<V extends string>({ name, legend, options, draw }: Props<V>) {
  const { input } = useField<V>(name, { subscription: { value: true } })
  return (
    <fieldset className="field sw">
      <legend className="label">{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option} title={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={input.value === option}
              onChange={() => input.onChange(option)}
            />
            <span>{draw(option)}</span>
            <span className="vh">{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
