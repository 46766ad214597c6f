import { opensPages } from '@waymark/service/http/error-handler'
import type { Http, HttpOptions } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { addAccountRoutes } from './account-routes.ts'
import { addAccountSettingsRoutes } from './account-settings-routes.ts'
import { addAssetRoutes } from './asset-routes.ts'
import { addEmailRoutes } from './email-routes.ts'
import { addFeedRoutes } from './feed-routes.ts'
import { addMailRoutes } from './mail-routes.ts'
import { addResumeRoutes } from './resume-routes.ts'
import { addSearchRoutes } from './search-routes.ts'
import { addFactorRoutes } from './second-step/factor-routes.ts'
import { addPasskeyRoutes } from './second-step/passkey-routes.ts'
import { addSecondStepRoutes } from './second-step/second-step-routes.ts'
import { addDisownRoutes } from './sign-in/disown-routes.ts'
import { addPasswordRoutes } from './sign-in/password-routes.ts'
import { addProviderRoutes } from './sign-in/provider-routes.ts'
import { addSignInRoutes } from './sign-in/sign-in-routes.ts'
import { addSignOutRoutes } from './sign-in/sign-out-routes.ts'
import { addSignUpRoutes } from './sign-in/sign-up-routes.ts'
import { addVerifyRoutes } from './sign-in/verify-routes.ts'
import { addUserRoutes } from './user-routes.ts'
import { addVitalsRoutes } from './vitals-routes.ts'

/** A form of ours is a few hundred bytes, a profile a few kilobytes; a long résumé with all its lines is the largest. */
const BODY_LIMIT = 512 * 1024

/** A person who opened a page gets a page, also when it went wrong. */
export function httpOptions({ pages }: Context): Pick<HttpOptions, 'bodyLimit' | 'errorPage'> {
  return {
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
  }
}

export function addHttp(http: Http, context: Context): void {
  const add = [
    addSignInRoutes,
    addSecondStepRoutes,
    addPasskeyRoutes,
    addFactorRoutes,
    addProviderRoutes,
    addSignUpRoutes,
    addSignOutRoutes,
    addPasswordRoutes,
    addVerifyRoutes,
    addDisownRoutes,
    addMailRoutes,
    addEmailRoutes,
    addUserRoutes,
    addAccountRoutes,
    addAccountSettingsRoutes,
    addResumeRoutes,
    addFeedRoutes,
    addSearchRoutes,
    addAssetRoutes,
    addVitalsRoutes,
  ]
  for (const addRoutes of add) addRoutes(http, context)
}
