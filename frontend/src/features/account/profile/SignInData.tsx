import type { User } from '@waymark/contracts/models/identity/user'
import { Link } from 'react-router-dom'
import { useChangePasswordMutation, useResendVerificationMutation } from '../../../api/account/account.ts'
import { linkTo } from '../../../routes.ts'
import { CodecForm } from '../../../ui/form/CodecForm.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import { Block } from '../AccountFrame.tsx'
import { ChangeEmail } from './ChangeEmail.tsx'

type Passwords = { currentPassword?: string; newPassword?: string }

/** The address with its state, and the password. */
export function SignInData({ user }: { user: User }) {
  return (
    <Block
      title="Sign-in"
      text={
        <>
          <span className="break">{user.email}</span>, {user.emailVerified === false ? 'not verified yet.' : 'verified.'}
        </>
      }
    >
      {user.emailVerified === false && <Unverified email={user.email} />}
      <ChangeEmail />
      <PasswordForm />
    </Block>
  )
}

function Unverified({ email }: { email: string }) {
  const toast = useToast()
  const [resend, { isLoading, isSuccess }] = useResendVerificationMutation()
  const send = async () => {
    const answer = await resend()
    if (!answer.error) toast({ title: 'Mail sent', description: `The link is on its way to ${email}.`, variant: 'success' })
  }
  return (
    <div className="panel pad ac-note">
      <p>
        Open the link that we sent to your address, in this browser. Then reports that you made as a guest with it can be added to
        your account: your <Link to={linkTo('reports')}>reports</Link> offer it. An account whose address is not confirmed is
        deleted after 7 days.
      </p>
      <button type="button" className="btn" onClick={send} disabled={isLoading || isSuccess}>
        Send the link again
      </button>
    </div>
  )
}

function PasswordForm() {
  const toast = useToast()
  const [change] = useChangePasswordMutation()
  return (
    <CodecForm<Passwords>
      label="Change password"
      validate={passwordErrors}
      send={async ({ currentPassword = '', newPassword = '' }) => (await change({ currentPassword, newPassword })).error}
      onSent={(_values, form) => {
        toast({ title: 'Password changed', description: 'Every other device has been signed out.', variant: 'success' })
        form.restart()
      }}
    >
      {({ submitting }) => (
        <>
          <div className="g2">
            <TextField name="currentPassword" label="Current password" type="password" autoComplete="current-password" />
            <TextField
              name="newPassword"
              label="New password"
              type="password"
              autoComplete="new-password"
              help="At least 10 characters. A sentence works well."
            />
          </div>
          <div className="btn-row ac-save">
            <button type="submit" className="btn" disabled={submitting}>
              Change password
            </button>
          </div>
        </>
      )}
    </CodecForm>
  )
}

function passwordErrors({ currentPassword = '', newPassword = '' }: Passwords): Partial<Record<keyof Passwords, string>> {
  return {
    ...(currentPassword === '' && { currentPassword: 'Your current password is required' }),
    ...([...newPassword].length < 10 && { newPassword: 'Please choose a password of at least 10 characters' }),
  }
}
