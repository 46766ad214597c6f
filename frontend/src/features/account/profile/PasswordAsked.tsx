import { TextField } from '../../../ui/form/TextField.tsx'
import { AskedForm } from '../AskedForm.tsx'

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
  return (
    <AskedForm<Given>
      label={why}
      asks="askedPassword"
      validate={({ askedPassword }) => (askedPassword ? {} : { askedPassword: 'Your password is required' })}
      send={({ askedPassword = '' }) => onGive(askedPassword)}
      button={button}
      onCancel={onCancel}
      lead={<p>{why}</p>}
    >
      <TextField name="askedPassword" label="Your password" type="password" autoComplete="current-password" />
    </AskedForm>
  )
}
