import { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form'
import type { ReactNode, RefObject } from 'react'
import { Form } from 'react-final-form'
import { detailOf, isApiError } from '../../api/api-error.ts'
import { focusField } from './ErrorSummary.tsx'

type Props<V> = {
  label: string
  className?: string
  place?: RefObject<HTMLFormElement | null>
  initial?: V
  /** What the contract, or a rule of the form, says against the values; by field. */
  validate: (values: V) => object
  /** Sends the values and answers the failure of the call, if there was one. `dirty` names the fields that were changed. */
  send: (values: V, dirty: Readonly<Record<string, boolean>>) => Promise<unknown>
  onSent?: (values: V, form: FormApi<V>) => void
  /** What the form calls a field that the server calls otherwise. */
  names?: Readonly<Record<string, string>>
  /** The field at which everything is said that the server says. */
  saidAt?: string
  children: (state: { submitting: boolean }) => ReactNode
}

/**
 * A form whose fields are checked as the service checks them. The first field that is wrong gets the focus, what the server refuses
 * is said at its field, and what is being typed stays when the values are read again.
 */
export function CodecForm<V extends object>({ label, className, place, initial, validate, send, ...rest }: Props<V>) {
  const { onSent, names = {}, saidAt, children } = rest
  const submit = async (values: V, form: FormApi<V>): Promise<SubmissionErrors> => {
    const error = await send(values, form.getState().dirtyFields ?? {})
    if (error === undefined) return undefined
    const said = isApiError(error) ? error.errors : []
    if (saidAt) return { [saidAt]: said[0]?.message ?? detailOf(error) }
    // Without a field the failure is told elsewhere; the form only has to know that it was not sent.
    return said.length === 0
      ? { [FORM_ERROR]: detailOf(error) }
      : Object.fromEntries(said.map(({ path, message }) => [names[path] ?? path, message]))
  }
  return (
    <Form<V>
      onSubmit={submit}
      initialValues={initial}
      keepDirtyOnReinitialize
      validate={(values) => validate(values)}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, form, submitting = false }) => (
        <form
          ref={place}
          className={className}
          noValidate
          aria-label={label}
          onSubmit={async (event) => {
            const sending = handleSubmit(event)
            focusFirstWrong(event.currentTarget, form)
            const { hasValidationErrors, values } = form.getState()
            const refused = await sending
            if (!refused && !hasValidationErrors) onSent?.(values, form)
          }}
        >
          {children({ submitting })}
        </form>
      )}
    </Form>
  )
}

/** Fields carry their name as id, and stand on the page in the order in which they are read. */
function focusFirstWrong<V>(place: HTMLFormElement, form: FormApi<V>): void {
  const wrong = new Set<string>(form.getRegisteredFields().filter((name) => form.getFieldState(name as keyof V)?.error))
  const first = [...place.querySelectorAll('[id]')].find(({ id }) => wrong.has(id))
  if (first) focusField(first.id)
}
