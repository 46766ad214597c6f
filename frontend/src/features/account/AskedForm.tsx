import { type ReactNode, useEffect, useRef } from 'react'
import { CodecForm } from '../../ui/form/CodecForm.tsx'

type Props<Given extends object> = {
  /** What the form is called to a screen reader. */
  label: string
  /** The name of the one field: what the server refuses is said there. */
  asks: keyof Given & string
  initial?: Given
  /** What is wrong with the answer, by field. */
  validate: (given: Given) => Given
  /** Undefined when it was done, otherwise what the server said. */
  send: (given: Given) => Promise<unknown>
  button: string
  onCancel: () => void
  /** Said above the field. */
  lead?: ReactNode
  children: ReactNode
}

/** Asks for one thing right where something needs it: its field has the focus at once, and the person may leave it unanswered. */
export function AskedForm<Given extends object>({ asks, button, onCancel, lead, children, ...form }: Props<Given>) {
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <CodecForm<Given> {...form} place={place} className="panel pad ac-note" saidAt={asks}>
      {({ submitting }) => (
        <>
          {lead}
          <div className="ac-asked">{children}</div>
          <div className="btn-row">
            <button type="submit" className="btn btn-p" disabled={submitting}>
              {button}
            </button>
            <button type="button" className="btn" onClick={onCancel}>
              Cancel
            </button>
          </div>
        </>
      )}
    </CodecForm>
  )
}
