import { factorRoutes } from '@waymark/contracts/routes/factors'
import type { Http } from '@waymark/kit/http/server'
import type { Context } from '../../context.ts'
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from '../../use-cases/second-step/authenticator.ts'
import { presentFactors } from '../../use-cases/second-step/factors.ts'
import { renewRecoveryCodes } from '../../use-cases/second-step/recovery.ts'

/** What an account is signed in to with, beside its password; for its owner. */
export function addFactorRoutes(http: Http, context: Context): void {
  const changed = async (userId: string, recoveryCodes: string[] = []) => ({
    body: { factors: await presentFactors(context, userId), ...(recoveryCodes.length > 0 && { recoveryCodes }) },
  })

  http.route(factorRoutes.getFactors, async ({ user }) => ({ body: await presentFactors(context, user.userId) }))

  http.route(factorRoutes.beginAuthenticator, async ({ user, body }) => ({
    body: await beginAuthenticator(context, user, body?.password),
  }))

  http.route(factorRoutes.confirmAuthenticator, async ({ user, body }) =>
    changed(user.userId, await confirmAuthenticator(context, user, body.code)),
  )

  http.route(factorRoutes.removeAuthenticator, async ({ user, body }) => {
    await removeAuthenticator(context, user, body?.password)
    return changed(user.userId)
  })

  http.route(factorRoutes.renewRecoveryCodes, async ({ user, body }) =>
    changed(user.userId, await renewRecoveryCodes(context, user, body?.password)),
  )
}
