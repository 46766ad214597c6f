import { identityRoutes } from '@waymark/contracts/routes/identity'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { present } from '../data/present-user.ts'
import { loadDashboard } from '../use-cases/load-dashboard.ts'
import { changeProfile } from '../use-cases/profile/change-profile.ts'

export function addUserRoutes(http: Http, context: Context): void {
  const { db } = context

  http.route(identityRoutes.getUser, async ({ user }) => {
    const row = await db.userAccount.findUnique({ where: { id: user.userId } })
    if (!row) throw gone()
    return { body: present.user(row) }
  })

  http.route(identityRoutes.getProfile, async ({ user }) => {
    const row = await db.userProfile.findUnique({ where: { userId: user.userId } })
    if (!row) throw gone()
    return { body: present.profile(row) }
  })

  http.route(identityRoutes.changeProfile, async ({ user, body }) => ({
    body: present.profile(await changeProfile(context, user.userId, body)),
  }))

  http.route(identityRoutes.getDashboard, async ({ user, signal }) => {
    const dashboard = await loadDashboard(context, user.userId, signal)
    if (!dashboard) throw gone()
    return { body: dashboard }
  })
}

/** The account was deleted while the token in the gateway's hand was still good for some seconds. */
function gone(): AppError {
  return new AppError('unauthorized', 'Please sign in to continue.')
}
