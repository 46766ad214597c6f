import { identityRoutes } from '@waymark/contracts/routes/identity'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { present } from '../data/present-user.ts'
import { changePassword, requireProof } from '../use-cases/change-password.ts'
import { deleteAccount } from '../use-cases/delete-account.ts'
import { exportAccount, exportAsResume } from '../use-cases/export-account.ts'
import { ownerOf } from './caller.ts'
import { clearedCookies, clearSiteData, sessionCookies } from './sign-in/session-cookies.ts'

export function addAccountRoutes(http: Http, context: Context): void {
  const { db, sessions, securityLog, secure } = context

  const listOf = async (userId: string, currentId: string) => ({
    sessions: (await sessions.list(userId)).map((session) => present.session(session, currentId)),
  })

  http.route(identityRoutes.listSessions, async ({ user }) => ({ body: await listOf(user.userId, user.sessionId) }))

  http.route(identityRoutes.revokeSession, async (call) => {
    const { user, params, body: given } = call
    const owner = ownerOf(call)
    // Signing oneself out needs nothing; whoever found an open page must not sign its owner out elsewhere.
    if (params.id !== user.sessionId) await requireProof(context, owner, given?.password)
    if (!(await sessions.end(user.userId, params.id))) throw new AppError('not_found', 'There is no such session.')
    const kind = params.id === user.sessionId ? 'signed-out' : 'session-ended'
    await securityLog.record(db, { userId: user.userId, kind, at: owner.at })
    const body = await listOf(user.userId, user.sessionId)
    return params.id === user.sessionId ? { body, cookies: clearedCookies(secure) } : { body }
  })

  http.route(identityRoutes.changePassword, async (call) => {
    const { user, body, cookies } = call
    const token = await changePassword(context, ownerOf(call), body)
    if (token === undefined) throw new AppError('unauthorized', 'Please sign in to continue.')
    return { body: {}, cookies: [...sessionCookies(token, secure), await context.devices.remember(cookies, user.userId)] }
  })

  http.route(identityRoutes.deleteAccount, async (call) => {
    await deleteAccount(context, ownerOf(call), call.body.password)
    return { body: {}, cookies: clearedCookies(secure), headers: clearSiteData }
  })

  http.route(identityRoutes.exportAccount, async (call) => {
    const { query, signal } = call
    const { userId, at } = ownerOf(call)
    const asResume = query.format === 'resume'
    const content = await (asResume ? exportAsResume : exportAccount)(context, { userId, signal })
    await securityLog.record(db, { userId, kind: 'account-exported', at })
    const name = asResume ? 'resume.json' : 'waymark-export.json'
    return {
      file: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
      type: 'application/json; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    }
  })
}
