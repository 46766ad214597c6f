import { identityRoutes } from '@waymark/contracts/routes/identity'
import type { Http } from '@waymark/kit/http/server'
import type { Context } from '../context.ts'
import { resendVerification, verifyEmail } from '../use-cases/verify-email.ts'
import { page, refuseForeignForm } from './page-answer.ts'

export function addVerifyRoutes(http: Http, context: Context): void {
  const { pages } = context

  // Mail scanners open links: this page looks at nothing and changes nothing, its button does.
  http.route(identityRoutes.verifyPage, ({ query }) =>
    page(
      pages.render('confirm', {
        title: 'Confirm your address',
        text: 'With one click we know that mail to it reaches you.',
        action: identityRoutes.verify.path,
        hidden: [{ name: 'token', value: query.token ?? '' }],
        button: 'Confirm my address',
      }),
    ),
  )

  http.route(identityRoutes.verify, async (call) => {
    refuseForeignForm(call, context)
    if (await verifyEmail(context, call.body.token)) {
      return page(
        pages.render('notice', {
          title: 'Your address is confirmed',
          text: 'Thank you. Reports that you made as a guest with it can now be added to your account.',
          action: 'Continue',
          actionUrl: '/',
        }),
      )
    }
    return page(
      pages.render('notice', {
        title: 'This link does not work any more',
        text: 'It was used already, it is older than 24 hours, or a newer one was sent. A new one can be asked for in your profile.',
        action: 'To my profile',
        actionUrl: '/account/profile',
      }),
      410,
    )
  })

  http.route(identityRoutes.resendVerification, async ({ user }) => {
    await resendVerification(context, user.userId)
    return { body: {} }
  })
}
