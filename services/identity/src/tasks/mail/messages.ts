import { identityRoutes } from '@waymark/contracts/routes/identity'
import { longDate, madeOn } from '../../domain/made-on.ts'
import { UNCONFIRMED_DAYS } from '../../domain/unconfirmed.ts'
import { type SecondStepNews, secondStepMessage } from './second-step-messages.ts'

/** A mail before it is dressed as text and HTML. Nothing in it but what its reader needs, and why it came. */
export type MailMessage = {
  subject: string
  /** Something was done in the account, or tried at it: strangers who cause other mails cannot keep it from its owner. */
  notice?: true
  greeting: string
  why: string
  /** How to erase the data; absent where there is none left. */
  erase?: string
  accountUrl: string
} & (
  | {
      kind: 'link'
      text: string
      link: string
      button: string
      lifetime: string
      otherwise: string
      /** What to do otherwise, where that needs a link of its own. */
      other?: { label: string; link: string }
    }
  | { kind: 'plain'; paragraphs: string[] }
)

export type Addressee = { firstName: string }
/** What its owner can tell an account of their own by. */
export type MadeAccount = { createdAt: Date; device: string | null; disownToken: string }

/** Links are made from PUBLIC_URL alone. */
export function createMessages(publicUrl: string) {
  const urlOf = (path: string, query: Record<string, string> = {}) => {
    const url = new URL(path, publicUrl)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url.href
  }
  const accountUrl = urlOf('/account/profile')
  const notMe = ({ disownToken }: MadeAccount) => ({
    label: 'It was not me: delete the account',
    link: urlOf(identityRoutes.disownPage.path, { token: disownToken }),
  })
  const erase = 'You can delete your account and all that belongs to it at any time under'

  return {
    verify: (to: Addressee, made: MadeAccount & { token: string }): MailMessage => ({
      kind: 'link',
      subject: 'Please confirm your e-mail address',
      greeting: greet(to),
      text: `Please confirm that this address is yours. Then reports that you made as a guest with it can be added to your account. ${whereMade(made)}`,
      link: urlOf(identityRoutes.verifyPage.path, { token: made.token }),
      button: 'Confirm my address',
      lifetime: `The link works once, for 24 hours. An account whose address is not confirmed within ${UNCONFIRMED_DAYS} days is deleted.`,
      otherwise:
        'You did not make this account? Then delete it, or do nothing: without the link above the address stays unconfirmed.',
      other: notMe(made),
      why: 'You get this mail because an account was made at Waymark with this address.',
      erase,
      accountUrl,
    }),

    /** Two days before an unconfirmed account goes. */
    lastCall: (to: Addressee, made: MadeAccount & { token: string; confirmBy: Date }): MailMessage => ({
      kind: 'link',
      subject: `Your account will be deleted on ${longDate(made.confirmBy)}`,
      greeting: greet(to),
      text: `Your account at Waymark and all that you entered will be deleted on ${longDate(made.confirmBy)}, because nobody has confirmed that this address is theirs. One click keeps it. ${whereMade(made)}`,
      link: urlOf(identityRoutes.verifyPage.path, { token: made.token }),
      button: 'Confirm my address',
      lifetime: 'The link works once, for 24 hours; a new one can be asked for in your profile.',
      otherwise: 'You did not make this account? Then do nothing, or delete it now.',
      other: notMe(made),
      why: 'You get this mail because an account was made at Waymark with this address. There will be no other reminder.',
      erase,
      accountUrl,
    }),

    /** In place of `verify` to the owner of an account: the form told whoever filled it in nothing about it. */
    addressInUse: (to: Addressee, made: MadeAccount): MailMessage => ({
      kind: 'link',
      subject: 'You already have an account',
      greeting: greet(to),
      text: `Somebody, perhaps you, made a second account at Waymark with this address. You already have one, and nothing in it has changed. ${whereMade(made)}`,
      link: urlOf(identityRoutes.signInPage.path),
      button: 'Sign in to my account',
      lifetime: 'Have you forgotten your password? The sign-in page sends you a link for a new one.',
      otherwise: `The second account cannot be confirmed with your address and is deleted after ${UNCONFIRMED_DAYS} days. You can also delete it now.`,
      other: notMe(made),
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

    reportsClaimed: (to: Addressee, count: number): MailMessage => ({
      kind: 'link',
      notice: true,
      subject: count === 1 ? 'A guest report was added to your account' : 'Guest reports were added to your account',
      greeting: greet(to),
      text: `${count === 1 ? 'The report that was made' : `${count} reports that were made`} as a guest with this address ${count === 1 ? 'is' : 'are'} now in your account at Waymark. The links in the mails that came with ${count === 1 ? 'it' : 'them'} have ended.`,
      link: urlOf('/reports'),
      button: 'To my reports',
      lifetime: 'You open them when you are signed in.',
      otherwise: 'It was not you? Then somebody else uses your account: choose a new password, which signs out every device.',
      other: { label: 'Choose a new password', link: urlOf(identityRoutes.forgotPage.path) },
      why: 'You get this mail because reports were added to the account with this address.',
      erase,
      accountUrl,
    }),

    changeEmail: (to: Addressee, token: string): MailMessage => ({
      kind: 'link',
      subject: 'Please confirm your new e-mail address',
      greeting: greet(to),
      text: 'Please confirm that this address is yours. Then you sign in to your account at Waymark with it, and mails go here.',
      link: urlOf(identityRoutes.confirmEmailPage.path, { token }),
      button: 'Use this address',
      lifetime: 'The link works once, for 24 hours, in a browser that is signed in to the account.',
      otherwise: 'You did not ask for this? Then do nothing: without this link nothing changes, and nothing more comes here.',
      why: 'You get this mail because an account at Waymark asked to use this address.',
      accountUrl,
    }),

    /** To the old address, which can undo it for two weeks. */
    emailChanged: (to: Addressee, undoToken: string): MailMessage => ({
      kind: 'link',
      notice: true,
      subject: 'The e-mail address of your account was changed',
      greeting: greet(to),
      text: 'Your account at Waymark has another e-mail address now. You sign in with the new one, and mails go there.',
      link: urlOf(identityRoutes.undoEmailPage.path, { token: undoToken }),
      button: 'It was not me: undo it',
      lifetime:
        'The link works once, for 14 days. It brings this address back, signs every device out and lets you choose a new password.',
      otherwise: 'It was you? Then there is nothing to do.',
      why: 'You get this mail because this was the address of the account. It is the last one here.',
      accountUrl,
    }),

    /** In place of `changeEmail` to the owner of another account. */
    addressWanted: (to: Addressee): MailMessage => ({
      kind: 'link',
      subject: 'Somebody wanted to use your address',
      greeting: greet(to),
      text: 'Somebody, perhaps you, asked to use this address for another account at Waymark. You already have an account with it, so nothing was changed.',
      link: urlOf(identityRoutes.signInPage.path),
      button: 'Sign in to my account',
      lifetime: 'An address belongs to one account. To use it for another, delete this one or give it another address first.',
      otherwise: 'It was not you? Then there is nothing to do.',
      why: 'You get this mail because an account was to be changed to this address.',
      erase,
      accountUrl,
    }),

    passwordChanged: (to: Addressee): MailMessage => ({
      kind: 'link',
      notice: true,
      subject: 'Your password was changed',
      greeting: greet(to),
      text: 'The password of your account at Waymark is a new one, and every device but the one that changed it has been signed out.',
      link: accountUrl,
      button: 'To my profile',
      lifetime: 'You see there which devices are signed in.',
      otherwise: 'It was not you? Then choose a new password at once: it signs out whoever did this.',
      other: { label: 'Choose a new password', link: urlOf(identityRoutes.forgotPage.path) },
      why: 'You get this mail because the password of the account with this address was changed.',
      erase,
      accountUrl,
    }),

    manyFailures: (to: Addressee): MailMessage => ({
      kind: 'link',
      notice: true,
      subject: 'Many wrong passwords for your account',
      greeting: greet(to),
      text: 'Somebody has tried many wrong passwords for your account at Waymark. None of them was right. New browsers are kept out for some hours; those that you have signed in with before are not.',
      link: urlOf(identityRoutes.forgotPage.path),
      button: 'Choose a new password',
      lifetime: 'It lets you in from any browser. You need it only if you cannot sign in, or use the same password elsewhere.',
      otherwise: 'Was it you? Then there is nothing to do. You get this mail once a day at most.',
      why: 'You get this mail because of attempts to sign in to the account with this address.',
      erase,
      accountUrl,
    }),

    secondStep: (to: Addressee, news: SecondStepNews): MailMessage =>
      secondStepMessage(news, { greeting: greet(to), accountUrl, forgotUrl: urlOf(identityRoutes.forgotPage.path), erase }),

    accountDeleted: (to: Addressee): MailMessage => ({
      kind: 'plain',
      notice: true,
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

function whereMade({ createdAt, device }: Pick<MadeAccount, 'createdAt' | 'device'>): string {
  return `The account was made on ${madeOn({ createdAt, device })}.`
}

/**
 * The name is greeted only when it is plainly a name: whoever signs up with another person's address must not get to write
 * a sentence or a link into that person's mail.
 */
function greet({ firstName }: Addressee): string {
  return /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,29}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,'
}
