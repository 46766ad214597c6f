import { email as emailCodec } from '@waymark/contracts/codec/primitives'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { check } from '@waymark/kit/decode'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../../context.ts'
import { oneLine } from '../../domain/form-text.ts'
import { passwordFault } from '../../domain/password-rules.ts'
import { accountToReset, resetPassword, sendReset } from '../../use-cases/reset-password.ts'
import { clientOf } from '../caller.ts'
import { forgotView, resetView } from '../pages/form-pages.ts'
import { page, refuseForeignForm, tooManyAnswer } from '../pages/page-answer.ts'
import { FORGOT_PATH, SIGN_IN_PATH } from '../pages/paths.ts'
import { clearedCookies } from './session-cookies.ts'

export function addPasswordRoutes(http: Http, context: Context): void {
  const { pages, limits, secure } = context

  http.route(identityRoutes.forgotPage, () => page(pages.render('forgot', forgotView({}))))

  http.route(identityRoutes.forgot, async (call) => {
    refuseForeignForm(call, context)
    const values = { email: oneLine(call.body.email) }
    const address = check(emailCodec, values.email)
    if (!address.ok) {
      const faults = { email: address.errors[0]?.message }
      return page(pages.render('forgot', forgotView({ values, faults })), 422)
    }
    try {
      await limits.from(call.address)
    } catch (error) {
      return tooManyAnswer(error, (message) => pages.render('forgot', forgotView({ values, message })))
    }
    // Not waited for: neither the words nor the time of the answer tell whether there is such an account.
    const at = clientOf(call)
    context.background.run('send reset', () => sendReset(context, { email: address.value, at }))
    return page(
      pages.render('notice', {
        title: 'Look into your mailbox',
        text: `If there is an account for ${address.value}, a link is on its way. It works once, for one hour.`,
        other: 'Back to Sign In',
        otherUrl: SIGN_IN_PATH,
        note: 'Nothing after a few minutes? Please look into the spam folder, and check the address.',
      }),
    )
  })

  http.route(identityRoutes.resetPage, async ({ query }) => {
    const token = query.token ?? ''
    const account = await accountToReset(context, token)
    if (!account) return page(linkIsOver(), 410)
    return page(pages.render('reset', resetView({ token, email: account.email })))
  })

  http.route(identityRoutes.reset, async (call) => {
    refuseForeignForm(call, context)
    const token = call.body.token ?? ''
    const password = call.body.password ?? ''
    const account = await accountToReset(context, token)
    if (!account) return page(linkIsOver(), 410)
    const fault = passwordFault(password, account)
    if (fault) return page(pages.render('reset', resetView({ token, email: account.email, faults: { password: fault } })), 422)
    const userId = await resetPassword(context, { token, password, at: clientOf(call) })
    if (userId === undefined) return page(linkIsOver(), 410)
    const done = pages.render('notice', {
      title: 'Your new password is saved',
      text: 'You have been signed out everywhere. Please sign in with it.',
      action: 'Sign In',
      actionUrl: SIGN_IN_PATH,
    })
    // Whoever reads the mailbox is no stranger: wrong passwords of others do not keep this browser out.
    return { ...page(done), cookies: [...clearedCookies(secure), await context.devices.remember(call.cookies, userId)] }
  })

  function linkIsOver() {
    return pages.render('notice', {
      title: 'This link does not work any more',
      text: 'It was used already, it is older than one hour, or a newer one was sent.',
      action: 'Send a new link',
      actionUrl: FORGOT_PATH,
      other: 'Back to Sign In',
      otherUrl: SIGN_IN_PATH,
    })
  }
}
