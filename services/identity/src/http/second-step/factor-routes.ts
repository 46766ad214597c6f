import { factorRoutes } from '@waymark/contracts/routes/factors'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../../context.ts'
import { removeIdentity } from '../../use-cases/provider/remove-identity.ts'
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from '../../use-cases/second-step/authenticator.ts'
import { presentFactors } from '../../use-cases/second-step/factors.ts'
import { renewRecoveryCodes } from '../../use-cases/second-step/recovery.ts'
import { ownerOf } from '../caller.ts'

/** What an account is signed in to with, beside its password; for its owner. */
export function addFactorRoutes(http: Http, context: Context): void {
  const changed = async (userId: string, recoveryCodes: string[] = []) => ({
    body: { factors: await presentFactors(context, userId), ...(recoveryCodes.length > 0 && { recoveryCodes }) },
  })

  http.route(factorRoutes.getFactors, async ({ user }) => ({ body: await presentFactors(context, user.userId) }))

  http.route(factorRoutes.listSecurityEvents, async ({ user, query }) => ({
    body: await context.securityLog.list(user.userId, query.before),
  }))

  http.route(factorRoutes.beginAuthenticator, async (call) => ({
    body: await beginAuthenticator(context, ownerOf(call), call.body?.password),
  }))

  http.route(factorRoutes.confirmAuthenticator, async (call) =>
    changed(call.user.userId, await confirmAuthenticator(context, ownerOf(call), call.body.code)),
  )

  http.route(factorRoutes.removeAuthenticator, async (call) => {
    await removeAuthenticator(context, ownerOf(call), call.body?.password)
    return changed(call.user.userId)
  })

  http.route(factorRoutes.removeProvider, async (call) => {
    await removeIdentity(context, ownerOf(call), { id: call.params.id, password: call.body?.password })
    return changed(call.user.userId)
  })

  http.route(factorRoutes.renewRecoveryCodes, async (call) =>
    changed(call.user.userId, await renewRecoveryCodes(context, ownerOf(call), call.body?.password)),
  )
}
