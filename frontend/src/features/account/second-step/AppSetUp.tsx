import { type FactorsChanged, useConfirmAuthenticatorMutation } from '../../../api/account/factors.ts'
import { CodecForm } from '../../../ui/form/CodecForm.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { QrCode } from './QrCode.tsx'

type Props = {
  setUp: { secret: string; uri: string }
  onDone: (changed: FactorsChanged) => void
  onCancel: () => void
}
type Given = { appCode?: string }

/** The code for the app's camera, the same to type, and the first code back. */
export function AppSetUp({ setUp: { secret, uri }, onDone, onCancel }: Props) {
  const [confirm] = useConfirmAuthenticatorMutation()
  return (
    <CodecForm<Given>
      className="panel pad ac-note two-app"
      label="Set up an authenticator app"
      validate={({ appCode = '' }) => (/^\d{6}$/.test(digitsOf(appCode)) ? {} : { appCode: 'Please fill in the six digits' })}
      send={async ({ appCode = '' }) => {
        const { data, error } = await confirm({ code: digitsOf(appCode) })
        if (data) onDone(data)
        return error
      }}
      saidAt="appCode"
    >
      {({ submitting }) => (
        <>
          <p>
            Scan this with an authenticator app, or <a href={uri}>open it in one on this device</a>.
          </p>
          <QrCode text={uri} label="QR code for your authenticator app" />
          <p>
            Or type this key into the app:
            <code className="two-key num">{secret.match(/.{4}/g)?.join(' ')}</code>
          </p>
          <div className="ac-asked">
            <TextField
              name="appCode"
              label="Code that the app shows now"
              inputMode="numeric"
              autoComplete="one-time-code"
              help="Six digits. They change every 30 seconds."
            />
          </div>
          <div className="btn-row">
            <button type="submit" className="btn btn-p" disabled={submitting}>
              Turn it on
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

function digitsOf(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}
