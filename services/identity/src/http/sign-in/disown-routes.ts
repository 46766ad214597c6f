import { identityRoutes } from '@waymark/contracts/routes/identity'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../../context.ts'
import { madeOn } from '../../domain/made-on.ts'
import { accountToDisown, disownAccount } from '../../use-cases/disown-account.ts'
import { clientOf } from '../caller.ts'
import { page, refuseForeignForm } from '../pages/page-answer.ts'

/** "It was not me": whoever reads the mailbox deletes the account that somebody made with its address. */
export function addDisownRoutes(http: Http, context: Context): void {
  const { pages } = context

  http.route(identityRoutes.disownPage, async ({ query }) => {
    const account = await accountToDisown(context, query.token)
    if (!account) return page(linkIsOver(), 410)
    const made = madeOn({ createdAt: account.createdAt, device: account.signUpDevice })
    return page(
      pages.render('confirm', {
        title: 'Delete this account?',
        text: `It was made on ${made} with the address ${account.email}, which nobody has confirmed. All that was entered in it will be erased.`,
        action: identityRoutes.disown.path,
        hidden: [{ name: 'token', value: query.token ?? '' }],
        button: 'It was not me: delete it',
        other: 'Keep it',
        otherUrl: '/',
      }),
    )
  })

  http.route(identityRoutes.disown, async (call) => {
    refuseForeignForm(call, context)
    if (!(await disownAccount(context, { token: call.body.token, at: clientOf(call) }))) return page(linkIsOver(), 410)
    return page(
      pages.render('notice', {
        title: 'The account is deleted',
        text: 'Whoever made it is signed out, and all that was entered in it is being erased. Your address is no longer stored with it.',
        action: 'To the start page',
        actionUrl: '/',
      }),
    )
  })

  function linkIsOver() {
    return pages.render('notice', {
      title: 'This link does not work any more',
      text: 'The account is gone already, its address has been confirmed, or a newer mail was sent. An account of yours is deleted in its profile.',
      action: 'To the start page',
      actionUrl: '/',
    })
  }
}
