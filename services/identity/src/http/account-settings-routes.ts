import { accountRoutes } from '@waymark/contracts/routes/account'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { present } from '../data/present-user.ts'
import { requireProof } from '../use-cases/change-password.ts'
import { addProject, changeProject, deleteProject, listProjects, orderProjects } from '../use-cases/profile/portfolio.ts'
import { changeSettings, readSettings } from '../use-cases/profile/settings.ts'
import { loadCompleteness, loadUsage } from '../use-cases/profile/usage.ts'
import { ownerOf } from './caller.ts'

/** Settings, portfolio, usage, completeness, and signing out everywhere else. */
export function addAccountSettingsRoutes(http: Http, context: Context): void {
  http.route(accountRoutes.getSettings, async ({ user }) => ({ body: await readSettings(context, user.userId) }))

  http.route(accountRoutes.changeSettings, async ({ user, body }) => ({
    body: await changeSettings(context, user.userId, body),
  }))

  http.route(accountRoutes.getUsage, async ({ user: { userId }, signal }) => ({
    body: await loadUsage(context, { userId, signal }),
  }))

  http.route(accountRoutes.getCompleteness, async ({ user: { userId }, signal }) => ({
    body: await loadCompleteness(context, { userId, signal }),
  }))

  http.route(accountRoutes.revokeOtherSessions, async (call) => {
    const { user, body } = call
    const owner = ownerOf(call)
    await requireProof(context, owner, body?.password)
    await context.sessions.endAll(user.userId, { except: user.sessionId })
    await context.securityLog.record(context.db, { userId: user.userId, kind: 'other-sessions-ended', at: owner.at })
    const sessions = await context.sessions.list(user.userId)
    return { body: { sessions: sessions.map((session) => present.session(session, user.sessionId)) } }
  })

  http.route(accountRoutes.listProjects, async ({ user }) => ({
    body: { projects: await listProjects(context, user.userId) },
  }))

  http.route(accountRoutes.addProject, async ({ user, body }) => ({ body: await addProject(context, user.userId, body) }))

  http.route(accountRoutes.orderProjects, async ({ user, body }) => ({
    body: { projects: await orderProjects(context, user.userId, body.ids) },
  }))

  http.route(accountRoutes.changeProject, async ({ user: { userId }, params: { id }, body }) => ({
    body: await changeProject(context, { userId, id }, body),
  }))

  http.route(accountRoutes.deleteProject, async ({ user: { userId }, params: { id } }) => {
    await deleteProject(context, { userId, id })
    return { body: { projects: await listProjects(context, userId) } }
  })
}
