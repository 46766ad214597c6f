import type { ReactNode } from 'react'
import { FieldError } from '../../../ui/form/FieldFrame.tsx'

type Props = { id: string; title: string; text?: string; error?: string | undefined; children: ReactNode }

/** A question of a step: its heading names the group of answers below. */
export function QuestionSection({ id, title, text, error, children }: Props) {
  return (
    <section className={error ? 'q is-error' : 'q'} id={id}>
      <h2 className="t-3" id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {text && <p className="d">{text}</p>}
      {children}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </section>
  )
}
