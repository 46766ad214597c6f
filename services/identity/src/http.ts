import { servedRoutes } from '@waymark/contracts/route'
import { accountRoutes } from '@waymark/contracts/routes/account'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { readPublicKeys } from '@waymark/kit/auth'
import { opensPages } from '@waymark/kit/http/failure'
import { createHttp, type Http } from '@waymark/kit/http/server'
import type { Context } from './context.ts'
import { addAccountRoutes } from './routes/account-routes.ts'
import { addAssetRoutes } from './routes/asset-routes.ts'
import { addDisownRoutes } from './routes/disown-routes.ts'
import { addEmailRoutes } from './routes/email-routes.ts'
import { addFeedRoutes } from './routes/feed-routes.ts'
import { addMailRoutes } from './routes/mail-routes.ts'
import { addOwnPlaceRoutes } from './routes/own-place-routes.ts'
import { addPasswordRoutes } from './routes/password-routes.ts'
import { addResumeRoutes } from './routes/resume-routes.ts'
import { addSearchRoutes } from './routes/search-routes.ts'
import { addSignInRoutes } from './routes/sign-in-routes.ts'
import { addSignOutRoutes } from './routes/sign-out-routes.ts'
import { addSignUpRoutes } from './routes/sign-up-routes.ts'
import { addUserRoutes } from './routes/user-routes.ts'
import { addVerifyRoutes } from './routes/verify-routes.ts'
import { addVitalsRoutes } from './routes/vitals-routes.ts'

/** A form of ours is a few hundred bytes, a profile a few kilobytes; a long résumé with all its lines is the largest. */
const BODY_LIMIT = 512 * 1024

export function createIdentityHttp(context: Context, ready: () => boolean): Http {
  const { config, log, metrics, db, pages } = context
  const http = createHttp({
    routes: servedRoutes({ ...identityRoutes, ...accountRoutes }),
    publicKeys: readPublicKeys(config.IDENTITY_TOKEN_PUBLIC_KEY),
    log,
    metrics,
    ready,
    checks: { database: () => db.$queryRaw`select 1` },
    bodyLimit: BODY_LIMIT,
    errorPage: ({ status, detail, requestId }, { route }) => {
      if (!opensPages(route)) return undefined
      return pages.render('notice', {
        title: status >= 500 ? 'That did not work' : 'This cannot be done',
        text: detail,
        action: 'To the start page',
        actionUrl: '/',
        note: `Request ${requestId}`,
      })
    },
  })
  const add = [
    addSignInRoutes,
    addSignUpRoutes,
    addSignOutRoutes,
    addPasswordRoutes,
    addVerifyRoutes,
    addDisownRoutes,
    addMailRoutes,
    addEmailRoutes,
    addUserRoutes,
    addAccountRoutes,
    addOwnPlaceRoutes,
    addResumeRoutes,
    addFeedRoutes,
    addSearchRoutes,
    addAssetRoutes,
    addVitalsRoutes,
  ]
  for (const addRoutes of add) addRoutes(http, context)
  return http
}
