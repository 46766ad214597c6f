import type { Context as Call } from '@waymark/service/http/context'
import type { Cookie } from '@waymark/service/http/cookies'
import type { Context } from '../../context.ts'
import type { Opened, Waiting } from '../../use-cases/sign-in.ts'
import { secondStepUrl } from '../pages/paths.ts'
import { sessionCookies } from './session-cookies.ts'

/** What a browser keeps after a sign-in: the session, the hint of it, and that this browser is known to the account. */
export async function cookiesOf(context: Context, call: Pick<Call, 'cookies'>, opened: Opened): Promise<Cookie[]> {
  return [...sessionCookies(opened.token, context.secure), await context.devices.remember(call.cookies, opened.userId)]
}

/** Where a browser goes after a right password or a provider's word, and what it keeps: the session, or that the second step waits for it. */
export async function afterFirstStep(context: Context, call: Pick<Call, 'cookies'>, found: Opened | Waiting, returnTo: string) {
  if ('pending' in found) return { redirect: secondStepUrl(returnTo), cookies: [context.pendingSignIns.cookie(found.pending)] }
  return { redirect: returnTo, cookies: await cookiesOf(context, call, found) }
}
