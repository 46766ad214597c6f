import { identityRoutes } from '@waymark/contracts/routes/identity'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/kit/http/server'
import type { Context } from '../context.ts'
import { present } from '../present.ts'
import { clearedCookies } from '../sessions/session-cookies.ts'
import { changePassword } from '../use-cases/change-password.ts'
import { deleteAccount } from '../use-cases/delete-account.ts'
import { exportAccount, exportAsResume } from '../use-cases/export-account.ts'

export function addAccountRoutes(http: Http, context: Context): void {
  const { sessions, secure } = context

  const listOf = async (userId: string, currentId: string) => ({
    sessions: (await sessions.list(userId)).map((session) => present.session(session, currentId)),
  })

  http.route(identityRoutes.listSessions, async ({ user }) => ({ body: await listOf(user.userId, user.sessionId) }))

  http.route(identityRoutes.revokeSession, async ({ user, params }) => {
    if (!(await sessions.end(user.userId, params.id))) throw new AppError('not_found', 'There is no such session.')
    const body = await listOf(user.userId, user.sessionId)
    return params.id === user.sessionId ? { body, cookies: clearedCookies(secure) } : { body }
  })

  http.route(identityRoutes.changePassword, async ({ user, body }) => {
    await changePassword(context, user, body)
    return { body: {} }
  })

  http.route(identityRoutes.deleteAccount, async ({ user, body }) => {
    await deleteAccount(context, user.userId, body.password)
    return { body: {}, cookies: clearedCookies(secure) }
  })

  http.route(identityRoutes.exportAccount, async ({ user: { userId }, query, signal }) => {
    const asResume = query.format === 'resume'
    const content = await (asResume ? exportAsResume : exportAccount)(context, { userId, signal })
    const name = asResume ? 'resume.json' : 'waymark-export.json'
    return {
      file: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
      type: 'application/json; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    }
  })
}
