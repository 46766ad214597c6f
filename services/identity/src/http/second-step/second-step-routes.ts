import { factorRoutes } from '@waymark/contracts/routes/factors'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../../context.ts'
import type { Pending } from '../../data/second-step/pending-sign-ins.ts'
import { safeReturnTo } from '../../domain/return-to.ts'
import { factorsOf } from '../../use-cases/second-step/factors.ts'
import { finishSignIn } from '../../use-cases/second-step/finish-sign-in.ts'
import { clientOf } from '../caller.ts'
import { page, refuseForeignForm, tooManyAnswer } from '../pages/page-answer.ts'
import { SIGN_IN_PATH, signInUrl } from '../pages/paths.ts'
import { secondStepView } from '../pages/second-step-page.ts'
import { cookiesOf } from '../sign-in/opened-cookies.ts'

/** Between a right password, or a provider's word, and the session: the page that asks for a code. */
export function addSecondStepRoutes(http: Http, context: Context): void {
  const { pages, limits, pendingSignIns, relyingParty } = context

  http.route(factorRoutes.secondStepPage, async ({ query, cookies, identity }) => {
    const returnTo = safeReturnTo(query.return_to)
    const pending = await pendingSignIns.find(cookies)
    if (!pending) return { redirect: identity ? returnTo : signInUrl(returnTo) }
    return page(await ask({ pending, by: query.by, returnTo }))
  })

  http.route(factorRoutes.secondStep, async (call) => {
    refuseForeignForm(call, context)
    const { body, cookies, identity, address } = call
    const returnTo = safeReturnTo(body.return_to)
    const pending = await pendingSignIns.find(cookies)
    if (!pending) return page(beginAgain(), 422)
    const again = { pending, by: body.by, returnTo }
    const typed = body.code?.trim() ?? ''
    if (typed === '') return page(await ask({ ...again, fault: 'Please fill in the code' }), 422)
    const state = await ask(again)
    try {
      await limits.from(address)
      const finished = await finishSignIn(context, { pending, typed, at: clientOf(call), replaces: identity })
      if (finished === 'wrong') return page(await ask({ ...again, fault: WRONG }), 422)
      if (finished === 'over') return { ...page(beginAgain(), 422), cookies: [pendingSignIns.clearedCookie()] }
      return { redirect: returnTo, cookies: [...(await cookiesOf(context, call, finished)), pendingSignIns.clearedCookie()] }
    } catch (error) {
      return tooManyAnswer(error, (message) => pages.render('second-step', { ...state.view, message }))
    }
  })

  async function ask({ pending, ...state }: { pending: Pending; by: string | undefined; returnTo: string; fault?: string }) {
    const { app, passkeys } = await factorsOf(context, pending.userId)
    const provider = pending.byProvider ? (context.provider?.name ?? 'The other provider') : undefined
    const view = secondStepView({
      ...state,
      provider,
      app: app !== undefined,
      passkeys: passkeys.length > 0 && relyingParty.possible,
    })
    return { ...pages.render('second-step', view), view }
  }

  function beginAgain() {
    return pages.render('notice', {
      title: 'Please sign in again',
      text: 'This sign-in is over: it took longer than ten minutes, or too many codes were wrong. Nothing has changed in your account.',
      action: 'Sign In',
      actionUrl: SIGN_IN_PATH,
    })
  }
}

const WRONG = 'This code is not right, or it was used before. Codes of an app change every 30 seconds'
