import type { SecurityEvent, SecurityKind } from '@waymark/contracts/models/identity/security'

/** What happened, by kind, when it was done. */
const done: Readonly<Record<SecurityKind, string>> = {
  'signed-up': 'This account was made',
  'signed-in': 'Signed in with the password',
  'signed-in-by-app': 'Signed in with the password and a code of the app',
  'signed-in-by-recovery-code': 'Signed in with the password and a recovery code',
  'signed-in-by-passkey': 'Signed in with a passkey',
  'signed-in-by-provider': 'Signed in with an account at another site',
  'password-right': 'Gave the right password; the second step was asked for',
  'provider-right': 'Came from an account at another site; the second step was asked for',
  'second-step': 'Passed the second step',
  'signed-out': 'Signed out',
  'session-ended': 'Signed another device out',
  'other-sessions-ended': 'Signed out everywhere else',
  'sessions-ended-by-operator': 'Every device was signed out by the people who run this site',
  'password-asked': 'Gave the password again',
  'password-changed': 'Changed the password',
  'password-reset-asked': 'Asked for a mail to choose a new password',
  'password-reset': 'Chose a new password with the link in a mail',
  'address-confirmed': 'Confirmed the e-mail address',
  'address-change-asked': 'Asked for another e-mail address',
  'address-changed': 'Changed the e-mail address',
  'address-change-undone': 'Took the old e-mail address back',
  'app-added': 'Added an authenticator app',
  'app-removed': 'Removed the authenticator app',
  'passkey-added': 'Added a passkey',
  'passkey-removed': 'Removed a passkey',
  'recovery-codes-renewed': 'Made new recovery codes',
  'provider-joined': 'Joined an account at another site to sign in with',
  'provider-removed': 'Removed an account at another site to sign in with',
  'second-step-removed-by-operator': 'The second step was removed by the people who run this site',
  'account-exported': 'Downloaded what is stored',
  'account-deleted': 'Deleted the account',
}

/** What was tried and did not work. */
const refused: Partial<Record<SecurityKind, string>> = {
  'signed-in': 'Tried to sign in with a wrong password',
  'signed-in-by-passkey': 'Tried to sign in with a passkey that did not fit',
  'second-step': 'Gave a wrong code after the right password',
  'password-asked': 'Gave a wrong password when asked again',
  'app-added': 'Gave a wrong code while setting up an app',
}

/** What was tried too often, and held off. One line stands for an hour of it. */
const throttled: Partial<Record<SecurityKind, string>> = {
  'signed-in': 'Tried passwords so often that we held it off',
  'second-step': 'Tried codes so often that we held it off',
  'password-asked': 'Tried passwords in an open session so often that we held it off',
  'password-reset-asked': 'Asked for so many mails that we sent no more',
}

/** "Signed in with a passkey". */
export function sentenceOf({ kind, outcome }: Pick<SecurityEvent, 'kind' | 'outcome'>): string {
  if (outcome === 'refused') return refused[kind] ?? `Did not work: ${done[kind]}`
  if (outcome === 'throttled') return throttled[kind] ?? `Held off: ${done[kind]}`
  return done[kind]
}

/** "November 28, 10:15 AM", on the reader's clock. */
export function momentOf(at: string, now = new Date()): string {
  const date = new Date(at)
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleString('en-US', { year, month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })
}

/** "Firefox on Linux · network 203.0.113.x"; empty for what was not done over the web. */
export function whereOf({ device, network }: Pick<SecurityEvent, 'device' | 'network'>): string {
  return [device, network && network !== 'unknown' ? `network ${network}` : undefined].filter(Boolean).join(' · ')
}
