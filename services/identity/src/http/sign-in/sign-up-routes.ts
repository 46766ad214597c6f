import { email as emailCodec } from '@waymark/contracts/codec/primitives'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { check } from '@waymark/kit/decode'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../../context.ts'
import { oneLine } from '../../domain/form-text.ts'
import { passwordFault } from '../../domain/password-rules.ts'
import { safeReturnTo } from '../../domain/return-to.ts'
import { registerUser } from '../../use-cases/register-user.ts'
import { signIn } from '../../use-cases/sign-in.ts'
import { clientOf } from '../caller.ts'
import { type Faults, signUpView } from '../pages/form-pages.ts'
import { page, refuseForeignForm, tooManyAnswer } from '../pages/page-answer.ts'
import { afterFirstStep } from './opened-cookies.ts'
import { hintCookie } from './session-cookies.ts'

type SignUpField = 'firstName' | 'lastName' | 'email' | 'password'

export function addSignUpRoutes(http: Http, context: Context): void {
  const { pages, limits, secure, sessions } = context
  const { provider } = context.waysIn

  http.route(identityRoutes.signUpPage, ({ query, identity }) => {
    const returnTo = safeReturnTo(query.return_to)
    if (identity) return { redirect: returnTo, cookies: [hintCookie(secure)] }
    return page(pages.render('sign-up', signUpView({ returnTo, provider, values: { email: oneLine(query.email) } })))
  })

  http.route(identityRoutes.signUp, async (call) => {
    refuseForeignForm(call, context)
    const { body, address, identity } = call
    const returnTo = safeReturnTo(body.return_to)
    const values = { firstName: oneLine(body.firstName), lastName: oneLine(body.lastName), email: oneLine(body.email) }
    const password = body.password ?? ''
    const again = (faults: Faults<SignUpField>, message?: string) =>
      pages.render('sign-up', signUpView({ returnTo, provider, values, faults, message }))

    const faults = faultsIn({ ...values, password })
    if (Object.values(faults).some(Boolean)) return page(again(faults), 422)
    try {
      await limits.from(address)
      const person = { ...values, password, at: clientOf(call), cookies: call.cookies }
      // Whoever fills in the wrong form with the right password means to sign in.
      const opened = (await signIn(context, person)) ?? (await registerUser(context, person))
      if (identity) await sessions.end(identity.userId, identity.sessionId)
      return await afterFirstStep(context, call, opened, returnTo)
    } catch (error) {
      return tooManyAnswer(error, (message) => again({}, message))
    }
  })
}

function faultsIn(form: Record<SignUpField, string>): Faults<SignUpField> {
  const address = check(emailCodec, form.email)
  return {
    firstName: nameFault(form.firstName, 'Please fill in your first name'),
    lastName: nameFault(form.lastName, 'Please fill in your last name'),
    email: address.ok ? undefined : address.errors[0]?.message,
    password: passwordFault(form.password, form),
  }
}

function nameFault(name: string, absent: string): string | undefined {
  if (name === '') return absent
  return name.length > 100 ? 'Please shorten this to 100 characters or fewer' : undefined
}
