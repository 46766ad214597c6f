import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { CodecForm } from '../../../ui/form/CodecForm.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'

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
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <CodecForm<Given>
      place={place}
      className="panel pad ac-note"
      label={label}
      initial={{ passkeyName: name }}
      validate={faultsIn}
      send={({ passkeyName = '' }) => onName(passkeyName.trim())}
      saidAt="passkeyName"
    >
      {({ submitting }) => (
        <>
          <div className="ac-asked">
            <TextField name="passkeyName" label={label} placeholder="My phone" autoComplete="off" help={help} />
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

function faultsIn({ passkeyName = '' }: Given): Given {
  if (passkeyName.trim() === '') return { passkeyName: 'Please give the passkey a name' }
  return passkeyName.trim().length > 60 ? { passkeyName: 'Please shorten the name to 60 characters or fewer' } : {}
}
