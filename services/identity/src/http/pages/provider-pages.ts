import { providerRoutes } from '@waymark/contracts/routes/provider'
import { passwordField } from './form-pages.ts'
import { SIGN_IN_PATH } from './paths.ts'
import type { Views } from './views.ts'

type Asked = { provider: string; email: string; fault?: string | undefined; message?: string | undefined }

/** An account has confirmed the address: its password is asked for once. */
export function joinView({ provider, email, fault, message }: Asked): Views['join'] {
  return {
    title: 'You already have an account',
    message,
    provider,
    email,
    action: providerRoutes.chooseProviderAccount.path,
    fields: { password: passwordField({ error: fault, focus: true }) },
  }
}

/** Accounts with the address are there, and nobody has confirmed one of them. */
export function unconfirmedView({ provider, email }: Asked): Views['confirm'] {
  return {
    title: 'Is this account yours?',
    text: `Somebody has signed up here with ${email} and has not confirmed the address. If it was you, sign in with your password and open the link in our mail first; then ${provider} can be joined to that account. If it was not you, make a new account: the other one is deleted.`,
    action: providerRoutes.chooseProviderAccount.path,
    hidden: [],
    button: 'Make a new account',
    other: 'Sign in with a password',
    otherUrl: SIGN_IN_PATH,
  }
}
