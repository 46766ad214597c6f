import type { Context as Call } from '@waymark/kit/http/context'
import type { Cookie } from '@waymark/kit/http/cookies'
import type { Context } from '../context.ts'
import type { Opened } from '../use-cases/sign-in.ts'
import { sessionCookies } from './session-cookies.ts'

/** What a browser keeps after a sign-in: the session, the hint of it, and that this browser is known to the account. */
export async function cookiesOf(context: Context, call: Pick<Call, 'cookies'>, opened: Opened): Promise<Cookie[]> {
  return [...sessionCookies(opened.token, context.secure), await context.devices.remember(call.cookies, opened.userId)]
}
