import { pathOf } from '@waymark/contracts/route'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { askToChangeEmail, confirmEmailChange, emailChangeOf, undoEmailChange } from '../use-cases/change-email.ts'
import { clientOf, ownerOf } from './caller.ts'
import { page, refuseForeignForm } from './pages/page-answer.ts'
import { SIGN_IN_PATH } from './pages/paths.ts'
import { clearedCookies } from './sign-in/session-cookies.ts'

/** Another address for an account: asked for with the password, confirmed at the new address, undone from the old one. */
export function addEmailRoutes(http: Http, context: Context): void {
  const { pages, secure } = context

  http.route(identityRoutes.changeEmail, async (call) => {
    await askToChangeEmail(context, ownerOf(call), call.body)
    return { body: {} }
  })

  http.route(identityRoutes.confirmEmailPage, async ({ query, identity }) => {
    const change = await emailChangeOf(context, query.token, 'change')
    if (!change) return page(linkIsOver(), 410)
    if (change.userId !== identity?.userId) return page(signInFirst())
    return page(
      pages.render('confirm', {
        title: 'Change your address',
        text: `From now on you sign in with ${change.newEmail}, and mails go there.`,
        action: identityRoutes.confirmEmail.path,
        hidden: [{ name: 'token', value: query.token ?? '' }],
        button: 'Use this address',
        other: 'Keep the old one',
        otherUrl: '/account/profile',
      }),
    )
  })

  http.route(identityRoutes.confirmEmail, async (call) => {
    refuseForeignForm(call, context)
    const { token = '' } = call.body
    const change = await emailChangeOf(context, token, 'change')
    if (!change) return page(linkIsOver(), 410)
    if (change.userId !== call.identity?.userId) return page(signInFirst(), 422)
    if (!(await confirmEmailChange(context, { token, userId: change.userId, at: clientOf(call) }))) return page(linkIsOver(), 410)
    return page(
      pages.render('notice', {
        title: 'Your address is changed',
        text: `You sign in with ${change.newEmail} from now on.`,
        action: 'To my profile',
        actionUrl: '/account/profile',
      }),
    )
  })

  http.route(identityRoutes.undoEmailPage, async ({ query }) => {
    const change = await emailChangeOf(context, query.token, 'undo')
    if (!change) return page(linkIsOver(), 410)
    return page(
      pages.render('confirm', {
        title: 'Take your account back?',
        text: `Its address will be ${change.newEmail} again, every device is signed out, and you choose a new password.`,
        action: identityRoutes.undoEmail.path,
        hidden: [{ name: 'token', value: query.token ?? '' }],
        button: 'It was not me: undo it',
        other: 'Leave it as it is',
        otherUrl: '/',
      }),
    )
  })

  http.route(identityRoutes.undoEmail, async (call) => {
    refuseForeignForm(call, context)
    const token = await undoEmailChange(context, { token: call.body.token ?? '', at: clientOf(call) })
    if (token === undefined) return page(linkIsOver(), 410)
    return { redirect: `${pathOf(identityRoutes.resetPage)}?${new URLSearchParams({ token })}`, cookies: clearedCookies(secure) }
  })

  function signInFirst() {
    return pages.render('notice', {
      title: 'Please sign in first',
      text: 'You are not signed in to the account whose address this link changes. Sign in with its old address, then open the link in the mail again.',
      action: 'Sign In',
      actionUrl: SIGN_IN_PATH,
    })
  }

  function linkIsOver() {
    return pages.render('notice', {
      title: 'This link does not work any more',
      text: 'It was used already, it is too old, a newer one was sent, or the password was changed since.',
      action: 'To my profile',
      actionUrl: '/account/profile',
    })
  }
}
