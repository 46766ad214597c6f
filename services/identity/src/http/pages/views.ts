/** What each template is given; nothing else reaches a page. */
export type Views = {
  'sign-in': Form & {
    returnTo: string
    passkeys: boolean
    provider: ProviderLink | undefined
    guestUrl: string
    signUpUrl: string
    fields: { email: Field; password: Field }
  }
  'sign-up': Form & {
    returnTo: string
    provider: ProviderLink | undefined
    signInUrl: string
    fields: { firstName: Field; lastName: Field; email: Field; password: Field }
  }
  forgot: Form & { fields: { email: Field } }
  /** `email` is for the password manager, which has to know whose password it keeps. */
  reset: Form & { token: string; email: string; fields: { password: Field } }
  /** A link that confirms an address, opened where nobody is signed in to its account. */
  'confirm-elsewhere': Form & { token: string; email: string; made: string; signInUrl: string; fields: { password: Field } }
  /** The provider vouches for the address of an account that it does not open yet. */
  join: Form & { provider: string; email: string; action: string; fields: { password: Field } }
  /** After a right password, or a provider's word: a code of the app, or a recovery code. */
  'second-step': Form & {
    text: string
    by: 'app' | 'recovery'
    returnTo: string
    passkeys: boolean
    other?: string
    otherUrl?: string
    fields: { code: Field }
  }
  confirm: {
    title: string
    text: string
    action: string
    hidden: readonly { name: string; value: string }[]
    button: string
    other?: string
    otherUrl?: string
  }
  notice: {
    title: string
    text: string
    action?: string
    actionUrl?: string
    other?: string
    otherUrl?: string
    note?: string
  }
}

/** To an outside provider of OpenID Connect, where one is set. */
type ProviderLink = { name: string; url: string }

type Form = { title: string; message?: string | undefined }

export type Field = {
  id: string
  label: string
  type: 'text' | 'email' | 'password'
  autocomplete: string
  maxlength: number
  value: string
  email?: boolean
  inputmode?: 'numeric' | 'text'
  focus?: boolean
  error?: string | undefined
  help?: string
  describedBy?: string | undefined
  aside?: string
  asideUrl?: string
}
