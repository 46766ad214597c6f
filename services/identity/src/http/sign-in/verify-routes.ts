import { identityRoutes } from '@waymark/contracts/routes/identity'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../../context.ts'
import { passwordFault } from '../../domain/password-rules.ts'
import { accountToConfirm, resendVerification, takeOverAccount, verifyEmail } from '../../use-cases/verify-email.ts'
import { clientOf } from '../caller.ts'
import { confirmElsewhereView } from '../pages/form-pages.ts'
import { page, refuseForeignForm, tooManyAnswer } from '../pages/page-answer.ts'
import { cookiesOf } from './opened-cookies.ts'

export function addVerifyRoutes(http: Http, context: Context): void {
  const { pages, limits } = context

  // Mail scanners open links: this page changes nothing, its button does.
  http.route(identityRoutes.verifyPage, async ({ query, identity }) => {
    const account = await accountToConfirm(context, query.token)
    if (!account) return page(linkIsOver(), 410)
    const token = query.token ?? ''
    if (account.id !== identity?.userId) return page(elsewhere({ token, account }))
    return page(
      pages.render('confirm', {
        title: 'Confirm your address',
        text: 'With one click we know that mail to it reaches you.',
        action: identityRoutes.verify.path,
        hidden: [{ name: 'token', value: token }],
        button: 'Confirm my address',
      }),
    )
  })

  http.route(identityRoutes.verify, async (call) => {
    refuseForeignForm(call, context)
    const { identity, address } = call
    const { token = '', password = '' } = call.body
    const account = await accountToConfirm(context, token)
    if (!account) return page(linkIsOver(), 410)
    if (account.id === identity?.userId)
      return (await verifyEmail(context, { token, userId: account.id, at: clientOf(call) }))
        ? page(confirmed())
        : page(linkIsOver(), 410)

    const fault = passwordFault(password, account)
    if (fault) return page(elsewhere({ token, account, fault }), 422)
    try {
      await limits.from(address)
      const session = await takeOverAccount(context, { token, password, at: clientOf(call), replaces: identity })
      if (!session) return page(linkIsOver(), 410)
      return { ...page(confirmed()), cookies: await cookiesOf(context, call, session) }
    } catch (error) {
      return tooManyAnswer(error, (message) => elsewhere({ token, account, message }))
    }
  })

  http.route(identityRoutes.resendVerification, async ({ user }) => {
    await resendVerification(context, user.userId)
    return { body: {} }
  })

  function elsewhere(state: Parameters<typeof confirmElsewhereView>[0]) {
    return pages.render('confirm-elsewhere', confirmElsewhereView(state))
  }

  function confirmed() {
    return pages.render('notice', {
      title: 'Your address is confirmed',
      text: 'Thank you. Reports that you made as a guest with it can now be added to your account: your reports show how.',
      action: 'To my reports',
      actionUrl: '/reports',
    })
  }

  function linkIsOver() {
    return pages.render('notice', {
      title: 'This link does not work any more',
      text: 'It was used already, it is older than 24 hours, or a newer one was sent. A new one can be asked for in your profile.',
      action: 'To my profile',
      actionUrl: '/account/profile',
    })
  }
}
