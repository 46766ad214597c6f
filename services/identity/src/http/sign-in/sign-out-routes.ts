import { identityRoutes } from '@waymark/contracts/routes/identity'
import type { Context as Call } from '@waymark/service/http/context'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../../context.ts'
import { safeReturnTo } from '../../domain/return-to.ts'
import { askedFrom, isPrefetch } from '../../domain/same-site.ts'
import { clientOf } from '../caller.ts'
import { page, refuseForeignForm } from '../pages/page-answer.ts'
import { clearedCookies, clearSiteData } from './session-cookies.ts'

export function addSignOutRoutes(http: Http, context: Context): void {
  const { pages, config, db, sessions, securityLog, secure } = context

  async function signOut(call: Pick<Call, 'identity' | 'address' | 'request'>, returnTo: string) {
    const { identity } = call
    if (identity && (await sessions.end(identity.userId, identity.sessionId)))
      await securityLog.record(db, { userId: identity.userId, kind: 'signed-out', at: clientOf(call) })
    return { redirect: returnTo, cookies: clearedCookies(secure), headers: clearSiteData }
  }

  http.route(identityRoutes.signOutPage, async (call) => {
    const { headers } = call.request
    if (askedFrom(headers, config.PUBLIC_URL) === 'own-site' && !isPrefetch(headers))
      return signOut(call, safeReturnTo(call.query.return_to))
    return page(
      pages.render('confirm', {
        title: 'Sign out?',
        text: 'You did not come here from a page of Waymark, so nothing has happened yet.',
        action: identityRoutes.signOut.path,
        hidden: [],
        button: 'Sign Out',
        other: 'Stay signed in',
        otherUrl: '/',
      }),
    )
  })

  http.route(identityRoutes.signOut, async (call) => {
    refuseForeignForm(call, context)
    return signOut(call, '/')
  })
}
