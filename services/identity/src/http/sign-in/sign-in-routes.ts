import { identityRoutes } from '@waymark/contracts/routes/identity'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../../context.ts'
import { oneLine } from '../../domain/form-text.ts'
import { safeReturnTo } from '../../domain/return-to.ts'
import { signIn } from '../../use-cases/sign-in.ts'
import { clientOf } from '../caller.ts'
import { type Faults, signInView } from '../pages/form-pages.ts'
import { page, refuseForeignForm, tooManyAnswer } from '../pages/page-answer.ts'
import { afterFirstStep } from './opened-cookies.ts'
import { hintCookie } from './session-cookies.ts'

export function addSignInRoutes(http: Http, context: Context): void {
  const { pages, limits, secure, waysIn } = context

  http.route(identityRoutes.signInPage, ({ query, identity }) => {
    const returnTo = safeReturnTo(query.return_to)
    // The hint comes along, or a page that has lost it would send the person here again and again.
    if (identity) return { redirect: returnTo, cookies: [hintCookie(secure)] }
    return page(pages.render('sign-in', signInView({ returnTo, ...waysIn, values: { email: oneLine(query.email) } })))
  })

  http.route(identityRoutes.signIn, async (call) => {
    refuseForeignForm(call, context)
    const returnTo = safeReturnTo(call.body.return_to)
    const values = { email: oneLine(call.body.email) }
    const password = call.body.password ?? ''
    const again = (faults: Faults<'email' | 'password'>, message?: string) =>
      pages.render('sign-in', signInView({ returnTo, ...waysIn, values, faults, message }))

    const faults = missing(values.email, password)
    if (faults) return page(again(faults), 422)
    try {
      await limits.from(call.address)
      const given = { email: values.email, password, at: clientOf(call), cookies: call.cookies, replaces: call.identity }
      const opened = await signIn(context, given)
      if (!opened) return page(again({ password: WRONG }), 422)
      return await afterFirstStep(context, call, opened, returnTo)
    } catch (error) {
      return tooManyAnswer(error, (message) => again({}, message))
    }
  })
}

const WRONG = 'The e-mail address or the password is not right'

function missing(email: string, password: string): Faults<'email' | 'password'> | undefined {
  if (email !== '' && password !== '') return undefined
  return {
    email: email === '' ? 'Please fill in your e-mail address' : undefined,
    password: password === '' ? 'Please fill in your password' : undefined,
  }
}
