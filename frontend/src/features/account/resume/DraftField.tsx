import { useEffect, useState } from 'react'
import { FieldError } from '../../../ui/form/FieldFrame.tsx'

type Props = {
  id: string
  label: string
  value: string
  /** Given only what fits. */
  onChange: (value: string) => void
  /** What is kept of what was typed; undefined when it does not fit. */
  read?: (typed: string) => string | undefined
  /** How the kept value stands in the field. */
  show?: (value: string) => string
  wrong?: string
  placeholder?: string
  type?: string
  autoComplete?: string
  rows?: number
  maxLength?: number
  origin?: string
  className?: string
}

/** A field of the draft. What does not fit stays in the field with its sentence and never reaches the résumé. */
export function DraftField(props: Props) {
  const { id, label, value, onChange, read, show = (kept) => kept, wrong, rows, origin, className = '', ...control } = props
  const [typed, setTyped] = useState(() => show(value))
  // Nobody is told of an error in a word that is still being typed.
  const [left, setLeft] = useState(false)
  const fits = !left || !read || read(typed) !== undefined
  const kept = read ? read(typed) : typed
  // Changed from outside (import, another version): the field follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the value from outside counts
  useEffect(() => {
    if (value !== kept) setTyped(show(value))
  }, [value])

  const type = (text: string) => {
    setTyped(text)
    const next = read ? read(text) : text
    if (next !== undefined && next !== value) onChange(next)
  }
  const shared = {
    id,
    value: typed,
    'aria-invalid': fits ? undefined : true,
    'aria-describedby': fits ? (origin ? `${id}-from` : undefined) : `${id}-error`,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
    onBlur: () => setLeft(true),
    ...control,
  } as const
  return (
    <div className={`field ${fits ? '' : 'is-error'} ${className}`.trim()}>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea className="textarea" rows={rows} {...shared} /> : <input className="input" {...shared} />}
      {!fits && <FieldError id={`${id}-error`} message={wrong ?? 'This does not fit'} />}
      {fits && origin && (
        <p className="from" id={`${id}-from`}>
          {origin}
        </p>
      )}
    </div>
  )
}
