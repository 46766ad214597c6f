import { pathOf } from '@waymark/contracts/route'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { page } from './pages/page-answer.ts'

/** "Stop all mail", linked in every mail. Opening it changes nothing, because mail scanners follow links. */
export function addMailRoutes(http: Http, { pages, mailboxes }: Context): void {
  http.route(identityRoutes.mailPage, async ({ params }) => {
    const mailbox = await mailboxes.find(params.key)
    if (!mailbox) return page(unknown(), 404)
    return page(mailbox.stopped ? stopped(params.key) : question(params.key))
  })

  // The key is all that is needed: a mail program sends this without a page of ours, a cookie or a word about where it stands.
  http.route(identityRoutes.changeMail, async ({ params, body }) => {
    const stop = body.mail !== 'allow'
    if (!(await mailboxes.change(params.key, { stopped: stop }))) return page(unknown(), 404)
    return page(stop ? stopped(params.key) : allowed())
  })

  const actionOf = (key: string) => pathOf(identityRoutes.changeMail, { key })

  function question(key: string) {
    return pages.render('confirm', {
      title: 'Do not write to this address again?',
      text: 'No mail will come from Waymark to the address that this link was sent to: no reports, no links, nothing about accounts. You can allow it again here.',
      action: actionOf(key),
      hidden: [{ name: 'mail', value: 'stop' }],
      button: 'Stop all mail',
      other: 'Go on as before',
      otherUrl: '/',
    })
  }

  function stopped(key: string) {
    return pages.render('confirm', {
      title: 'No more mail',
      text: 'We will not write to this address again. Should you want a report or a new password sent to it one day, allow mail first.',
      action: actionOf(key),
      hidden: [{ name: 'mail', value: 'allow' }],
      button: 'Allow mail again',
      other: 'To the start page',
      otherUrl: '/',
    })
  }

  function allowed() {
    return pages.render('notice', {
      title: 'Mail is allowed again',
      text: 'We write to this address only when somebody asks for a report or something happens in an account with it.',
      action: 'To the start page',
      actionUrl: '/',
    })
  }

  function unknown() {
    return pages.render('notice', {
      title: 'This link is not complete',
      text: 'Please open it from the newest mail that you have from us. Links to mailboxes that we have not written to for 40 days are forgotten.',
      action: 'To the start page',
      actionUrl: '/',
    })
  }
}
