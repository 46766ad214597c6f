import { identityRoutes } from '@waymark/contracts/routes/identity'

/** A mail before it is dressed as text and HTML. Nothing in it but what its reader needs, and why it came. */
export type MailMessage = {
  subject: string
  greeting: string
  why: string
  /** How to erase the data; absent where there is none left. */
  erase?: string
  accountUrl: string
} & (
  | { kind: 'link'; text: string; link: string; button: string; lifetime: string; otherwise: string }
  | { kind: 'plain'; paragraphs: string[] }
)

export type Addressee = { firstName: string }

/** Links are made from PUBLIC_URL alone. */
export function createMessages(publicUrl: string) {
  const urlOf = (path: string, query: Record<string, string> = {}) => {
    const url = new URL(path, publicUrl)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url.href
  }
  const accountUrl = urlOf('/account/profile')
  const erase = 'You can delete your account and all that belongs to it at any time under'

  return {
    verify: (to: Addressee, token: string): MailMessage => ({
      kind: 'link',
      subject: 'Please confirm your e-mail address',
      greeting: greet(to),
      text: 'Please confirm that this address is yours. Then reports that you made as a guest with it can be added to your account.',
      link: urlOf(identityRoutes.verifyPage.path, { token }),
      button: 'Confirm my address',
      lifetime: 'The link works once, for 24 hours.',
      otherwise: 'You did not make an account? Then do nothing: without this link the address stays unconfirmed.',
      why: 'You get this mail because an account was made at Waymark with this address.',
      erase,
      accountUrl,
    }),

    reset: (to: Addressee, token: string): MailMessage => ({
      kind: 'link',
      subject: 'Choose a new password',
      greeting: greet(to),
      text: 'Somebody, we hope you, asked for a new password for your account at Waymark.',
      link: urlOf(identityRoutes.resetPage.path, { token }),
      button: 'Choose a new password',
      lifetime: 'The link works once, for one hour. All devices are signed out when the new password is saved.',
      otherwise: 'It was not you? Then do nothing: your password stays as it is.',
      why: 'You get this mail because a new password was asked for with this address.',
      erase,
      accountUrl,
    }),

    accountDeleted: (to: Addressee): MailMessage => ({
      kind: 'plain',
      subject: 'Your account has been deleted',
      greeting: greet(to),
      paragraphs: [
        'Your account at Waymark has been deleted, as you asked. Your profile, assessments, reports, skills and plans are being erased in every part of the product.',
        'Nothing more will come from us. Should you not have asked for this, somebody knows your password: please change it wherever you use it.',
      ],
      why: 'You get this last mail because an account with this address was deleted. Your address is no longer stored with us.',
      accountUrl,
    }),
  }
}
export type Messages = ReturnType<typeof createMessages>

/**
 * The name is greeted only when it is plainly a name: whoever signs up with another person's address must not get to write
 * a sentence or a link into that person's mail.
 */
function greet({ firstName }: Addressee): string {
  return /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,29}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,'
}
