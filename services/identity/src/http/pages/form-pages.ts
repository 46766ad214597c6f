import { madeOn } from '../../domain/made-on.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from '../../domain/password-rules.ts'
import { FORGOT_PATH, providerUrl, SIGN_IN_PATH, signInUrl, signUpUrl, WIZARD_PATH } from './paths.ts'
import type { Field, Views } from './views.ts'

/** Sentences beside the fields they are about. */
export type Faults<F extends string> = { [N in F]?: string | undefined }
export type Typed<F extends string> = { [N in F]?: string | undefined }

/** What a sign-in page offers beside the password: passkeys, and the name of an outside provider. */
export type WaysIn = { passkeys: boolean; provider: string | undefined }

export function signInView(form: FormState<'email' | 'password'> & WaysIn & { returnTo: string }): Views['sign-in'] {
  const { values = {}, faults = {}, message, returnTo, passkeys } = form
  const known = values.email !== undefined && values.email !== '' && !faults.email
  return {
    title: 'Sign In',
    message,
    returnTo,
    passkeys,
    provider: providerLink(form),
    guestUrl: returnTo.startsWith(WIZARD_PATH) ? returnTo : WIZARD_PATH,
    signUpUrl: signUpUrl(returnTo),
    fields: {
      email: emailField({ value: values.email, error: faults.email, focus: !known, autocomplete: 'username' }),
      password: passwordField({ error: faults.password, focus: known }),
    },
  }
}

export function signUpView(
  form: FormState<'firstName' | 'lastName' | 'email' | 'password'> & Pick<WaysIn, 'provider'> & { returnTo: string },
): Views['sign-up'] {
  const { values = {}, faults = {}, message, returnTo } = form
  const first = (['firstName', 'lastName', 'email', 'password'] as const).find((name) => faults[name]) ?? 'firstName'
  const name = { type: 'text', maxlength: 100 } as const
  return {
    title: 'Create an account',
    message,
    returnTo,
    provider: providerLink(form),
    signInUrl: signInUrl(returnTo),
    fields: {
      firstName: field({
        ...name,
        id: 'firstName',
        label: 'First name',
        autocomplete: 'given-name',
        value: values.firstName,
        error: faults.firstName,
        focus: first === 'firstName',
      }),
      lastName: field({
        ...name,
        id: 'lastName',
        label: 'Last name',
        autocomplete: 'family-name',
        value: values.lastName,
        error: faults.lastName,
        focus: first === 'lastName',
      }),
      email: emailField({ value: values.email, error: faults.email, focus: first === 'email', autocomplete: 'username' }),
      password: newPasswordField({ error: faults.password, focus: first === 'password' }),
    },
  }
}

export function forgotView(form: FormState<'email'>): Views['forgot'] {
  const { values = {}, faults = {}, message } = form
  const email = emailField({ value: values.email, error: faults.email, focus: true, autocomplete: 'username' })
  return { title: 'Choose a new password', message, fields: { email } }
}

export function resetView(form: FormState<'password'> & { token: string; email: string }): Views['reset'] {
  const fields = { password: newPasswordField({ error: form.faults?.password, focus: true }) }
  return { title: 'Choose a new password', message: form.message, token: form.token, email: form.email, fields }
}

export function confirmElsewhereView(state: {
  token: string
  account: { email: string; createdAt: Date; signUpDevice: string | null }
  fault?: string
  message?: string
}): Views['confirm-elsewhere'] {
  const { token, account, fault, message } = state
  const { email, createdAt, signUpDevice: device } = account
  return {
    title: 'Is this account yours?',
    message,
    token,
    email,
    made: madeOn({ createdAt, device }),
    signInUrl: `${SIGN_IN_PATH}?${new URLSearchParams({ email })}`,
    fields: { password: newPasswordField({ error: fault, focus: true }) },
  }
}

const password = { id: 'password', label: 'Password', type: 'password', maxlength: MAX_PASSWORD } as const

function providerLink({ provider, returnTo }: Pick<WaysIn, 'provider'> & { returnTo: string }) {
  return provider === undefined ? undefined : { name: provider, url: providerUrl(returnTo) }
}

export function passwordField(state: { error: string | undefined; focus: boolean }): Field {
  return field({ ...password, ...state, autocomplete: 'current-password', aside: 'Forgot it?', asideUrl: FORGOT_PATH })
}

function newPasswordField(state: { error: string | undefined; focus: boolean }): Field {
  return field({
    ...password,
    ...state,
    autocomplete: 'new-password',
    help: `At least ${MIN_PASSWORD} characters. A short sentence is easy to keep in mind. A letter counts the same on every keyboard (Unicode NFKC).`,
  })
}

function emailField(state: {
  value: string | undefined
  error: string | undefined
  focus: boolean
  autocomplete: string
}): Field {
  return field({ ...state, id: 'email', label: 'E-mail address', type: 'email', maxlength: 254, email: true })
}

/** A password is never sent back: `value` stays empty for it. */
function field(given: Omit<Field, 'value' | 'describedBy'> & { value?: string | undefined }): Field {
  const described = [given.error ? `${given.id}-error` : '', given.help ? `${given.id}-help` : ''].filter(Boolean).join(' ')
  return { ...given, value: given.value ?? '', describedBy: described || undefined }
}

type FormState<F extends string> = { values?: Typed<F>; faults?: Faults<F>; message?: string | undefined }
