import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { Form } from 'react-final-form'
import { detailOf, isApiError } from '../../../api/api-error.ts'
import { TextField } from '../../../components/form/TextField.tsx'

type Given = { askedPassword?: string }
type Props = {
  why: string
  button: string
  /** Undefined when it was done, otherwise what the server said. */
  onGive: (password: string) => Promise<unknown>
  onCancel: () => void
}

/** Asks for the password again, right where something needs it. */
export function PasswordAsked({ why, button, onGive, onCancel }: Props) {
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const submit = async ({ askedPassword = '' }: Given) => {
    const error = await onGive(askedPassword)
    if (!error) return undefined
    const [first] = isApiError(error) ? error.errors : []
    return { askedPassword: first?.message ?? detailOf(error) }
  }
  return (
    <Form<Given>
      onSubmit={submit}
      validate={({ askedPassword }) => (askedPassword ? {} : { askedPassword: 'Your password is required' })}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, submitting }) => (
        <form ref={place} className="panel pad ac-note" noValidate aria-label={why} onSubmit={handleSubmit}>
          <p>{why}</p>
          <div className="ac-asked">
            <TextField name="askedPassword" label="Your password" type="password" autoComplete="current-password" />
          </div>
          <div className="btn-row">
            <Button type="primary" htmlType="submit" disabled={submitting}>
              {button}
            </Button>
            <Button onClick={onCancel}>Cancel</Button>
          </div>
        </form>
      )}
    </Form>
  )
}
