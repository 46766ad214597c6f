import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'

type Props = {
  id: string
  label: string
  optional?: boolean
  help?: string
  error?: string
  className?: string
  children: ReactNode
}

/** Label above, control, then the error with its sign, then the help. The control refers to both by `describedBy`. */
export function FieldFrame({ id, label, optional, help, error, className, children }: Props) {
  return (
    <div className={['field', error && 'is-error', className].filter(Boolean).join(' ')}>
      <label htmlFor={id} id={`${id}-label`}>
        {label} {optional && <span className="opt">(optional)</span>}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`} message={error} />}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p className="err" id={id}>
      <Icon name="alert" />
      {message}
    </p>
  )
}

/** What a control says about itself to assistive technology. */
export function describe({ id, error, help }: { id: string; error?: string; help?: string }) {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}
