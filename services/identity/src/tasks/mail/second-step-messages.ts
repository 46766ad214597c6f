import type { MailMessage } from './messages.ts'

/** What happened to the means of signing in of an account. */
export type SecondStepNews =
  | 'app-added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-renewed'
  | 'code-used'
  | 'codes-refused'
  | 'removed-by-operator'
  | 'provider-joined'
  | 'provider-removed'

type News = { subject: string; text: string; lifetime: string; otherwise: string }

const CHANGE = 'It was not you? Then choose a new password at once, which signs out every device, and look at your profile.'

const NEWS: Readonly<Record<SecondStepNews, News>> = {
  'app-added': {
    subject: 'An authenticator app was added to your account',
    text: 'From now on you sign in to Waymark with your password and a code of your authenticator app.',
    lifetime: 'Keep the recovery codes that you were shown: each of them stands in for the app once.',
    otherwise: CHANGE,
  },
  'app-removed': {
    subject: 'The authenticator app was removed from your account',
    text: 'Your account at Waymark has no authenticator app any more. Its codes are no longer asked for.',
    lifetime: 'You can set up an app again in your profile.',
    otherwise: CHANGE,
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    text: 'A passkey was added to your account at Waymark. You can sign in with it alone; after your password it, or another second step, is asked for.',
    lifetime: 'You see the passkeys of your account in your profile.',
    otherwise: CHANGE,
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    text: 'A passkey was removed from your account at Waymark. Nobody can sign in with it any more.',
    lifetime: 'You see the passkeys that are left in your profile.',
    otherwise: CHANGE,
  },
  'codes-renewed': {
    subject: 'New recovery codes for your account',
    text: 'Ten new recovery codes were made for your account at Waymark. The ones of before work no longer.',
    lifetime: 'Each of the new ones works once.',
    otherwise: CHANGE,
  },
  'code-used': {
    subject: 'A recovery code was used to sign in',
    text: 'Somebody, we hope you, signed in to your account at Waymark with a recovery code. It works no longer.',
    lifetime: 'You see in your profile how many are left, and can have new ones made there.',
    otherwise: CHANGE,
  },
  'removed-by-operator': {
    subject: 'The second step was removed from your account',
    text: 'Whoever runs this site removed authenticator app, passkeys and recovery codes from your account at Waymark, and signed every device out.',
    lifetime: 'You sign in with your password, and can set up a second step again in your profile.',
    otherwise: 'You did not ask for this? Then choose a new password at once, and write to whoever runs this site.',
  },
  'provider-joined': {
    subject: 'Your account can be opened in another way',
    text: 'Your account at Waymark was joined to an account of yours elsewhere. You can sign in with that one from now on, beside your password.',
    lifetime: 'A second step that you have set up is asked for in both ways.',
    otherwise: CHANGE,
  },
  'provider-removed': {
    subject: 'A way to open your account was removed',
    text: 'An account of yours elsewhere no longer opens your account at Waymark. Nobody can sign in with it any more.',
    lifetime:
      'You see in your profile what is left to sign in with. Devices that are signed in stay so until you sign them out there.',
    otherwise: CHANGE,
  },
  'codes-refused': {
    subject: 'Somebody has your password',
    text: 'Somebody gave the right password of your account at Waymark, and then several wrong codes. They were not let in.',
    lifetime: 'You get this mail once a day at most.',
    otherwise:
      'It was not you? Then your password is known to somebody: please choose a new one, here and wherever else you use it.',
  },
}

/** A notice: strangers who cause other mails cannot keep it from the owner. */
export function secondStepMessage(
  news: SecondStepNews,
  to: { greeting: string; accountUrl: string; forgotUrl: string; erase: string },
): MailMessage {
  const { greeting, accountUrl, forgotUrl, erase } = to
  return {
    kind: 'link',
    notice: true,
    greeting,
    ...NEWS[news],
    link: accountUrl,
    button: 'To my profile',
    other: { label: 'Choose a new password', link: forgotUrl },
    why: 'You get this mail because of how the account with this address is signed in to.',
    erase,
    accountUrl,
  }
}
