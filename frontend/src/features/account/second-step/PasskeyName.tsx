import { TextField } from '../../../ui/form/TextField.tsx'
import { AskedForm } from '../AskedForm.tsx'

type Props = {
  label: string
  button: string
  help?: string
  name?: string
  onName: (name: string) => Promise<unknown>
  onCancel: () => void
}
type Given = { passkeyName?: string }

export function PasskeyName({ label, button, help, name = '', onName, onCancel }: Props) {
  return (
    <AskedForm<Given>
      label={label}
      asks="passkeyName"
      initial={{ passkeyName: name }}
      validate={faultsIn}
      send={({ passkeyName = '' }) => onName(passkeyName.trim())}
      button={button}
      onCancel={onCancel}
    >
      <TextField name="passkeyName" label={label} placeholder="My phone" autoComplete="off" help={help} />
    </AskedForm>
  )
}

function faultsIn({ passkeyName = '' }: Given): Given {
  if (passkeyName.trim() === '') return { passkeyName: 'Please give the passkey a name' }
  return passkeyName.trim().length > 60 ? { passkeyName: 'Please shorten the name to 60 characters or fewer' } : {}
}
