import { factorRoutes } from '@waymark/contracts/routes/factors'
import type { Cookie } from '@waymark/service/http/cookies'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../../context.ts'
import { safeReturnTo } from '../../domain/return-to.ts'
import { looksLikeToken, newToken } from '../../domain/secret-token.ts'
import { presentFactors } from '../../use-cases/second-step/factors.ts'
import { passkeyRequestFor, signInByPasskey } from '../../use-cases/second-step/passkey-sign-in.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '../../use-cases/second-step/passkeys.ts'
import { clientOf, ownerOf } from '../caller.ts'
import { signInView } from '../pages/form-pages.ts'
import { page, refuseForeignForm, tooManyAnswer } from '../pages/page-answer.ts'
import { cookiesOf } from '../sign-in/opened-cookies.ts'

const CEREMONY_S = 300

export function addPasskeyRoutes(http: Http, context: Context): void {
  const { pages, limits, pendingSignIns, waysIn, secure } = context
  const cookieName = secure ? '__Host-wm_passkey' : 'wm_passkey'
  const cookie = (value: string, maxAge: number): Cookie => ({ name: cookieName, value, maxAge, secure, sameSite: 'Strict' })
  const changed = async (userId: string, recoveryCodes: string[] = []) => ({
    body: { factors: await presentFactors(context, userId), ...(recoveryCodes.length > 0 && { recoveryCodes }) },
  })

  http.route(factorRoutes.passkeyOptions, async () => {
    const owner = newToken()
    return { body: await passkeyRequestFor(context, owner), cookies: [cookie(owner, CEREMONY_S)] }
  })

  http.route(factorRoutes.passkeySignIn, async (call) => {
    refuseForeignForm(call, context)
    const { body, cookies, identity, address } = call
    const returnTo = safeReturnTo(body.return_to)
    const owner = cookies[cookieName]
    const again = (message: string) => pages.render('sign-in', signInView({ returnTo, message, ...waysIn }))
    try {
      await limits.from(address)
      const pending = await pendingSignIns.find(cookies)
      const given = { at: clientOf(call), pending, replaces: identity, credential: body.credential ?? '' }
      const opened = looksLikeToken(owner) ? await signInByPasskey(context, { ...given, owner }) : undefined
      const used = cookie('', 0)
      if (!opened) return { ...page(again(REFUSED), 422), cookies: [used] }
      return { redirect: returnTo, cookies: [...(await cookiesOf(context, call, opened)), used, pendingSignIns.clearedCookie()] }
    } catch (error) {
      return tooManyAnswer(error, again)
    }
  })

  http.route(factorRoutes.beginPasskey, async (call) => ({
    body: await beginPasskey(context, ownerOf(call), call.body?.password),
  }))

  http.route(factorRoutes.addPasskey, async (call) =>
    changed(call.user.userId, await addPasskey(context, ownerOf(call), call.body)),
  )

  http.route(factorRoutes.renamePasskey, async ({ user, params, body }) => {
    await renamePasskey(context, { userId: user.userId, id: params.id, name: body.name })
    return changed(user.userId)
  })

  http.route(factorRoutes.removePasskey, async (call) => {
    await removePasskey(context, ownerOf(call), { id: call.params.id, password: call.body?.password })
    return changed(call.user.userId)
  })
}

const REFUSED = 'This passkey did not work here. Please try again, or sign in with your password.'
