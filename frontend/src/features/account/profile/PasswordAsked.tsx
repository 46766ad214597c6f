import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { CodecForm } from '../../../ui/form/CodecForm.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'

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
  return (
    <CodecForm<Given>
      place={place}
      className="panel pad ac-note"
      label={why}
      validate={({ askedPassword }) => (askedPassword ? {} : { askedPassword: 'Your password is required' })}
      send={({ askedPassword = '' }) => onGive(askedPassword)}
      saidAt="askedPassword"
    >
      {({ submitting }) => (
        <>
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
        </>
      )}
    </CodecForm>
  )
}
