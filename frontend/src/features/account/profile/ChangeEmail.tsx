import { useState } from 'react'
import { useChangeEmailMutation } from '../../../api/account/account.ts'
import { CodecForm } from '../../../ui/form/CodecForm.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'

type Given = { newEmail?: string; emailPassword?: string }

/** Another address: asked for with the password here, confirmed in the mail to it. */
export function ChangeEmail() {
  const [open, setOpen] = useState(false)
  const toast = useToast()
  const [change] = useChangeEmailMutation()
  if (!open)
    return (
      <div className="btn-row ac-email">
        <button type="button" className="btn" onClick={() => setOpen(true)}>
          Change the address
        </button>
      </div>
    )
  return (
    <CodecForm<Given>
      className="panel pad ac-note"
      label="Change the e-mail address"
      validate={faultsIn}
      send={async ({ newEmail = '', emailPassword = '' }) => (await change({ email: newEmail, password: emailPassword })).error}
      names={{ email: 'newEmail', password: 'emailPassword' }}
      onSent={({ newEmail = '' }) => {
        toast({
          title: 'Mail sent',
          description: `Open the link that we sent to ${newEmail.trim()}, in this browser. Until then nothing changes.`,
          variant: 'success',
        })
        setOpen(false)
      }}
    >
      {({ submitting }) => (
        <>
          <p>We send a link to the new address, and word of the change to the old one.</p>
          <div className="g2">
            <TextField name="newEmail" label="New e-mail address" type="email" autoComplete="email" />
            <TextField name="emailPassword" label="Your password" type="password" autoComplete="current-password" />
          </div>
          <div className="btn-row">
            <button type="submit" className="btn btn-p" disabled={submitting}>
              Send the link
            </button>
            <button type="button" className="btn" onClick={() => setOpen(false)}>
              Cancel
            </button>
          </div>
        </>
      )}
    </CodecForm>
  )
}

function faultsIn({ newEmail = '', emailPassword = '' }: Given): Given {
  return {
    ...(!/^\S+@\S+\.\S+$/.test(newEmail.trim()) && { newEmail: 'Please give an e-mail address such as name@example.com' }),
    ...(emailPassword === '' && { emailPassword: 'Your password is required' }),
  }
}
